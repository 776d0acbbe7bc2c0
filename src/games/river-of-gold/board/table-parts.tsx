import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { HAND, type Holders } from '../../../table/layout/places';
import type { TableLayoutProps } from '../../../table/layout/TableLayout';
import { DockedLog } from '../../../table/log/LogPanel';
import { type Seats, seatsFrom } from '../../../table/seats';
import type { GameEvent, GameState, Seat } from '../rules';
import type { Words } from './model/words';
import {
  BuildingRow,
  ClanBoard,
  ClanPicker,
  Hand,
  InfluenceTracks,
  Masteries,
  OwnStrip,
  RiverBoard,
  ScoreTrack,
} from './pieces';

/** What holds each kind of place on a phone. */
export const HOLDERS: Holders = {
  space: 'river',
  river: 'river',
  ship: 'river',
  clan: 'river',
  patron: 'river',
  track: 'tracks',
  marker: 'tracks',
  row: 'row',
  tile: 'row',
  stack: 'row',
  mastery: 'row',
  player: 'players',
  customer: HAND,
};

/** On a tablet the river does not grow beyond what an eye takes in at once. */
const BROADEST = 620;

interface Drawn {
  readonly state: GameState;
  /** The state with the points that boards and score track show. */
  readonly standing: GameState;
  readonly viewer: Seat | null;
  /** Whose things lie in front. */
  readonly front: Seat | null;
  readonly seats: Seats;
  readonly words: Words;
  /** Words about the players, by seat. */
  readonly notes: readonly (string | null)[] | undefined;
  /** The words of the pieces. */
  readonly art: TFunction<'river-art'>;
  readonly phone: boolean;
  /** The log, where it takes the place of the own board; else null. */
  readonly log: Parameters<typeof DockedLog<GameEvent>>[0] | null;
}

/** River of Gold's things in the places of the kit's layout: regions of a wide table, tabs of a phone. */
export function partsOf(
  drawn: Drawn,
): Pick<TableLayoutProps, 'ribbon' | 'regions' | 'tabs' | 'strip' | 'hand'> {
  const { state, standing, viewer, front, seats, words, notes, art, phone, log } = drawn;
  const choosing = state.step === 'clans' && state.queue.length === 0;
  // Two boards have room for everything; more are kept short.
  const compact = state.players.length > 2;
  const score = <ScoreTrack state={standing} />;
  const river = choosing ? (
    <ClanPicker state={state} viewer={viewer} />
  ) : (
    <RiverBoard state={state} viewer={front} orientation={phone ? 'portrait' : 'landscape'} />
  );
  const tracks = <InfluenceTracks state={state} viewer={front} />;
  const row = <BuildingRow state={state} />;
  const masteries = <Masteries state={state} viewer={front} />;
  const opponents = seatsFrom(seats.order, front)
    .filter((seat) => seat !== front)
    .map((seat) => (
      <Fragment key={seat}>
        <ClanBoard
          state={standing}
          seat={seat}
          name={words.name(seat)}
          note={notes?.[seat]}
          viewer={viewer}
          compact={compact}
        />
        {!compact && <Hand state={state} seat={seat} viewer={viewer} />}
      </Fragment>
    ));
  const own = log ? (
    <DockedLog {...log} />
  ) : (
    front !== null && <ClanBoard state={standing} seat={front} name={words.name(front)} viewer={front} />
  );
  const patron = front === null ? null : state.players[front]?.patron;
  const hand = front !== null && <Hand state={state} seat={front} viewer={viewer} />;
  return {
    ribbon: { label: words.t('river-terms:resource.points'), content: score },
    regions: [
      { id: 'river', title: art('tabs.river'), content: river, bare: true },
      { id: 'tracks', title: art('tracks'), content: tracks },
      { id: 'row', title: art('tabs.row'), content: row },
      { id: 'masteries', title: art('masteries'), content: masteries, bare: true },
      { id: 'opponents', title: art('tabs.players'), content: opponents, edge: true },
      {
        id: 'own',
        title: front === null ? undefined : words.name(front),
        content: (
          <>
            {own}
            {hand}
            {patron && !log && (
              <p className="rg-own-patron">{words.t(`river-terms:patronAbility.${patron}`)}</p>
            )}
          </>
        ),
      },
    ],
    tabs: [
      {
        id: 'river',
        title: art('tabs.river'),
        content: river,
        zooms: choosing ? undefined : { label: art('board'), broadest: BROADEST },
      },
      { id: 'tracks', title: art('tabs.tracks'), content: tracks },
      {
        id: 'row',
        title: art('tabs.row'),
        content: (
          <>
            {row}
            {masteries}
          </>
        ),
      },
      {
        id: 'players',
        title: art('tabs.players'),
        content: (
          <>
            {score}
            {own}
            {opponents}
          </>
        ),
      },
    ],
    strip: phone && front !== null && <OwnStrip state={state} seat={front} name={words.name(front)} />,
    hand: hand
      ? {
          content: hand,
          sign: (
            <>
              <span className="rg-back" />
              <span className="rg-back" />
            </>
          ),
        }
      : undefined,
  };
}
