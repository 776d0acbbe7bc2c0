import { HAND, type Holders } from '../../../table/layout/places';
import { ScrollArea } from '../../../table/layout/ScrollArea';
import type { TableLayoutProps } from '../../../table/layout/TableLayout';
import { DockedLog } from '../../../table/log/LogPanel';
import { type Seats, seatsFrom } from '../../../table/seats';
import type { GameEvent, GameState, Move, Seat } from '../rules';
import { SuitSign } from './art/signs';
import { begunWith } from './model/plans';
import { afterMove } from './model/previews';
import type { Words } from './model/words';
import { BattleCard, battleIn } from './pieces/BattleCard';
import { FactionBoard, FoldedBoard, Summary } from './pieces/FactionBoard';
import { Hand } from './pieces/Hand';
import { PhaseStrip } from './pieces/PhaseStrip';
import { Supply } from './pieces/Supply';
import { Race, Track } from './pieces/Track';
import { walkOf } from './pieces/Ways';
import { Wood } from './pieces/Wood';

/** What holds each kind of place on a phone. */
export const HOLDERS: Holders = {
  clearing: 'wood',
  to: 'wood',
  stack: 'wood',
  piece: 'wood',
  pawn: 'wood',
  quest: 'supply',
  available: 'supply',
  deck: 'supply',
  discard: 'supply',
  player: 'boards',
  column: HAND,
  item: HAND,
  used: HAND,
  card: HAND,
};

/** On a tablet the wood does not grow beyond what an eye takes in at once. */
const BROADEST = 900;

/** What gives way at each level: theme/tight.css. */
const TIGHTENS = 7;

interface Drawn {
  readonly state: GameState;
  readonly viewer: Seat | null;
  /** Whose things lie in front. */
  readonly front: Seat | null;
  readonly seats: Seats;
  readonly words: Words;
  readonly selection: readonly string[];
  /** Whether an action is begun. */
  readonly begins: boolean;
  /** The move that is looked at. */
  readonly looked: Move | null;
  /** The log, where it takes the place of the own things; else null. */
  readonly log: Parameters<typeof DockedLog<GameEvent>>[0] | null;
}

/** Root's things in the places of the kit's layout. */
export function partsOf(
  drawn: Drawn,
): Pick<TableLayoutProps, 'regions' | 'tabs' | 'strip' | 'hand' | 'ribbon' | 'tightens'> {
  const { state, viewer, front, seats, words, selection, begins, looked, log } = drawn;
  const { t } = words;
  const begun = begunWith(selection);
  const pairing = begun.has('card') && begun.has('column');
  const wood = (
    <Wood
      state={state}
      after={afterMove(state, viewer, looked)}
      walk={walkOf(looked)}
      words={words}
      begun={begun}
      asks={begins || selection.length > 0 || state.questions.length > 0 || state.phase !== 'play'}
    />
  );
  const battle = <BattleCard state={state} words={words} />;
  const supply = <Supply state={state} words={words} />;
  const order = seatsFrom(seats.order, front);
  const others = order.filter((seat) => seat !== front);
  const folded = others.map((seat) => <FoldedBoard key={seat} state={state} seat={seat} words={words} />);
  const hand = front !== null && (
    <Hand state={state} seat={front} viewer={viewer} words={words} pairing={pairing} />
  );
  const own = log ? (
    <DockedLog {...log} />
  ) : (
    front !== null && <FactionBoard state={state} seat={front} words={words} />
  );
  const strip = <PhaseStrip state={state} words={words} />;
  return {
    tightens: TIGHTENS,
    ribbon: {
      label: t('root-table:part.track'),
      content: <Track state={state} words={words} />,
      phone: <Race state={state} words={words} />,
    },
    regions: [
      { id: 'wood', content: wood, bare: true },
      { id: 'phases', content: strip, bare: true },
      {
        id: 'boards',
        content: (
          <ScrollArea className="rt-boards" label={t('root-table:part.boards')}>
            {own}
            <div className="rt-others">{folded}</div>
            {/* While a battle lasts, it stands where the supply is: next to what is asked, and nothing else moves. */}
            {battleIn(state) ? battle : supply}
          </ScrollArea>
        ),
      },
      { id: 'hand', content: hand },
    ],
    tabs: [
      {
        id: 'wood',
        title: t('root-table:part.wood'),
        content: wood,
        zooms: { label: t('root-table:part.wood'), broadest: BROADEST },
      },
      {
        id: 'boards',
        title: t('root-table:part.others'),
        content: (
          <>
            {strip}
            {folded}
          </>
        ),
      },
      { id: 'supply', title: t('root-table:part.supply'), content: supply },
    ],
    strip: front !== null && <Summary state={state} seat={front} words={words} />,
    hand:
      front === null
        ? undefined
        : {
            content: (
              <>
                {hand}
                <FactionBoard state={state} seat={front} words={words} />
              </>
            ),
            sign: <SuitSign suit="bird" size={18} />,
          },
  };
}
