import { ActionButton } from '../../../../table/actions/ActionPanel';
import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import { matching } from '../../../../table/pick/plans';
import { type FactionId, type MoveName, playerAt, type Seat, type TurnPhase } from '../../rules';
import { chipWords } from '../model/labels';
import { moveWords } from '../model/move-words';
import { isFinal, isMinor, majorParts, type Plan, type TablePlay } from '../model/plans';
import { whyNotKind } from '../model/why';

/** What a faction does in a phase: these are offered whether or not they are possible now. */
const KINDS: Readonly<Record<FactionId, Readonly<Partial<Record<TurnPhase, readonly MoveName[]>>>>> = {
  marquise: { daylight: ['craft', 'battle', 'move', 'recruit', 'build', 'overwork', 'extraAction'] },
  eyrie: { birdsong: ['addToDecree'], daylight: ['craft', 'recruit', 'move', 'battle', 'build'] },
  alliance: {
    birdsong: ['revolt', 'spread'],
    daylight: ['craft', 'mobilize', 'train'],
    evening: ['move', 'battle', 'recruit', 'organize'],
  },
  vagabond: {
    birdsong: ['move'],
    daylight: ['move', 'battle', 'explore', 'aid', 'quest', 'strike', 'repair', 'craft', 'special'],
  },
};
const ALWAYS: readonly MoveName[] = ['useCard', 'dominance', 'turmoil'];

/** The kinds that have a button now, those that are possible first asked for by the phase. */
function kindsNow({ state, plans }: TablePlay, seat: Seat): readonly MoveName[] {
  const { faction } = playerAt(state, seat);
  const { phase } = state.turn;
  const usual = faction && phase !== 'factions' && phase !== 'setUp' ? (KINDS[faction][phase] ?? []) : [];
  return [...new Set([...usual, ...ALWAYS.filter((kind) => plans.some((plan) => plan.kind === kind))])];
}

/** Something that is picked and has no place on the table: an enemy, a number of warriors, a building. */
function PickChip({ pick, usual, words }: { pick: string; usual: boolean; words: string }) {
  const { attributes, look } = usePickable(pick);
  return (
    <button
      type="button"
      className="tk-button tk-action rt-chip"
      data-at={pick}
      {...attributes}
      aria-pressed={look === 'selected' || usual}
    >
      {words}
    </button>
  );
}

const ORDER = ['leader', 'character', 'kind', 'foe', 'piece', 'discarded'] as const;
const kindOfKey = (key: string): string => key.slice(0, key.indexOf('-'));
const MOST_CHIPS = 24;

/** The keys that could be picked next among the actions: first what has to be chosen, then what may be. */
function useChips(play: TablePlay): readonly { readonly key: string; readonly usual: boolean }[] {
  const { selection, waiting, mode, state } = play;
  const { look } = usePicking();
  const plans = mode === null ? play.plans : play.plans.filter(({ kind }) => kind === mode);
  const begun = selection.length > 0 || mode !== null || state.phase === 'setUp';
  const fitting = selection.length > 0 ? matching(plans, selection) : plans;
  const keys = new Set(fitting.flatMap(({ parts }) => parts));
  for (const key of selection) keys.add(key);
  const major = begun
    ? ORDER.flatMap((kind) => [...keys].filter((key) => kindOfKey(key) === kind && look(key) !== 'idle')).map(
        (key) => ({ key, usual: waiting?.parts.includes(key) === true }),
      )
    : [];
  if (!waiting) return major.slice(0, MOST_CHIPS);
  const whole = matching(
    plans,
    selection.filter((key) => !isMinor(key)),
  ).filter((plan) => plan.kind === waiting.kind && majorParts(plan).every((key) => selection.includes(key)));
  const minor = [...new Set(whole.flatMap(({ parts }) => parts.filter(isMinor)))];
  const several = minor.filter(
    (key) =>
      kindOfKey(key) === 'ally' ||
      kindOfKey(key) === 'take' ||
      minor.some((other) => other !== key && kindOfKey(other) === kindOfKey(key)),
  );
  return [...major, ...several.map((key) => ({ key, usual: waiting.parts.includes(key) }))].slice(
    0,
    MOST_CHIPS,
  );
}

/** Everything that can be begun: a button for each kind of action, what needs nothing more, and chips for the rest. */
export function Controls({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, words, plans, mode } = play;
  const chips = useChips(play);
  const perform = (plan: Plan): void => play.perform(plan.moves);
  const simple = (kind: MoveName): readonly Plan[] =>
    plans.filter((plan) => plan.kind === kind && majorParts(plan).length === 0);
  const listed = mode === null ? [] : simple(mode);
  return (
    <>
      <div className="tk-buttons rt-kinds">
        {kindsNow(play, seat).map((kind) => {
          const possible = plans.some((plan) => plan.kind === kind);
          const [plan, ...more] = simple(kind);
          const atOnce = plan && more.length === 0 && !isFinal(plan);
          return (
            <ActionButton
              key={kind}
              action={kind}
              possible={possible}
              pressed={mode === kind}
              onClick={() => {
                if (!possible) play.answer(whyNotKind(state, seat, kind));
                else if (atOnce) perform(plan);
                else play.setMode(mode === kind ? null : kind);
              }}
            >
              {words.t(`root-table:kind.${kind}`)}
            </ActionButton>
          );
        })}
      </div>
      {listed.length > 0 && (
        <div className="tk-options">
          {listed.map((plan) => (
            <button
              key={JSON.stringify(plan.move)}
              type="button"
              className="tk-option"
              onClick={() => perform(plan)}
              onPointerEnter={() => play.peekPlan(plan)}
              onPointerLeave={() => play.peekPlan(null)}
            >
              {moveWords(state, seat, plan.move, words)}
            </button>
          ))}
        </div>
      )}
      {chips.length > 0 && (
        <div className="tk-buttons rt-chips">
          {chips.map(({ key, usual }) => (
            <PickChip key={key} pick={key} usual={usual} words={chipWords(key, words)} />
          ))}
        </div>
      )}
    </>
  );
}
