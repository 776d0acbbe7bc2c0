import type { ChoiceProps } from './ChoicePanel';
import { GoodButtons } from './GoodButtons';

/** A good of choice: one button for each that there is room for. */
export function GoodChoice(props: ChoiceProps) {
  return (
    <div className="tk-options">
      <GoodButtons {...props} />
    </div>
  );
}
