import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import {
  type AllianceBoard,
  BASE_OF,
  BUILDING_POINTS,
  COLUMNS,
  type Column,
  countOnMap,
  type EyrieBoard,
  type GameState,
  handOf,
  MARQUISE_BUILDINGS,
  type MarquiseBuilding,
  PIECES,
  type PieceKind,
  RECRUITER_DRAWS,
  ROOST_DRAWS,
  ROOST_POINTS,
  SUITS,
  SYMPATHY_COST,
  SYMPATHY_POINTS,
  seatOfFaction,
  type VagabondBoard,
  WOOD_COST,
} from '../../rules';
import { FactionSign, PieceSign, PointsSign, SuitSign } from '../art/signs';
import { packOf } from '../model/pack';
import type { Words } from '../model/words';
import { SmallCard } from './CardFace';
import { groupsOf } from './Hand';
import { ItemTile, ItemTracks, RelationWords } from './Items';
import { Leaders } from './Leaders';

interface Props {
  readonly state: GameState;
  readonly words: Words;
}

interface CellsProps {
  readonly kind: PieceKind;
  /** How many are on the map. */
  readonly reached: number;
  /** What the next ones cost; nothing where they cost nothing. */
  readonly costs?: readonly number[];
  readonly points: readonly number[];
  /** The spaces that bring one more card each Evening. */
  readonly draws?: readonly number[];
}
/** The spaces of a track: what is built, what the next costs, and the points. */
function Cells({ kind, reached, costs, points, draws = [] }: CellsProps) {
  const cells = points.map((worth, at) => ({ at, worth, cost: costs?.[at] ?? null }));
  return cells.map(({ at, worth, cost }) => (
    <span
      key={at}
      className="rt-track-cell"
      data-built={at < reached || undefined}
      data-coming={at === reached || undefined}
    >
      {cost === null || at < reached ? <PieceSign kind={kind} size={15} /> : <i>{cost}</i>}
      <small>
        {worth}
        {draws.includes(at + 1) && '+'}
      </small>
    </span>
  ));
}

/** A track of one kind of building: what is built, and cost and points of the next. */
function Track({ state, words, kind }: Props & { kind: MarquiseBuilding }) {
  const built = countOnMap(state, kind);
  const all = PIECES[kind].count;
  const { t } = words;
  const wood = WOOD_COST[built];
  const next =
    wood === undefined || built >= all
      ? t('root-table:board.full')
      : t('root-table:board.next', {
          wood: t('root-terms:wood', { count: wood }),
          points: words.points(BUILDING_POINTS[kind][built] ?? 0),
        });
  const said = `${t('root-table:board.track', { piece: words.piece(kind), built, all })}, ${next}`;
  return (
    <div className="rt-track-row" role="img" aria-label={said} data-tip={said}>
      <PieceSign kind={kind} size={18} />
      <Cells
        kind={kind}
        reached={built}
        costs={WOOD_COST}
        points={BUILDING_POINTS[kind]}
        draws={kind === 'recruiter' ? RECRUITER_DRAWS : []}
      />
    </div>
  );
}
/** The Marquise's three tracks: under each space wood and points; + is one more card each Evening. */
export function MarquiseTracks(props: Props) {
  const { state, words } = props;
  return (
    <div className="rt-yard">
      <div className="rt-tracks">
        {MARQUISE_BUILDINGS.map((kind) => (
          <Track key={kind} kind={kind} {...props} />
        ))}
      </div>
      <p className="tk-quiet">
        {words.t('root-table:board.wood', { count: PIECES.wood.count - countOnMap(state, 'wood') })}
      </p>
    </div>
  );
}

