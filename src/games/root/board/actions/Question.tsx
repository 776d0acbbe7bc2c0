import { OptionButton } from '../../../../table/actions/OptionButton';
import type { Point } from '../../../../table/layout/usePointing';
import {
  ITEM_IDS,
  type ItemId,
  isDeckCard,
  kindOf,
  type Option,
  PIECES,
  type PieceKind,
  suitOf,
} from '../../rules';
import { FactionSign, ItemSign, PieceSign, SuitSign } from '../art/signs';
import { optionWords } from '../model/move-words';
import type { TablePlay } from '../model/plans';

const PIECE_KINDS = Object.keys(PIECES) as PieceKind[];

/** What an answer looks like: a suit for a card, a sign for an item, a piece or a faction. */
function OptionSign({ play, option }: { play: TablePlay; option: Option }) {
  const kind = play.state.questions.at(-1)?.kind;
  if (isDeckCard(option)) return <SuitSign suit={suitOf(option)} size={18} />;
  if (kind === 'bank')
    return <FactionSign faction={play.state.players[Number(option)]?.faction ?? null} size={18} />;
  const item = ITEM_IDS.find((id) => id === option);
  if (item) return <ItemSign kind={kindOf(item)} size={20} />;
  const piece = PIECE_KINDS.find((one) => one === option);
  if (piece) return <PieceSign kind={piece} size={20} />;
  if (kind === 'pickFaction') return <FactionSign faction={option as 'marquise'} size={22} />;
  return null;
}

/** The place of the table that an answer is about. */
function placeOf(play: TablePlay, option: Option): string | undefined {
  const kind = play.state.questions.at(-1)?.kind;
  if (typeof option === 'number') return kind === 'bank' ? `player-${option}` : `clearing-${option}`;
  if (isDeckCard(option)) return `card-${option}`;
  return option.includes('-') ? `item-${option as ItemId}` : undefined;
}

/** An open question with all its answers: the same card for everybody, whatever they hold. */
export function QuestionCard({ play, prompt, point }: { play: TablePlay; prompt: string; point: Point }) {
  const { state, words, plans, active } = play;
  return (
    <>
      <p className="tk-prompt" tabIndex={-1}>
        {prompt}
      </p>
      <div className="tk-options rt-options">
        {plans.flatMap(({ move, moves }) => {
          if (move.name !== 'choose') return [];
          const { option } = move.arg;
          return (
            <OptionButton
              key={option}
              disabled={!active}
              at={placeOf(play, option)}
              point={point}
              choose={() => play.perform(moves)}
            >
              <OptionSign play={play} option={option} />
              <span>{optionWords(state, option, words)}</span>
            </OptionButton>
          );
        })}
      </div>
    </>
  );
}
