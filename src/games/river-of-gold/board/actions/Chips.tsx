import type { ReactNode } from 'react';
import { type Clan, GOODS, type Player, type Resource, type Seat } from '../../rules';
import { ClanEmblem, RegionIcon, ResourceIcon } from '../art';
import type { InfluenceChange, ResourceChange, SeatOutcome } from '../model/outcome';
import type { Words } from '../model/words';

/** A picture with a number beside it; a screen reader hears the words instead. */
export function Chip({ say, tone, children }: { say: string; tone?: 'gain' | 'loss'; children: ReactNode }) {
  return (
    <span className="rp-chip" data-tone={tone}>
      <span aria-hidden="true" className="rp-chip-face">
        {children}
      </span>
      <span className="rp-hidden">{say}</span>
    </span>
  );
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

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
    <span className="rp-chips">
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

/** A player's emblem and name. */
export function PlayerName({ seat, clan, words }: { seat: Seat; clan: Clan | null; words: Words }) {
  return (
    <span className="rp-player">
      {clan && <ClanEmblem clan={clan} />}
      <span>{words.name(seat)}</span>
    </span>
  );
}

const HELD: readonly Resource[] = ['koku', ...GOODS, 'favor'];

/** What a player holds, as pictures with numbers. */
export function Holdings({ player, words }: { player: Player; words: Words }) {
  return (
    <span className="rp-chips">
      {HELD.map((resource) => (
        <Chip key={resource} say={words.amount(resource, player[resource])}>
          <ResourceIcon kind={resource} />
          {player[resource]}
        </Chip>
      ))}
    </span>
  );
}
