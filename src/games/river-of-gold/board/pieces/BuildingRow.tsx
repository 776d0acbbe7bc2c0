import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { usePickable } from '../../../../table/pick/pickable';
import { endOfRow, type GameState, type TileId } from '../../rules';
import { ResourceIcon } from '../art';
import { PriceBadge } from './FavorPrice';
import { TileCard } from './TileCard';

function RowTile({ tile }: { tile: TileId }) {
  const { price, attributes } = usePickable(`tile-${tile}`);
  return (
    <div className="rg-row-tile" {...attributes}>
      <TileCard tile={tile} size="var(--row-height)" />
      {price > 0 && <PriceBadge price={price} />}
    </div>
  );
}

const Stack = memo(function Stack({ era, top, size }: { era: 1 | 2; top: TileId | null; size: number }) {
  const { t } = useQuickTranslation('river-art');
  return (
    <div
      className="rg-stack"
      data-at={`stack-${era}`}
      data-ask={`stack-${era}`}
      data-empty={size === 0 || undefined}
      role="img"
      aria-label={t('stack', { era, count: size })}
    >
      <div className="rg-stack-tiles" data-depth={Math.min(size, 4)}>
        {size > 0 ? <TileCard tile={top} size="var(--row-height)" /> : <span className="rg-stack-empty" />}
      </div>
      <span className="rg-stack-count">{size}</span>
      <span className="rg-caption">{t('era', { era })}</span>
    </div>
  );
});

/** The row of four tiles from its start to its end, and both stacks with their top tiles. */
export const BuildingRow = memo(function BuildingRow({ state }: { state: GameState }) {
  const { t } = useQuickTranslation('river-art');
  const end = endOfRow(state);
  const { era1, era2 } = state.secrets;
  return (
    <section className="rg-row" aria-label={t('row')} data-asks="">
      <Stack era={2} top={era2.at(-1) ?? null} size={era2.length} />
      <Stack era={1} top={era1.at(-1) ?? null} size={era1.length} />
      <span className="rg-row-flow" aria-hidden="true" />
      {state.row.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row's positions are its identity
        <div key={i} className="rg-row-place" data-at={`row-${i + 1}`} data-end={i === end || undefined}>
          {tile ? <RowTile tile={tile} /> : <span className="rg-row-gap" />}
          {i === end && (
            <span className="rg-row-end" data-ask="rowEnd">
              <ResourceIcon kind="favor" amount={1} size={18} title={t('endOfRow')} />
              <span className="rg-caption">{t('end')}</span>
            </span>
          )}
        </div>
      ))}
    </section>
  );
});
