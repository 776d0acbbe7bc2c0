/**
 * A whole table from the kit's parts: top line with its tools, the game's regions, news, what the others do, actions,
 * panels, ceremonies, motion, and what is said to those who listen. A game gives what is its own.
 */
import type { ReactNode } from 'react';
import type { Move, Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import type { PanelBase } from '../actions/ActionPanel';
import { Hints, type ListedPlay, Moves, type PlanWords } from '../actions/plan-lists';
import { SideArea } from '../actions/SideArea';
import { ToolButton } from '../actions/ToolButton';
import { TopLine } from '../actions/TopLine';
import { useEscape } from '../actions/useSidePanels';
import type { AnswerFor } from '../ask/answer';
import { FollowBar } from '../follow/FollowBar';
import { attributesOf, type Marks } from '../layout/marks';
import { TableLayout, type TableLayoutProps } from '../layout/TableLayout';
import { TableRoot } from '../layout/TableRoot';
import type { Point } from '../layout/usePointing';
import { Announcer } from '../log/Announcer';
import { type LogKind, LogPanel } from '../log/LogPanel';
import type { Say } from '../log/sentences';
import { MotionLayer, type MotionScript } from '../motion/MotionLayer';
import type { Picking } from '../pick/picking';
import type { Plan } from '../pick/plans';
import { type Seats, useSeats } from '../seats';
import { type Standings, StandingsPanel } from '../standings/StandingsPanel';
import { AfterGame } from '../story/AfterGame';
import type { TableView } from '../useBoard';
import type { Frame } from './useFrame';

/** What the final scoring is given. */
export interface Finale {
  readonly live: boolean;
  readonly moving: boolean;
  readonly afterGame?: ReactNode;
  close(): void;
}

/** What the player is doing (usePlay). */
interface TablePlay<M extends Move, P extends Plan<M>> extends ListedPlay<M, P> {
  readonly active: boolean;
  readonly quiet: boolean;
  readonly picking: Picking;
  cancel(): boolean;
}

interface Props<S, M extends Move, E, Kind extends string, P extends Plan<M>, T extends TablePlay<M, P>> {
  readonly view: TableView<S, M, E>;
  readonly frame: Frame<M, Kind>;
  /** The game's own class. */
  readonly className: string;
  readonly seats: Seats;
  readonly play: T;
  readonly lists: PlanWords<M, P, T>;
  /** Whether there are hints about what is to be decided now; there are. */
  readonly hints?: boolean;
  readonly answer?: AnswerFor;
  readonly marks?: Marks;
  /** The game's regions and tabs. */
  readonly layout: Omit<TableLayoutProps, 'topLine' | 'actions' | 'side'>;
  /** The phase in words, and what comes next and how far away it is. */
  readonly phase: string;
  readonly progress?: ReactNode;
  readonly winners: readonly Seat[] | null;
  readonly say: Say<E>;
  readonly kinds: readonly LogKind[];
  readonly point: Point;
  readonly script: MotionScript<E>;
  /** A ceremony in the place of the actions; null for none. */
  readonly story?: ReactNode;
  /** What Escape does about a ceremony; it ends it. */
  endCeremony?(): void;
  /** What is told over the actions, such as what has happened since the player's last turn. */
  readonly news: ReactNode;
  /** The game's actions: an ActionPanel with what every one has. */
  actions(base: PanelBase): ReactNode;
  readonly actionMarks?: Marks;
  /** What can be opened at the side; a panel that is left out has no button. */
  readonly panels: {
    standings?(): Standings;
    since(): ReactNode;
  };
  /** The final scoring. */
  finale(finale: Finale): ReactNode;
}

/** Where the whole log is docked, its last lines need not stand a second time. */
const NO_LINES: readonly never[] = [];

/** Whom everybody waits for, between two players at one screen. */
function WaitLine({ decider }: { decider: Seat | null }) {
  const { t } = useQuickTranslation('table');
  const { name } = useSeats();
  return <p className="tk-prompt">{decider !== null && t('act.waitFor', { name: name(decider) })}</p>;
}

export function GameTable<
  S,
  M extends Move,
  E,
  Kind extends string,
  P extends Plan<M>,
  T extends TablePlay<M, P>,
>(props: Props<S, M, E, Kind, P, T>) {
  const { view, frame, play, lists, hints = true, layout, winners, say, kinds, point, panels } = props;
  const { viewer, log, suggest } = view;
  const { root, side, turn, ceremony, show, end, docked } = frame;
  const { over, decider, onTurn } = turn.status;
  const { t } = useQuickTranslation('table');
  useEscape({
    endCeremony: ceremony && (props.endCeremony ?? end),
    closeSide: side.closeSide,
    cancel: play.cancel,
  });
  const { standings } = panels;
  const opens = {
    hint:
      hints && play.active && suggest
        ? () => <Hints play={play} lists={lists} suggest={suggest} />
        : undefined,
    moves: viewer !== null && !over ? () => <Moves play={play} lists={lists} /> : undefined,
    standings:
      standings && !over
        ? () => <StandingsPanel standings={standings()} forecast={view.forecast} />
        : undefined,
    log: docked ? undefined : () => <LogPanel log={log} say={say} kinds={kinds} point={point} />,
    since: panels.since,
  };
  const base: PanelBase = {
    state: view.state,
    deciding: turn.deciding,
    had: frame.had,
    busy: turn.busy,
    connection: view.connection,
    refusal: view.refusal,
    over: over && !ceremony && winners && <AfterGame winners={winners} buttons={view.afterGame} />,
    canUndo: turn.canUndo,
    onUndo: turn.onUndo,
  };
  const follows = !turn.deciding && !over && (!turn.between || view.thinking != null);
  const calls = turn.deciding ? t(decider === onTurn ? 'top.yourTurn' : 'top.yourAnswer') : null;
  return (
    <TableRoot
      root={root}
      className={props.className}
      seats={props.seats}
      picking={play.picking}
      answer={props.answer}
      marks={{ 'data-blocked': turn.blocked, 'data-quiet': play.quiet, ...props.marks }}
    >
      <TableLayout
        {...layout}
        topLine={
          <TopLine
            status={turn.status}
            viewer={viewer}
            connection={view.connection}
            thinking={view.thinking}
            phase={props.phase}
            progress={props.progress}
            winners={frame.counted ? winners : null}
          >
            {(['hint', 'moves', 'standings', 'log'] as const).map(
              (tool) => opens[tool] && <ToolButton key={tool} tool={tool} side={side} />,
            )}
            {over && !ceremony && (
              <button type="button" className="tk-tool" onClick={() => show({ kind: 'final', live: false })}>
                {t('score.again')}
              </button>
            )}
            {view.topLineExtras}
          </TopLine>
        }
        actions={
          props.story ?? (
            <div className="tk-actions" {...attributesOf(props.actionMarks)}>
              {props.news}
              {follows && (
                <FollowBar log={docked ? NO_LINES : log} say={say} point={point} follow={view.follow} />
              )}
              {turn.between ? <WaitLine decider={decider} /> : props.actions(base)}
            </div>
          )
        }
        side={<SideArea side={side} page={view.sidePanel} panels={opens} />}
      />
      {ceremony?.kind === 'final' &&
        over &&
        props.finale({
          live: ceremony.live,
          moving: frame.moving,
          afterGame: view.afterGame,
          close: end,
        })}
      <MotionLayer root={root} log={log} script={props.script} />
      <Announcer log={log} say={say} now={calls} />
    </TableRoot>
  );
}
