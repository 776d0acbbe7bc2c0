import { i18n } from '../../../i18n';
import type { Reasons } from '../../contract';
import { planWords } from '../board/model/move-words';
import { outcomeOfEvents, type SeatOutcome } from '../board/model/outcome';
import { foresee, plansFor } from '../board/model/plans';
import { makeWords, type Words } from '../board/model/words';
import {
  applyMove,
  building,
  cloneState,
  customer,
  customerPoints,
  type GameState,
  type Move,
  type Seat,
  sameMove,
  scoreRegion,
  UNKNOWN_RANDOM,
} from '../rules';

/** Up to the action: what is answered after it can be seen then. */
function upToAction(plan: readonly Move[]): readonly Move[] {
  const action = plan.findIndex(({ name }) => name !== 'spendFavor' && name !== 'trade');
  return action < 0 ? plan : plan.slice(0, action + 1);
}

/** A plan in the words of the table: as one thing where the table knows it as one, else move by move. */
function planName(state: GameState, seat: Seat, moves: readonly Move[], words: Words): string {
  const planFor = (from: GameState, wanted: readonly Move[]) =>
    plansFor(from, seat).find(
      (one) =>
        one.moves.length === wanted.length &&
        one.moves.every((move, at) => sameMove(move, wanted[at] ?? move)),
    );
  const whole = planFor(state, moves);
  if (whole) return planWords(whole, { state, viewer: seat, words });
  let now = state;
  const names = moves.map((move) => {
    const one = planFor(now, [move]);
    const name = one ? planWords(one, { state: now, viewer: seat, words }) : '';
    // Plans are remembered by their state: the next one needs a state of its own.
    now = cloneState(now);
    applyMove(now, move, UNKNOWN_RANDOM);
    return name;
  });
  return names.filter((name) => name !== '').join(' → ');
}

/** What somebody has more of after a plan than before, in words. */
const gainsOf = ({ resources }: SeatOutcome, words: Words): readonly string[] =>
  resources
    .map(({ resource, gained, lost, paid }) => ({ resource, more: gained - lost - paid }))
    .filter(({ more }) => more > 0)
    .map(({ resource, more }) => words.amount(resource, more));

/** What the region's scoring tile would pay a seat if the game ended now. */
const regionShare = (state: GameState, seat: Seat, region: Parameters<typeof scoreRegion>[1]): number =>
  scoreRegion(state, region).find(({ player }) => player === seat)?.points ?? 0;

/** What an action means beyond what it gives at once. */
function lasting(state: GameState, seat: Seat, action: Move | undefined, words: Words): string[] {
  const t = i18n.getFixedT(null, 'river-learn');
  if (action?.name === 'build') {
    const { owner } = building(action.arg.tile);
    return owner.length > 0 ? [t('reasons.owner', { what: words.effects(owner) })] : [];
  }
  if (action?.name === 'deliver') {
    const before = state.players[seat]?.delivered.length ?? 0;
    const points = customerPoints(before + 1) - customerPoints(before);
    const { role } = customer(action.arg.customer);
    return [
      t('reasons.delivery', { count: points }),
      t(`reasons.${role}`, { region: words.region(customer(action.arg.customer).region) }),
    ];
  }
  return [];
}

/** What speaks for a plan: what it gives at once, what it does to the regions, what comes of it later, who else gains. */
export function reasonsFor(
  state: GameState,
  seat: Seat,
  plan: readonly Move[],
  names: readonly string[],
): Reasons {
  const language = i18n.resolvedLanguage ?? 'en';
  const words = makeWords(i18n.getFixedT(language, ['river-table', 'river-terms']), language, names);
  const t = i18n.getFixedT(null, 'river-learn');
  const moves = upToAction(plan);
  const what = planName(state, seat, moves, words);
  const { events } = foresee(state, seat, moves);
  const order = [seat, ...state.players.flatMap((_, other) => (other === seat ? [] : [other]))];
  const outcomes = outcomeOfEvents(events, order);
  const own = outcomes.find((outcome) => outcome.seat === seat);
  const gains = own ? gainsOf(own, words) : [];
  const why = gains.length > 0 ? [t('reasons.gains', { what: words.list(gains) })] : [];
  for (const { region, from, to } of own?.influence ?? []) {
    const after: GameState = {
      ...state,
      players: state.players.map((player, at) =>
        at === seat
          ? { ...player, influence: player.influence.map((steps, i) => (i === region - 1 ? to : steps)) }
          : player,
      ),
    };
    const more = regionShare(after, seat, region) - regionShare(state, seat, region);
    why.push(t('reasons.influence', { region: words.region(region), from, to }));
    if (more > 0) why.push(t('reasons.regionPays', { region: words.region(region), count: more }));
  }
  why.push(...lasting(state, seat, moves.at(-1), words));
  if (events.some((event) => event.type === 'sailed' && event.journey)) why.push(t('reasons.journey'));
  for (const outcome of outcomes) {
    const given = gainsOf(outcome, words);
    if (outcome.seat === seat || given.length === 0) continue;
    why.push(t('reasons.others', { name: words.name(outcome.seat), what: words.list(given) }));
  }
  return { what, why };
}
