import { Count } from '../../../../table/actions/TopLine';
import type { GameState } from '../../rules';
import { progress, tilesToFinalRound } from '../model/progress';
import type { Words } from '../model/words';

/** How far it is to the Emperor and to the end, in tiles, then in turns (section 9). */
export function Countdown({ state, words }: { state: GameState; words: Words }) {
  const { t } = words;
  const next = progress(state);
  const toEnd = (tiles: number) => (
    <Count said={t('river-table:top.toEnd', { count: tiles })} meaning={t('river-table:top.toEndLong')} />
  );
  switch (next.until) {
    case 'emperor':
      return (
        <>
          <Count
            said={t('river-table:top.toEmperor', { count: next.tiles })}
            meaning={t('river-table:top.toEmperorLong')}
          />
          {toEnd(tilesToFinalRound(state))}
        </>
      );
    case 'finalRound':
      return toEnd(next.tiles);
    case 'end':
      return <Count said={t('river-table:top.turnsLeft', { count: next.turns })} />;
    case 'nothing':
      return null;
  }
}
