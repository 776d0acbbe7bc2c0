import { useTranslation } from 'react-i18next';
import { useScreen } from './useScreen';

interface Props {
  readonly game: string;
  readonly options: object;
  readonly players: number;
  readonly onChange: (options: object) => void;
}

/** The options of a game, from its screen. Everything has a default, so that nobody needs to wait for them. */
export function OptionFields({ game, options, players, onChange }: Props) {
  const { t } = useTranslation('app');
  const { screen, failed, retry } = useScreen(game);
  if (screen) return <screen.OptionFields options={options} players={players} onChange={onChange} />;
  if (!failed) return <p role="status">{t('common.loading')}</p>;
  return (
    <div className="app-warning" role="alert">
      <p>{t('screen.failedText')}</p>
      <button type="button" className="app-button app-small" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  );
}
