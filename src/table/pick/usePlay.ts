/**
 * Everything between a click and the move that it becomes: what is picked, what that stands for, what is looked at,
 * and why something cannot be done. Picking shows; the main button makes the move, unless a setting asks for one-click
 * play: then only what cannot be taken back has to be confirmed. A game says what its plans are (PlanRules); it
 * keeps no such state of its own.
 */
import { useCallback, useMemo, useState } from 'react';
import type { Move, Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { useSettings } from '../../ui/settings';
import type { Picking } from './picking';
import './quiet.css';
import {
  canStart,
  chosenPlan,
  matching,
  NOTHING_SELECTED,
  type Plan,
  peekedPlan,
  picks,
  type Selection,
  selectionAfter,
} from './plans';

/**
 * What a game knows about its plans. S is the state, P its plans, R why something cannot be done. What is left out is
 * answered in the simplest way.
 */
export interface PlanRules<S, P extends Plan, R> {
  /** All that a seat can do now. It is asked again for the same state: remember the answer. */
  plans(state: S, seat: Seat): readonly P[];
  /** Whether the picked keys say enough to make the plan. */
  isComplete(plan: P, picked: Selection): boolean;
  /** Whether the picked keys say enough to show what the plan would bring; when they are complete. */
  isClear?(plan: P, picked: Selection): boolean;
  /** What keys that are not complete stand for already; nothing. */
  presumed?(plans: readonly P[], picked: Selection): P | null;
  /** Whether two plans of a seat come to the same thing: nobody is asked which; never. */
  isSame?(state: S, seat: Seat, a: P, b: P): boolean;
  /** Whether a plan is shown before it is made, because it cannot be taken back; never. */
  needsConfirming?(state: S, seat: Seat, plan: P): boolean;
  /** Whether a plan is shown before it is made where nothing can be hovered; never. */
  isShownFirst?(plan: P): boolean;
  /** The places that a plan touches, its parts included; its parts. */
  touched?(plan: P): readonly string[];
  /** Whether somebody who clicks a key that is not lit deserves an answer; never. */
  canSayWhyNot?(state: S, seat: Seat, key: string): boolean;
  /** Why a key cannot be picked. */
  whyNot?(state: S, seat: Seat, key: string): readonly R[];
}

/** What the player at the screen is doing. */
export interface Play<S, M extends Move, P extends Plan<M>, R> {
  readonly state: S;
  readonly viewer: Seat | null;
  /** Whether the viewer decides now and may touch the table. */
  readonly active: boolean;
  readonly plans: readonly P[];
  readonly selection: Selection;
  /** The plan that the selection stands for and that waits to be confirmed. */
  readonly chosen: P | null;
  /** The plan that the main button would carry out. */
  readonly waiting: P | null;
  /** The plan to preview: what is looked at, else what the main button would do. */
  readonly shown: P | null;
  /** The key that is looked at. */
  readonly peeked: string | null;
  /** Only plans of this kind are lit. */
  readonly mode: P['kind'] | null;
  /** Why the thing asked about last cannot be done. */
  readonly reasons: readonly R[];
  /** Targets that cost something first stay quiet, because others cost nothing and nobody has asked for more. */
  readonly quiet: boolean;
  readonly picking: Picking;
  /** The dialogue that stands in the place of the actions, by a name of the game's. */
  readonly dialog: string | null;
  setDialog(name: string | null): void;
  setMode(mode: P['kind'] | null): void;
  /** Answers with reasons why something cannot be done. */
  answer(reasons: readonly R[]): void;
  perform(moves: readonly M[]): void;
  /** Shows a plan from a list while it is looked at; null when that ends. */
  peekPlan(plan: P | null): void;
  /** Drops what was begun; false where nothing was. */
  cancel(): boolean;
}

interface Options<S, M extends Move, P extends Plan<M>, R> {
  readonly state: S;
  readonly viewer: Seat | null;
  readonly rules: PlanRules<S, P, R>;
  /** Whether the viewer is the one to decide. */
  readonly deciding: boolean;
  /** Nothing may be touched now: a move is under way, or the connection is lost. */
  readonly blocked: boolean;
  /** Nothing can be hovered: see `PlanRules.isShownFirst`. */
  readonly careful: boolean;
  /** Places that something else points at: the log, a ceremony, the news. */
  readonly pointedAt: readonly string[];
  /** What a key is called and what stands there. It may change with the state and the language only. */
  nameOf(key: string): string;
  /** What has to be paid first, in words; the number itself. */
  priceWords?(price: number): string;
  send(moves: readonly M[]): void;
}

const NO_PLANS: readonly never[] = [];
const NO_REASONS: readonly never[] = [];

export function usePlay<S, M extends Move, P extends Plan<M>, R>(
  options: Options<S, M, P, R>,
): Play<S, M, P, R> {
  const {
    state,
    viewer,
    rules,
    deciding,
    blocked,
    careful,
    pointedAt,
    nameOf,
    priceWords = String,
    send,
  } = options;
  const { t } = useQuickTranslation('table');
  const { oneClick, lit } = useSettings();
  const [picked, setPicked] = useState<Selection>(NOTHING_SELECTED);
  const [peeked, setPeeked] = useState<string | null>(null);
  const [listed, setListed] = useState<P | null>(null);
  const [mode, setModeNow] = useState<P['kind'] | null>(null);
  const [reasons, setReasons] = useState<readonly R[]>(NO_REASONS);
  const [dialog, setDialog] = useState<string | null>(null);

  const [asked, setAsked] = useState(state);

  // Another state is another question: what was asked, looked at or begun belongs to the one before, and is not drawn.
  if (asked !== state) {
    setAsked(state);
    setReasons(NO_REASONS);
    setListed(null);
    setModeNow(null);
    setPeeked(null);
    setDialog(null);
  }

  const active = viewer !== null && deciding && !blocked;
  const all = useMemo(
    () => (active && viewer !== null ? rules.plans(state, viewer) : NO_PLANS),
    [rules, state, viewer, active],
  );
  const plans = useMemo(() => (mode === null ? all : all.filter(({ kind }) => kind === mode)), [all, mode]);
  const selection = useMemo(
    () => (picked.length > 0 && matching(plans, picked).length > 0 ? picked : NOTHING_SELECTED),
    [plans, picked],
  );
  const looks = useMemo(() => picks(plans, selection), [plans, selection]);
  const isSame = useCallback(
    (a: P, b: P) => viewer !== null && rules.isSame?.(state, viewer, a, b) === true,
    [rules, state, viewer],
  );
  const chosen = useMemo(
    () => chosenPlan(plans, selection, rules.isComplete, isSame),
    [plans, selection, rules, isSame],
  );
  const waiting = useMemo(
    () => chosen ?? (selection.length > 0 ? (rules.presumed?.(plans, selection) ?? null) : null),
    [rules, plans, selection, chosen],
  );
  const shown = useMemo(
    () =>
      listed ??
      (peeked ? peekedPlan(plans, selection, peeked, rules.isClear ?? rules.isComplete) : null) ??
      waiting,
    [listed, peeked, plans, selection, waiting, rules],
  );

  // One thing is looked at, the last: on the board or in a list.
  const peek = useCallback((key: string | null) => {
    setPeeked(key);
    if (key !== null) setListed(null);
  }, []);
  const peekPlan = useCallback((plan: P | null) => {
    setListed(plan);
    if (plan !== null) setPeeked(null);
  }, []);

  const perform = useCallback(
    (moves: readonly M[]) => {
      setPicked(NOTHING_SELECTED);
      setReasons(NO_REASONS);
      setListed(null);
      setDialog(null);
      send(moves);
    },
    [send],
  );

  const pick = useCallback(
    (key: string) => {
      if (!active || viewer === null) return;
      // In one-click play a second pick of what already waits is the confirmation.
      if (oneClick && chosen && selection.includes(key)) {
        perform(chosen.moves);
        return;
      }
      const from = canStart(plans, key) ? plans : all;
      if (!canStart(from, key)) {
        setReasons(rules.whyNot?.(state, viewer, key) ?? NO_REASONS);
        return;
      }
      if (from === all) setModeNow(null);
      const next = selectionAfter(from, selection, key);
      const plan = chosenPlan(from, next, rules.isComplete, isSame);
      const atOnce =
        oneClick &&
        plan &&
        !(careful && rules.isShownFirst?.(plan)) &&
        !rules.needsConfirming?.(state, viewer, plan);
      if (plan && atOnce) {
        perform(plan.moves);
        return;
      }
      setReasons(NO_REASONS);
      setListed(null);
      setPicked(next);
    },
    [active, viewer, oneClick, careful, chosen, selection, plans, all, rules, isSame, state, perform],
  );

  const setMode = useCallback((next: P['kind'] | null) => {
    setModeNow(next);
    setPicked(NOTHING_SELECTED);
    setReasons(NO_REASONS);
  }, []);
  const begun = dialog !== null || mode !== null || selection.length > 0 || reasons.length > 0;
  const cancel = useCallback((): boolean => {
    if (!begun) return false;
    if (dialog !== null) setDialog(null);
    else setMode(null);
    return true;
  }, [begun, dialog, setMode]);

  const quiet = useMemo(
    () =>
      lit === 'free' &&
      mode === null &&
      selection.length === 0 &&
      plans.some(({ price, parts }) => price === 0 && parts.length > 0),
    [lit, mode, selection, plans],
  );
  const noted = useMemo(
    () => new Set([...(shown ? (rules.touched?.(shown) ?? shown.parts) : []), ...pointedAt]),
    [rules, shown, pointedAt],
  );
  // There are many names: hovering must not make them all again.
  const remembered = useMemo(() => {
    const names = new Map<string, string>();
    return (key: string): string => {
      const name = names.get(key) ?? nameOf(key);
      names.set(key, name);
      return name;
    };
  }, [nameOf]);
  const startable = useMemo(() => new Set(all.flatMap((plan) => plan.parts)), [all]);
  const picking = useMemo((): Picking => {
    const label = (key: string): string => {
      const look = looks.get(key);
      const said = [remembered(key)];
      if (look && look.price > 0) said.push(priceWords(look.price));
      if (look?.look === 'selected') said.push(t('act.selected'));
      return said.join(', ');
    };
    return {
      look: (key) => looks.get(key)?.look ?? (noted.has(key) ? 'noted' : 'idle'),
      price: (key) => looks.get(key)?.price ?? 0,
      canPick: (key) =>
        active &&
        (looks.has(key) ||
          startable.has(key) ||
          (viewer !== null && rules.canSayWhyNot?.(state, viewer, key) === true)),
      pick,
      peek,
      label,
    };
  }, [looks, noted, active, state, viewer, rules, startable, pick, peek, remembered, priceWords, t]);

  return {
    state,
    viewer,
    active,
    plans: all,
    selection,
    chosen,
    waiting,
    shown,
    peeked,
    mode,
    reasons,
    quiet,
    picking,
    dialog,
    setDialog,
    setMode,
    answer: setReasons,
    perform,
    peekPlan,
    cancel,
  };
}
