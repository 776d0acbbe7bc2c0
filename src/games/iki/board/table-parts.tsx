import { HAND, type Holders } from '../../../table/layout/places';
import type { TableLayoutProps } from '../../../table/layout/TableLayout';
import { DockedLog } from '../../../table/log/LogPanel';
import { type Seats, seatsFrom } from '../../../table/seats';
import type { GameEvent, GameState, Seat } from '../rules';
import { Icon } from './art/icons';
import type { Words } from './model/words';
import { Offer, Wares } from './pieces/Offer';
import { Holdings, PlayerBoard } from './pieces/PlayerBoard';
import { Street } from './pieces/Street';
import { Year } from './pieces/Year';

/** What holds each kind of place on a phone. */
export const HOLDERS: Holders = {
  space: 'street',
  shop: 'street',
  stall: 'street',
  master: 'street',
  card: 'offer',
  building: 'offer',
  fish: 'offer',
  pipe: 'offer',
  pouch: 'offer',
  path: 'year',
  calendar: 'year',
  brigade: 'year',
  player: 'players',
  own: HAND,
};

/** On a tablet the street does not grow beyond what an eye takes in at once. */
const BROADEST = 720;

interface Drawn {
  readonly state: GameState;
  readonly viewer: Seat | null;
  /** Whose things lie in front. */
  readonly front: Seat | null;
  readonly seats: Seats;
  readonly words: Words;
  /** Whether points may be shown: not while the final count runs. */
  readonly counted: boolean;
  readonly phone: boolean;
  /** The log, where it takes the place of the own things; else null. */
  readonly log: Parameters<typeof DockedLog<GameEvent>>[0] | null;
}

/** IKI's things in the places of the kit's layout. */
export function partsOf(drawn: Drawn): Pick<TableLayoutProps, 'regions' | 'tabs' | 'strip' | 'hand'> {
  const { state, viewer, front, seats, words, counted, phone, log } = drawn;
  const { t } = words;
  const street = (
    <Street state={state} words={words} viewer={viewer} orientation={phone ? 'portrait' : 'landscape'} />
  );
  const offer = <Offer state={state} words={words} />;
  const wares = <Wares state={state} words={words} />;
  const year = <Year state={state} words={words} />;
  const order = seatsFrom(seats.order, front);
  const board = (seat: Seat) => (
    <PlayerBoard key={seat} state={state} seat={seat} words={words} counted={counted} />
  );
  const own = log ? <DockedLog {...log} /> : front !== null && board(front);
  return {
    regions: [
      { id: 'street', content: street, bare: true },
      { id: 'year', content: year },
      { id: 'offer', content: offer },
      { id: 'wares', content: wares },
      { id: 'players', content: order.filter((seat) => seat !== front).map(board), edge: true },
      { id: 'own', content: own },
    ],
    tabs: [
      {
        id: 'street',
        title: t('iki-table:part.streetTab'),
        content: street,
        zooms: { label: t('iki-table:part.street'), broadest: BROADEST },
      },
      {
        id: 'offer',
        title: t('iki-table:part.offer'),
        content: (
          <>
            {offer}
            {wares}
          </>
        ),
      },
      { id: 'year', title: t('iki-table:part.year'), content: year },
      { id: 'players', title: t('iki-table:part.players'), content: order.map(board) },
    ],
    strip: front !== null && <Holdings state={state} seat={front} words={words} />,
    hand: front === null ? undefined : { content: board(front), sign: <Icon kind="retired" size={18} /> },
  };
}
