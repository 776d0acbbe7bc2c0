/** Everything that happens in a match, the moves to come included: every line leads to its move. */
import { memo, useEffect, useRef } from 'react';
import { useQuickTranslation } from '../../i18n/quick';

/** What a move made happen, in words. */
export interface MoveLine {
  /** The move: 1 is the first. */
  readonly at: number;
  readonly text: string;
  /** It begins a part of the game, such as a turn. */
  readonly heading: boolean;
}

interface Props {
  readonly lines: readonly MoveLine[];
  /** The move that is shown. */
  readonly at: number;
  onGo(at: number): void;
}

export const MoveList = memo(function MoveList({ lines, at, onGo }: Props) {
  const { t } = useQuickTranslation('replay');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the move that is shown
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const now = lines.findLast((line) => line.at <= at);
  return (
    <ol className="tk-plain tk-moves" ref={list} aria-label={t('list.title')}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a match never changes
        <li key={index} data-heading={line.heading || undefined} data-later={line.at > at || undefined}>
          <button
            type="button"
            className="tk-log-line"
            aria-current={line === now ? 'step' : undefined}
            onClick={() => onGo(line.at)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
});
