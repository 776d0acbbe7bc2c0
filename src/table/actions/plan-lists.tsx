/** The two lists of a game's plans, all moves and hints, from the game's words for a plan. */
import type { ReactNode } from 'react';
import type { Move, Suggestion } from '../../games/contract';
import type { Plan } from '../pick/plans';
import { HintPanel } from './HintPanel';
import { MovesPanel, type PlanGroup } from './MovesPanel';
import type { PlanList } from './PlanButton';

/** What the player is doing, with whatever else a game's words need. */
export interface ListedPlay<M extends Move, P extends Plan<M>> extends PlanList<M, P> {
  readonly state: unknown;
  readonly plans: readonly P[];
}

/** What a game says about its plans in a list. */
export interface PlanWords<M extends Move, P extends Plan<M>, T extends ListedPlay<M, P>> {
  groups(play: T): readonly PlanGroup<P>[];
  words(play: T, plan: P): string;
  /** What a hint is called; as in the list of moves. */
  hintWords?(play: T, plan: P): string;
  preview(play: T, plan: P): ReactNode;
  /** The plan that a suggestion comes to; null where there is none. */
  planFor(plans: readonly P[], suggestion: Suggestion<M>): P | null;
}

interface Props<M extends Move, P extends Plan<M>, T extends ListedPlay<M, P>> {
  readonly play: T;
  readonly lists: PlanWords<M, P, T>;
}

/** All moves, by what they are about. */
export const Moves = <M extends Move, P extends Plan<M>, T extends ListedPlay<M, P>>({
  play,
  lists,
}: Props<M, P, T>) => (
  <MovesPanel
    play={play}
    groups={lists.groups(play)}
    words={(plan) => lists.words(play, plan)}
    preview={(plan) => lists.preview(play, plan)}
  />
);

/** The bots' suggestions. */
export const Hints = <M extends Move, P extends Plan<M>, T extends ListedPlay<M, P>>({
  play,
  lists,
  suggest,
}: Props<M, P, T> & { readonly suggest: () => Promise<readonly Suggestion<M>[]> }) => (
  <HintPanel
    play={play}
    suggest={suggest}
    planFor={(suggestion) => lists.planFor(play.plans, suggestion)}
    words={(plan) => (lists.hintWords ?? lists.words)(play, plan)}
    preview={(plan) => lists.preview(play, plan)}
  />
);

/** For games whose suggestions are single moves. */
export const planOfMove =
  <M extends Move, P extends Plan<M>>(sameMove: (a: M, b: M) => boolean) =>
  (plans: readonly P[], { move }: Suggestion<M>): P | null =>
    plans.find((plan) => sameMove(plan.move, move)) ?? null;
