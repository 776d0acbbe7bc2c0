/** What everybody may know of the Vagabond (R12): items on their tracks, relationships, quests done. */
import { usePickable } from '../../../../table/pick/pickable';
import {
  AIDS_TO_STEP,
  type GameState,
  type Item,
  type ItemKind,
  QUESTS,
  type QuestId,
  questOf,
  type Relationship,
  type Seat,
  STEP_POINTS,
  TRACK_KINDS,
  TRACK_SPACES,
  type TrackKind,
  type VagabondBoard,
} from '../../rules';
import { ItemSign, SuitSign } from '../art/signs';
import { packOf, worthOf } from '../model/pack';
import type { Words } from '../model/words';

/** An item of the Vagabond: face up, exhausted or damaged. */
export function ItemTile({ item }: { item: Item }) {
  const { attributes } = usePickable(`item-${item.id}`);
  return (
    <span
      className="rt-item rt-own-item"
      data-at={`item-${item.id}`}
      data-exhausted={item.exhausted || undefined}
      data-damaged={item.damaged || undefined}
      {...attributes}
    >
      <ItemSign kind={item.kind} size={24} />
    </span>
  );
}

/** A space of a track that waits for an item. */
const Space = ({ kind }: { kind: ItemKind }) => (
  <span className="rt-item rt-item-space" aria-hidden="true">
    <ItemSign kind={kind} size={24} />
  </span>
);

/** The three tracks, and what the items on them bring. */
export function ItemTracks({ board, words }: { board: VagabondBoard; words: Words }) {
  const { t } = words;
  const pack = packOf(board.items);
  const { refreshes, draws, carried, limit } = worthOf(pack);
  const brings: Readonly<Record<TrackKind, string>> = {
    tea: t('root-table:board.refreshes', { count: refreshes }),
    coins: t('root-table:board.draws', { cards: words.cards(draws) }),
    bag: t('root-table:board.carries', { carried, limit }),
  };
  return (
    <ul className="tk-plain rt-item-tracks" aria-label={t('root-table:board.tracks')}>
      {TRACK_KINDS.map((kind) => {
        const items = pack.tracks[kind];
        const free = Array.from({ length: TRACK_SPACES - items.length }, (_, at) => at);
        return (
          <li key={kind} data-asks="">
            {items.map((item) => (
              <ItemTile key={item.id} item={item} />
            ))}
            {free.map((at) => (
              <Space key={at} kind={kind} />
            ))}
            <small>{brings[kind]}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** What a faction thinks of him, and how many Aids of this turn count towards the next step (9.2.9.I). */
export function RelationWords({
  state,
  now,
  seat,
  words,
}: {
  state: GameState;
  now: Relationship;
  seat: Seat;
  words: Words;
}) {
  const { t } = words;
  const needed = now === 'hostile' ? undefined : AIDS_TO_STEP[now];
  if (needed === undefined || now === 'hostile') return words.relationship(now);
  const aids = state.turn.aids[seat] ?? 0;
  const points = words.points(STEP_POINTS[now] ?? 0);
  return (
    <>
      {words.relationship(now)}
      <small data-tip={t('root-table:board.aidsAre', { aids, needed, points })}>
        {t('root-table:board.aids', { aids, needed })}
      </small>
    </>
  );
}

/** The quests that he has completed, with their suits: they count for each other (9.5.5). */
export function QuestsDone({ quests, words }: { quests: readonly QuestId[]; words: Words }) {
  if (quests.length === 0) return null;
  const suitAt = (id: QuestId): number => QUESTS.findIndex(({ suit }) => suit === questOf(id).suit);
  return (
    <ul
      className="tk-plain rt-quests"
      data-asks=""
      aria-label={words.t('root-table:board.quests', { count: quests.length })}
    >
      {quests
        .toSorted((one, other) => suitAt(one) - suitAt(other))
        .map((id) => (
          <li key={id}>
            <span
              className={`rt-quest rt-suit-${questOf(id).suit}`}
              data-ask={`quest-${id}`}
              role="img"
              aria-label={`${words.quest(id)} (${words.t(`root-terms:suit.${questOf(id).suit}`)})`}
            >
              <SuitSign suit={questOf(id).suit} size={16} />
              {words.quest(id)}
            </span>
          </li>
        ))}
    </ul>
  );
}
