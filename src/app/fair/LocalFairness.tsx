import { useCallback } from 'react';
import type { LocalGame } from '../local/game';
import { FairDialog } from './FairDialog';

interface Props {
  readonly game: LocalGame;
  readonly over: boolean;
  readonly onClose: () => void;
}

/** The dice of a game on this device: the same generator, whose secret is kept here. */
export function LocalFairness({ game, over, onClose }: Props) {
  const load = useCallback(async () => {
    const { secret } = game.saved;
    if (secret === undefined) return { commitment: null, words: [] };
    const { commitmentOf } = await import('../../games/fair');
    return { commitment: commitmentOf(secret), words: [] };
  }, [game]);
  const check = async () => {
    const { verifyExport } = await import('../../games/verify');
    return verifyExport(game.module, await game.exported());
  };
  return <FairDialog load={load} check={over ? check : undefined} onClose={onClose} />;
}
