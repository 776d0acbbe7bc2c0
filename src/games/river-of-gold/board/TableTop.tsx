import { useQuickTranslation } from '../../../i18n/quick';
import { type Tool, ToolButton } from '../../../table/actions/ToolButton';
import { TopLine } from '../../../table/actions/TopLine';
import type { SidePanels } from '../../../table/actions/useSidePanels';
import type { Turn } from '../../../table/useTurn';
import type { Move } from '../rules';
import { Countdown } from './actions/Countdown';
import type { Words } from './model/words';
import type { TableProps } from './Table';

interface Props {
  readonly view: TableProps;
  readonly turn: Turn<Move>;
  readonly words: Words;
  readonly side: SidePanels;
  readonly tools: readonly Tool[];
  /** Nothing is counted any more: who has won may be said. */
  readonly counted: boolean;
  /** Shows the scoring once more; null during a ceremony. */
  readonly showScoring: (() => void) | null;
}

/** The top line of River of Gold: era, how far it is to the Emperor and the end, and the tools. */
export function TableTop({ view, turn, words, side, tools, counted, showScoring }: Props) {
  const kit = useQuickTranslation('table');
  const { state, viewer, connection } = view;
  return (
    <TopLine
      status={turn.status}
      viewer={viewer}
      connection={connection}
      thinking={view.thinking}
      phase={words.t(`river-terms:phase.${state.phase}`)}
      progress={<Countdown state={state} viewer={viewer} words={words} />}
      winners={counted && state.result ? state.result.winners : null}
    >
      {tools.map((tool) => (
        <ToolButton key={tool} tool={tool} side={side} />
      ))}
      {state.result && showScoring && (
        <button type="button" className="tk-tool" onClick={showScoring}>
          {kit.t('score.again')}
        </button>
      )}
      {view.topLineExtras}
    </TopLine>
  );
}
