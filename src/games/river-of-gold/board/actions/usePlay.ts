import { useCallback, useEffect, useMemo, useState } from 'react';
import { type GameState, type Move, type Seat, TOUCHING } from '../../rules';
import { labelWithLook, nameOfKey } from '../model/labels';
import {
  canStart,
  chosenPlan,
  matching,
  NOTHING_SELECTED,
  peekedPlan,
  picks,
  type Selection,
  selectionAfter,
} from '../model/picks';
import { type Plan, type Plans, planOutcome, plansFor } from '../model/plans';
import { waitingPlan } from '../model/primary';
import { canSayWhyNot, type Reason, whyNotKey } from '../model/why';
import type { Words } from '../model/words';
import type { Picking, PickKey } from '../pick';

export type Action = 'build' | 'sail' | 'deliver';

/** What the player at the screen is doing: everything between a click and the move that it becomes. */
export interface TablePlay {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
  /** Whether the viewer decides now and may touch the table. */
  readonly active: boolean;
  readonly plans: Plans;
  readonly selection: Selection;
  /** The plan that the selection stands for and that waits to be confirmed. */
  readonly chosen: Plan | null;
  /** The plan that the main button would carry out. */
  readonly waiting: Plan | null;
  /** The plan to preview: what is looked at, else what the main button would do. */
  readonly shown: Plan | null;
  readonly peeked: PickKey | null;
  readonly mode: Action | null;
  /** Why the thing asked about last cannot be done. */
  readonly reasons: readonly Reason[];
  readonly picking: Picking;
  /** The dialogue of trades is open. */
  readonly trading: boolean;
  setTrading(open: boolean): void;
  setMode(mode: Action | null): void;
  ask(reasons: readonly Reason[]): void;
  perform(moves: readonly Move[]): void;
  peekPlan(plan: Plan | null): void;
  /** Drops what was begun; false where nothing was. */
  cancel(): boolean;
}

/** Whether a plan is made at once, or shown first because it cannot be taken back. */
export function needsConfirming(state: GameState, seat: Seat, plan: Plan): boolean {
  if (plan.kind === 'clan' || plan.kind === 'patron' || plan.kind === 'setDie') return true;
  if (plan.kind === 'choose') return false;
  const { cards, roll } = planOutcome(state, seat, plan.moves);
  return cards > 0 || roll;
}

const isAction = ({ kind }: Plan): boolean => kind === 'build' || kind === 'sail' || kind === 'deliver';

/** The keys that a plan touches: for a voyage, the shore spaces that the ship comes to lie at. */
function touchedBy(plan: Plan | null): readonly PickKey[] {
  const river = plan?.parts.find((key) => key.startsWith('river-'));
  if (!plan || !river) return plan?.parts ?? [];
  const shores = TOUCHING[Number(river.slice('river-'.length))] ?? [];
  return [...plan.parts, ...shores.map((space): PickKey => `space-${space}`)];
}

interface Options {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
  readonly blocked: boolean;
  /** Nothing can be hovered: an action is shown before it is made, and a second pick or the button makes it. */
  readonly careful: boolean;
  /** Keys that something else points at: the log, the Emperor, what happened since the last turn. */
  readonly pointedAt: readonly string[];
  send(moves: readonly Move[]): void;
}

const NO_REASONS: readonly Reason[] = [];

