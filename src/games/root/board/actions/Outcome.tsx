import { Chip, Preview, type SeatChips, signed } from '../../../../table/actions/Preview';
import type { Change, GameEvent, GameState, Move, Seat } from '../../rules';
import { PointsSign } from '../art/signs';
import { sentence } from '../log/sentences';
import { offTrackNotes, previewOf, ruleNotes, warningsOf } from '../model/previews';
import type { Words } from '../model/words';
import { OddsTable } from '../pieces/BattleCard';

const Chips = ({ change, words }: { change: Change; words: Words }) => (
  <>
    {change.score !== undefined && (
      <Chip
        tone={change.score > 0 ? 'gain' : 'loss'}
        say={`${signed(change.score)} ${words.points(Math.abs(change.score))}`}
      >
        {signed(change.score)} <PointsSign size={15} />
      </Chip>
    )}
    {change.cards !== undefined && (
      <Chip
        tone={change.cards > 0 ? 'gain' : 'loss'}
        say={`${signed(change.cards)} ${words.cards(Math.abs(change.cards))}`}
      >
        {signed(change.cards)} <span className="rt-back" />
      </Chip>
    )}
  </>
);
const chipsOf = (changes: readonly Change[], words: Words): readonly SeatChips[] =>
  changes.flatMap((change, seat) =>
    change.score === undefined && change.cards === undefined
      ? []
      : [{ seat, chips: <Chips change={change} words={words} /> }],
  );

/** What the move itself says already, and what is only the way there. */
const worthSaying = ({ type }: GameEvent): boolean =>
  ![
    'moved',
    'scored',
    'asked',
    'stepLeft',
    'phaseBegan',
    'turnBegan',
    'battleBegan',
    'spent',
    'decreeDone',
  ].includes(type);
const MOST_NOTES = 5;

/** The exact outcome of a move as far as it can be known; for a battle the odds. */
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
  if (preview.odds) return <OddsTable state={state} odds={preview.odds} words={words} />;
  const notes = preview.events
    .filter(worthSaying)
    .flatMap((event) => sentence(event, words)?.text ?? [])
    .slice(0, MOST_NOTES);
  return (
    <Preview
      seats={chipsOf(preview.changes, words)}
      warnings={warningsOf(move, preview, words)}
      notes={[...offTrackNotes(preview, words), ...new Set(notes), ...ruleNotes(state, preview, words)]}
    />
  );
}