function DecreeColumn({
  state,
  words,
  board,
  column,
  pairing,
}: Props & { board: EyrieBoard; column: Column; pairing: boolean }) {
  const first = usePickable(`column-${column}`);
  const second = usePickable(`also-${column}`);
  const { attributes } = pairing ? second : first;
  return (
    <div className="rt-column" data-at={`column-${column}`} {...attributes}>
      <b>{words.t(`root-terms:column.${column}`)}</b>
      <span className="rt-column-cards">
        {board.decree[column].map((id) => (
          <SmallCard key={id} id={id} words={words} done={state.turn.decree.includes(id)} />
        ))}
      </span>
    </div>
  );
}
/** The Decree in four columns, the leader, and what the roosts bring each Evening. */
export function EyrieParts({ state, words, board }: Props & { board: EyrieBoard }) {
  const { t } = words;
  const { look } = usePicking();
  const seat = seatOfFaction(state, 'eyrie');
  // A second card is picked already: a column is for that one now.
  const pairing =
    seat !== null && handOf(state, seat).some((card) => card && look(`second-${card}`) === 'selected');
  const roosts = countOnMap(state, 'roost');
  return (
    <>
      <Leaders board={board} words={words} />
      <fieldset className="rt-decree" aria-label={t('root-table:board.decree')}>
        {COLUMNS.map((column) => (
          <DecreeColumn
            key={column}
            state={state}
            words={words}
            board={board}
            column={column}
            pairing={pairing}
          />
        ))}
      </fieldset>
      <div className="rt-reign">
        <p
          className="tk-quiet"
          data-tip={board.leader ? t(`root-terms:leaderDoes.${board.leader}`) : undefined}
        >
          {board.leader
            ? t('root-table:board.leader', { leader: t(`root-terms:leader.${board.leader}`) })
            : t('root-table:board.noLeader')}
          {board.leader && `. ${t(`root-terms:leaderDoes.${board.leader}`)}`}
        </p>
        <p
          className="rt-roosts"
          role="img"
          aria-label={t('root-table:board.roosts', {
            count: roosts,
            points: words.points(ROOST_POINTS[roosts] ?? 0),
          })}
        >
          <Cells kind="roost" reached={roosts} points={ROOST_POINTS.slice(1)} draws={ROOST_DRAWS} />
        </p>
      </div>
    </>
  );
}

/** Supporters by suit, officers, the sympathy track, and which bases stand. */
export function AllianceParts({ state, words, board }: Props & { board: AllianceBoard }) {
  const { t } = words;
  const { supporters } = state.secret;
  const tokens = countOnMap(state, 'sympathy');
  const known = groupsOf(supporters);
  return (
    <>
      <div className="rt-supporters">
        <b>{t('root-table:board.supporters', { count: supporters.length })}</b>
        {known.flat().map((id) => (
          <SmallCard key={id} id={id} words={words} />
        ))}
        <span>
          <FactionSign faction="alliance" size={18} />{' '}
          {t('root-table:board.officers', { count: board.officers })}
        </span>
        <fieldset className="rt-bases" aria-label={t('root-table:board.bases')}>
          {SUITS.map((suit) => {
            const standing = countOnMap(state, BASE_OF[suit]) > 0;
            return (
              <span
                key={suit}
                className="rt-base"
                data-built={standing || undefined}
                role="img"
                aria-label={`${t(`root-terms:piece.${suit}Base`)}: ${standing ? '1' : '0'}`}
              >
                <PieceSign kind={BASE_OF[suit]} size={18} />
                <SuitSign suit={suit} size={14} />
              </span>
            );
          })}
        </fieldset>
      </div>
      <p
        className="rt-roosts"
        role="img"
        aria-label={`${t('root-table:board.sympathy', { count: tokens })}, ${t(
          'root-table:board.nextSympathy',
          {
            cards: words.cards(SYMPATHY_COST[tokens] ?? 0),
            points: words.points(SYMPATHY_POINTS[tokens] ?? 0),
          },
        )}`}
      >
        <Cells kind="sympathy" reached={tokens} costs={SYMPATHY_COST} points={SYMPATHY_POINTS} />
      </p>
    </>
  );
}

/** His items — ready, exhausted, damaged — and what the others think of him. */
export function VagabondParts({ state, words, board }: Props & { board: VagabondBoard }) {
  const { t } = words;
  const { satchel: sound, damaged } = packOf(board.items);
  const relations = board.relationships.map((now, seat) => ({ now, seat }));
  return (
    <>
      <ItemTracks board={board} words={words} />
      {board.character && (
        <p className="tk-quiet">
          {t('root-table:board.character', { character: t(`root-terms:character.${board.character}`) })}.{' '}
          {t(`root-terms:characterDoes.${board.character}`)}
        </p>
      )}
      <div className="rt-pack">
        <fieldset className="rt-satchel" aria-label={t('root-table:board.items')}>
          {sound.map((item) => (
            <ItemTile key={item.id} item={item} />
          ))}
        </fieldset>
        {damaged.length > 0 && (
          <fieldset className="rt-satchel rt-damaged" aria-label={t('root-table:board.damaged')}>
            <small>{t('root-table:board.damaged')}</small>
            {damaged.map((item) => (
              <ItemTile key={item.id} item={item} />
            ))}
          </fieldset>
        )}
      </div>
      <ul className="tk-plain rt-relations" aria-label={t('root-table:board.relationships')}>
        {relations.map(({ now, seat }) =>
          now === null ? null : (
            <li key={seat} data-hostile={now === 'hostile' || undefined}>
              <FactionSign faction={state.players[seat]?.faction ?? null} size={18} />
              <RelationWords state={state} now={now} seat={seat} words={words} />
            </li>
          ),
        )}
        <li className="rt-quests-done">
          {t('root-table:board.quests', { count: board.quests.length })} <PointsSign size={13} />
        </li>
      </ul>
    </>
  );
}
