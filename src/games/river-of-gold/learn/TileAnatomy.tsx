import { useTranslation } from 'react-i18next';
import { TileCard } from '../board/pieces';

/** One tile, large, with its three parts named in the order in which it is drawn. */
export function TileAnatomy() {
  const { t } = useTranslation('river-learn');
  return (
    <figure className="learn-anatomy">
      <TileCard tile="era1-market-koku-point" size={220} />
      <figcaption>
        <b>{t('build.anatomy')}</b>
        <ol>
          <li>{t('build.owner')}</li>
          <li>{t('build.band')}</li>
          <li>{t('build.visitor')}</li>
        </ol>
      </figcaption>
    </figure>
  );
}
