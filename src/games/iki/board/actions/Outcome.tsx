import { Chip, Preview, type SeatChips, signed } from '../../../../table/actions/Preview';
import { type Change, type GameEvent, type GameState, type Move, RESOURCES, type Seat } from '../../rules';
import { Icon } from '../art/icons';
import { sentence } from '../log/sentences';
import { moveWords } from '../model/move-words';
import { businessAfter, previewOf } from '../model/previews';
import type { Words } from '../model/words';

const THINGS = [...RESOURCES, 'kobun'] as const;

export const Chips = ({ change, words }: { change: Change; words: Words }) =>
  THINGS.flatMap((thing) => {
    const amount = change[thing] ?? 0;
    if (amount === 0) return [];
    return (
      <Chip
        key={thing}
        tone={amount > 0 ? 'gain' : 'loss'}
        say={`${signed(amount)} ${words.t(`iki-terms:resource.${thing}`)}`}
      >
        {signed(amount)} <Icon kind={thing} size={17} />
      </Chip>
    );
  });

export function seatChips(changes: readonly Change[], words: Words): readonly SeatChips[] {
  return changes.flatMap((change, seat) =>
    Object.keys(change).length === 0 ? [] : [{ seat, chips: <Chips change={change} words={words} /> }],
  );
}

/** What events gave and cost everybody, by seat. */
export function changesOf(events: readonly GameEvent[], players: number): readonly Change[] {
  const changes = Array.from({ length: players }, (): Record<string, number> => ({}));
  for (const event of events) {
    if (event.type !== 'gained' && event.type !== 'paid') continue;
    const change = changes[event.player];
    if (!change) continue;
    const sign = event.type === 'gained' ? 1 : -1;
    change[event.resource] = (change[event.resource] ?? 0) + sign * event.amount;
  }
  return changes;
}

const worthSaying = ({ type }: GameEvent): boolean =>
  type === 'experienced' || type === 'retired' || type === 'neutralDiscarded' || type === 'passedStart';

const MOST_BUSINESS = 6;

/** The business that waits where a walk ends, in words. */
const waitsIn = (after: GameState, seat: Seat, words: Words): readonly string[] =>
  [...new Set(businessAfter(after, seat).map((move) => moveWords(after, seat, move, words)))].slice(
    0,
    MOST_BUSINESS,
  );

/** The exact outcome of a move, in the kit's card. */
export function Outcome({
  state,
  seat,
  move,
  words,
}: {
  state: GameState;
  seat: Seat;
  move: Move;
  words: Words;
}) {
  const preview = previewOf(state, seat, move);
  if (!preview) return null;
  const notes = preview.events.filter(worthSaying).flatMap((event) => sentence(event, words)?.text ?? []);
  const arrives = move.name === 'walk' || move.name === 'goTo';
  const waits = arrives ? waitsIn(preview.after, seat, words) : [];
  return (
    <>
      {(waits.length === 0 || notes.length > 0 || !arrives) && (
        <Preview seats={seatChips(preview.changes, words)} warnings={[]} notes={notes} />
      )}
      {waits.length > 0 && (
        <ul className="tk-plain iki-waits">
          {waits.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </>
  );
}
