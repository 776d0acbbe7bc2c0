import { useState } from 'react';
import { usePickable } from '../../../../table/pick/pickable';
import { cardOf, type DeckCardId, type GameState, handOf, kindOf, playerAt, type Seat } from '../../rules';
import { FactionSign, factionClass, ItemSign, PointsSign, SuitSign } from '../art/signs';
import type { Words } from '../model/words';
import { AllianceParts, EyrieParts, MarquiseTracks, VagabondParts } from './Boards';
import { Gist } from './Gist';
import { QuestsDone } from './Items';

interface Props {
  readonly state: GameState;
  readonly seat: Seat;
  readonly words: Words;
}

/** A lasting card in somebody's play area; the own one may be used. */
function Lasting({ id, words }: { id: DeckCardId; words: Words }) {
  const { attributes } = usePickable(`used-${id}`);
  return (
    <span className={`rt-lasting rt-suit-${cardOf(id).suit}`} data-at={`used-${id}`} {...attributes}>
      <SuitSign suit={cardOf(id).suit} size={14} />
      <span className="rt-lasting-name">{words.cardName(id)}</span>
    </span>
  );
}

/** The faction, and who leads it or is the Vagabond, with what that one does. */
function Faction({ state, seat, words: { t } }: Props) {
  const { faction, board } = playerAt(state, seat);
  if (!faction) return null;
  const leader = board?.faction === 'eyrie' ? board.leader : null;
  const character = board?.faction === 'vagabond' ? board.character : null;
  return (
    <>
      <small>{t(`root-terms:short.${faction}`)}</small>
      {leader && (
        <em className="rt-who" data-tip={t(`root-terms:leaderDoes.${leader}`)}>
          {t(`root-terms:leader.${leader}`)}
        </em>
      )}
      {character && (
        <em className="rt-who" data-tip={t(`root-terms:characterDoes.${character}`)}>
          {t(`root-terms:character.${character}`)}
        </em>
      )}
    </>
  );
}

/** Name, points, cards, warriors: what everybody wants to know of everybody. */
export function Summary({ state, seat, words }: Props) {
  const { faction, score, supply, crafted, dominance } = playerAt(state, seat);
  const { t } = words;
  const hand = handOf(state, seat).length;
  return (
    <span className={`rt-summary ${factionClass(faction)}`}>
      <FactionSign faction={faction} size={24} />
      <span className="rt-summary-name">
        <b>{words.name(seat)}</b>
        <Faction state={state} seat={seat} words={words} />
      </span>
      <span
        className="rt-value"
        role="img"
        aria-label={score === null ? t('root-table:part.noMarker') : words.points(score)}
      >
        <PointsSign size={15} />
        <b data-number="">{score ?? '–'}</b>
        {dominance && <SuitSign suit={cardOf(dominance).suit} size={15} />}
      </span>
      <span className="rt-value" data-at={`player-${seat}-cards`} role="img" aria-label={words.cards(hand)}>
        <span className="rt-back" />
        <b data-number="">{hand}</b>
      </span>
      {faction !== 'vagabond' && (
        <span
          className="rt-value"
          role="img"
          aria-label={t('root-table:part.warriorsLeft', { count: supply })}
        >
          <span className="rt-dot" />
          <b>{supply}</b>
        </span>
      )}
      {crafted.map((id) => (
        <span key={id} role="img" aria-label={words.item(id)} data-ask={`supply-${id}`}>
          <ItemSign kind={kindOf(id)} size={16} />
        </span>
      ))}
    </span>
  );
}

/** What is on a faction's own board. */
function Parts({ state, seat, words }: Props) {
  const { board } = playerAt(state, seat);
  switch (board?.faction) {
    case 'marquise':
      return <MarquiseTracks state={state} words={words} />;
    case 'eyrie':
      return <EyrieParts state={state} words={words} board={board} />;
    case 'alliance':
      return <AllianceParts state={state} words={words} board={board} />;
    case 'vagabond':
      return (
        <>
          <VagabondParts state={state} words={words} board={board} />
          <QuestsDone quests={board.quests} words={words} />
        </>
      );
    default:
      return null;
  }
}
const PlayArea = ({ state, seat, words }: Props) => {
  const { playArea } = playerAt(state, seat);
  if (playArea.length === 0) return null;
  return (
    <fieldset className="rt-play-area" aria-label={words.t('root-table:part.lasting')}>
      {playArea.map((id) => (
        <Lasting key={id} id={id} words={words} />
      ))}
    </fieldset>
  );
};

/** The own faction board, large. */
export function FactionBoard(props: Props) {
  const { state, seat } = props;
  return (
    <section className={`rt-board ${factionClass(playerAt(state, seat).faction)}`} data-at={`player-${seat}`}>
      <Summary {...props} />
      <PlayArea {...props} />
      <Parts {...props} />
    </section>
  );
}

/** Somebody else's board: one row that opens. */
export function FoldedBoard(props: Props) {
  const { state, seat, words } = props;
  const [open, setOpen] = useState(false);
  return (
    <section
      className={`rt-board rt-folded ${factionClass(playerAt(state, seat).faction)}`}
      data-open={open || undefined}
      data-at={`player-${seat}`}
      data-decides={state.turn.of === seat || undefined}
    >
      <button
        type="button"
        className="rt-fold"
        aria-expanded={open}
        aria-label={words.t('root-table:part.details', { name: words.name(seat) })}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{open ? '▾' : '▸'}</span>
      </button>
      <Summary {...props} />
      <PlayArea {...props} />
      <Gist {...props} />
      <div className="rt-unfolded" data-open={open || undefined}>
        <Parts {...props} />
      </div>
    </section>
  );
}
