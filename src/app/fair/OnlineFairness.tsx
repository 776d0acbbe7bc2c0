import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameModule } from '../../games/contract';
import type { Known } from '../../games/verify';
import { cleanName } from '../../protocol/names';
import type { Lobby } from '../online/lobby';
import { seatName } from '../online/seat-name';
import { keepWord, type OwnSeat, ownWord } from '../online/seats';
import { useCardWords } from '../registry';
import { FairDialog } from './FairDialog';
import { firstCommitment, keepCommitment } from './known';

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

/** What this browser knows of a match from before its end: the commitment it saw first, and the word it has added. */
function knownOf(matchID: string, seat: OwnSeat | null): Known {
  const commitment = firstCommitment(matchID);
  const word = seat === null ? null : ownWord(matchID);
  return {
    ...(commitment === null ? {} : { commitment }),
    ...(seat === null || word === null ? {} : { words: { [Number(seat.playerID)]: word } }),
  };
}

/**
 * The dice of an online match. The server tells what it committed to, and after the end the secret; what this browser saw
 * and did before is kept here, so that the server cannot tell another story afterwards.
 */
export function OnlineFairness({ card, module, matchID, lobby, seat, begun, over, onClose }: Props) {
  const { t } = useTranslation('app');
  const words = useCardWords(card);
  const load = useCallback(async () => {
    const { commitment, seats } = await lobby.get(card.id, matchID);
    keepCommitment(matchID, commitment);
    const first = firstCommitment(matchID);
    return {
      commitment: first,
      exchanged: commitment !== first,
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
    return verifyExport(module, exported, knownOf(matchID, seat));
  };
  const addWord = async (own: OwnSeat, word: string) => {
    await lobby.addWord(own, word);
    keepWord(matchID, cleanName(word) ?? word);
  };
  return (
    <FairDialog
      load={load}
      addWord={seat && !begun ? (word) => addWord(seat, word) : undefined}
      check={over ? check : undefined}
      onClose={onClose}
    />
  );
}
