/** What every table keeps besides its game: whose turn it is, what stands at the side, which ceremony is shown. */
import { type RefObject, useRef } from 'react';
import type { Move } from '../../games/contract';
import { useSettings } from '../../ui/settings';
import { type HadFocus, useHadFocus } from '../actions/useKeptFocus';
import { type SidePanels, useSidePanels } from '../actions/useSidePanels';
import { useTableShape } from '../layout/shape';
import { type Ceremony, type Moment, useCeremony } from '../story/useCeremony';
import type { TableModule, TableView } from '../useBoard';
import { type Turn, useTurn } from '../useTurn';

export interface Frame<M extends Move, Kind extends string> {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly phone: boolean;
  readonly had: HadFocus;
  readonly side: SidePanels;
  readonly turn: Turn<M>;
  /** The ceremony that is shown; `final` is the scoring, which every game has. */
  readonly ceremony: Ceremony<Kind | 'final'> | null;
  show(ceremony: Ceremony<Kind | 'final'>): void;
  end(): void;
  /** Whether things move. */
  readonly moving: boolean;
  /** Whether points and winners may be said: not while the final count runs. */
  readonly counted: boolean;
  /** A spectator has no things and no hand: the log stands in their place. */
  readonly docked: boolean;
}

/** `moments`: the ceremonies of the game, without the final scoring. */
export function useFrame<S, M extends Move, E, Kind extends string = never>(
  rules: Pick<TableModule<S, M>, 'status' | 'explain'>,
  view: TableView<S, M, E>,
  moments: readonly Moment<Kind>[] = [],
): Frame<M, Kind> {
  const { motion } = useSettings();
  const phone = useTableShape() === 'phone';
  const root = useRef<HTMLDivElement>(null);
  const had = useHadFocus();
  const side = useSidePanels(view);
  const turn = useTurn(rules, view);
  const { ceremony, show, end } = useCeremony<Kind | 'final'>([
    { kind: 'final', happened: turn.status.over, shownLater: true },
    ...moments,
  ]);
  return {
    root,
    phone,
    had,
    side,
    turn,
    ceremony,
    show,
    end,
    moving: motion.pieces,
    counted: !(ceremony?.kind === 'final' && ceremony.live),
    docked: view.viewer === null && !turn.between && !phone,
  };
}
