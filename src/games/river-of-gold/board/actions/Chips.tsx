import { Chip, type SeatChips, signed } from '../../../../table/actions/Preview';
import { GOODS, type Player, type Resource } from '../../rules';
import { RegionIcon, ResourceIcon } from '../art';
import type { InfluenceChange, ResourceChange, SeatOutcome } from '../model/outcome';
import type { Words } from '../model/words';

function ResourceChips({ change, words }: { change: ResourceChange; words: Words }) {
  const { resource, gained, paid } = change;
  const chip = (amount: number) => (
    <Chip
      key={amount > 0 ? 'gain' : 'loss'}
      say={`${signed(amount)}: ${words.amount(resource, Math.abs(amount))}`}
      tone={amount > 0 ? 'gain' : 'loss'}
    >
      {signed(amount)}
      <ResourceIcon kind={resource} />
    </Chip>
  );
  return (
    <>
      {paid > 0 && chip(-paid)}
      {gained > 0 && chip(gained)}
    </>
  );
}

function InfluenceChip({ change, words }: { change: InfluenceChange; words: Words }) {
  const say = words.t('river-table:preview.influence', {
    region: words.region(change.region),
    from: change.from,
    to: change.to,
  });
  return (
    <Chip say={say} tone="gain">
      <RegionIcon region={change.region} />
      {change.from} → {change.to}
    </Chip>
  );
}

/** Everything that a move, or a round, means for one player, in one line. */
export function OutcomeChips({ outcome, words }: { outcome: SeatOutcome; words: Words }) {
  return (
    <span className="tk-chips">
      {outcome.resources.map((change) => (
        <ResourceChips key={change.resource} change={change} words={words} />
      ))}
      {outcome.influence.map((change) => (
        <InfluenceChip key={change.region} change={change} words={words} />
      ))}
      {outcome.favorLimit !== null && (
        <Chip say={words.t('river-table:preview.favorLimit', { limit: outcome.favorLimit })} tone="gain">
          <ResourceIcon kind="favorLimit" />
          {outcome.favorLimit}
        </Chip>
      )}
    </span>
  );
}

/** The same for several players, a line for each. */
export const seatChips = (outcomes: readonly SeatOutcome[], words: Words): SeatChips[] =>
  outcomes.map((outcome) => ({
    seat: outcome.seat,
    chips: <OutcomeChips outcome={outcome} words={words} />,
  }));

const HELD: readonly Resource[] = ['koku', ...GOODS, 'favor'];

/** What a player holds, as pictures with numbers. */
export function Holdings({ player, words }: { player: Player; words: Words }) {
  return (
    <span className="tk-chips">
      {HELD.map((resource) => (
        <Chip key={resource} say={words.amount(resource, player[resource])}>
          <ResourceIcon kind={resource} />
          {player[resource]}
        </Chip>
      ))}
    </span>
  );
}
