import { Count } from '../../../../table/actions/TopLine';
import { useTableShape } from '../../../../table/layout/shape';
import type { GameState, Seat } from '../../rules';
import { progress, tilesToFinalRound, turnsUntil } from '../model/progress';
import type { Words } from '../model/words';

interface Props {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
}

/** How far it is to the Emperor and to the end, in tiles and about how many turns, then in turns (section 9). */
export function Countdown({ state, viewer, words }: Props) {
  const { t } = words;
  const next = progress(state);
  // A phone has room for what comes next; the stacks tell the rest.
  const phone = useTableShape() === 'phone';
  const about = (what: string, tiles: number): string =>
    t(viewer === null ? 'river-table:top.aboutEach' : 'river-table:top.aboutYours', {
      count: turnsUntil(state, tiles),
      what,
    });
  const toEnd = (tiles: number) => (
    <Count
      said={about(t('river-table:top.toEnd', { count: tiles }), tiles)}
      meaning={t('river-table:top.toEndLong')}
    />
  );
  switch (next.until) {
    case 'emperor':
      return (
        <>
          <Count
            said={about(t('river-table:top.toEmperor', { count: next.tiles }), next.tiles)}
            meaning={t('river-table:top.toEmperorLong')}
          />
          {!phone && (
            <Count
              said={t('river-table:top.toEnd', { count: tilesToFinalRound(state) })}
              meaning={t('river-table:top.toEndLong')}
            />
          )}
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
