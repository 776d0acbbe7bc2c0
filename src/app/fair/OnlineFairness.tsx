import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameModule } from '../../games/contract';
import type { Lobby } from '../online/lobby';
import { seatName } from '../online/seat-name';
import type { OwnSeat } from '../online/seats';
import { useCardWords } from '../registry';
import { FairDialog } from './FairDialog';

interface Props {
  readonly card: GameCard;
  readonly module: GameModule;
  readonly matchID: string;
  readonly lobby: Lobby;
  readonly seat: OwnSeat | null;
  readonly begun: boolean;
  readonly over: boolean;
  readonly onClose: () => void;
}

/** The dice of an online match: the server tells what it committed to, and after the end the secret. */
export function OnlineFairness({ card, module, matchID, lobby, seat, begun, over, onClose }: Props) {
  const { t } = useTranslation('app');
  const words = useCardWords(card);
  const load = useCallback(async () => {
    const { commitment, seats } = await lobby.get(card.id, matchID);
    return {
      commitment,
      words: seats.flatMap((one) =>
        one.word === null ? [] : [{ name: seatName(t, words, one), word: one.word }],
      ),
    };
  }, [lobby, card, matchID, t, words]);
  const check = async () => {
    const [exported, { verifyExport }] = await Promise.all([
      lobby.exported(card.id, matchID),
      import('../../games/verify'),
    ]);
    return verifyExport(module, exported);
  };
  return (
    <FairDialog
      load={load}
      addWord={seat && !begun ? (word) => lobby.addWord(seat, word) : undefined}
      check={over ? check : undefined}
      onClose={onClose}
    />
  );
}