export function usePlay({ state, viewer, words, blocked, careful, pointedAt, send }: Options): TablePlay {
  const [picked, setPicked] = useState<Selection>(NOTHING_SELECTED);
  const [peeked, setPeeked] = useState<PickKey | null>(null);
  const [listed, setListed] = useState<Plan | null>(null);
  const [mode, setModeNow] = useState<Action | null>(null);
  const [reasons, setReasons] = useState<readonly Reason[]>(NO_REASONS);
  const [trading, setTrading] = useState(false);

  // Another state is another question: what was asked, looked at or begun belongs to the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the state having changed
  useEffect(() => {
    setReasons(NO_REASONS);
    setListed(null);
    setModeNow(null);
    setPeeked(null);
    setTrading(false);
  }, [state]);

  const active = viewer !== null && state.current === viewer && state.step !== 'over' && !blocked;
  const all = useMemo(() => plansFor(state, active ? viewer : null), [state, viewer, active]);
  const plans = useMemo(
    (): Plans => (mode ? { ...all, all: all.all.filter((plan) => plan.kind === mode) } : all),
    [all, mode],
  );
  const selection = useMemo(
    () => (picked.length > 0 && matching(plans, picked).length > 0 ? picked : NOTHING_SELECTED),
    [plans, picked],
  );
  const looks = useMemo(() => picks(plans, selection), [plans, selection]);
  const chosen = useMemo(() => chosenPlan(plans, selection), [plans, selection]);
  const waiting = useMemo(() => waitingPlan(plans, selection, chosen), [plans, selection, chosen]);
  const shown = useMemo(
    () => listed ?? (peeked ? peekedPlan(plans, selection, peeked) : null) ?? waiting,
    [listed, peeked, plans, selection, waiting],
  );

  const perform = useCallback(
    (moves: readonly Move[]) => {
      setPicked(NOTHING_SELECTED);
      setReasons(NO_REASONS);
      setListed(null);
      setTrading(false);
      send(moves);
    },
    [send],
  );

  const pick = useCallback(
    (key: PickKey) => {
      if (!active || viewer === null) return;
      // A second pick of what already waits is the confirmation.
      if (chosen && selection.includes(key)) {
        perform(chosen.moves);
        return;
      }
      const from = canStart(plans, key) ? plans : all;
      if (!canStart(from, key)) {
        setReasons(whyNotKey(state, viewer, key));
        return;
      }
      if (from === all) setModeNow(null);
      const next = selectionAfter(from, selection, key);
      const plan = chosenPlan(from, next);
      if (plan && !(careful && isAction(plan)) && !needsConfirming(state, viewer, plan)) {
        perform(plan.moves);
        return;
      }
      setReasons(NO_REASONS);
      setPicked(next);
    },
    [active, viewer, careful, chosen, selection, plans, all, state, perform],
  );

  const setMode = useCallback((next: Action | null) => {
    setModeNow(next);
    setPicked(NOTHING_SELECTED);
    setReasons(NO_REASONS);
  }, []);
  const begun = trading || mode !== null || selection.length > 0 || reasons.length > 0;
  const cancel = useCallback((): boolean => {
    if (!begun) return false;
    if (trading) setTrading(false);
    else setMode(null);
    return true;
  }, [begun, trading, setMode]);

  const noted = useMemo(() => new Set<string>([...touchedBy(shown), ...pointedAt]), [shown, pointedAt]);
  // Names change with the state only, and there are many of them: hovering must not make them all again.
  const nameOf = useMemo(() => {
    const names = new Map<PickKey, string>();
    return (key: PickKey): string => {
      const known = names.get(key) ?? nameOfKey(state, viewer, key, words);
      names.set(key, known);
      return known;
    };
  }, [state, viewer, words]);
  const startable = useMemo(() => new Set(all.all.flatMap((plan) => plan.parts)), [all]);
  const asking = state.step === 'beforeAction' && state.queue.length === 0;
  const picking = useMemo(
    (): Picking => ({
      look: (key) => looks.get(key)?.look ?? (noted.has(key) ? 'noted' : 'idle'),
      favorPrice: (key) => looks.get(key)?.favor ?? 0,
      canPick: (key) =>
        active && (looks.has(key) || startable.has(key) || (asking && canSayWhyNot(key, viewer))),
      pick,
      peek: setPeeked,
      label: (key) => labelWithLook(nameOf(key), looks.get(key), words),
    }),
    [looks, noted, active, asking, viewer, startable, pick, nameOf, words],
  );

  return {
    state,
    viewer,
    words,
    active,
    plans: all,
    selection,
    chosen,
    waiting,
    shown,
    peeked,
    mode,
    reasons,
    picking,
    trading,
    setTrading,
    setMode,
    ask: setReasons,
    perform,
    peekPlan: setListed,
    cancel,
  };
}
