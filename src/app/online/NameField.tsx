import { useTranslation } from 'react-i18next';
import { cleanName, NAME_LENGTH } from '../../protocol/names';

/** The name that others will see. */
export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('app');
  const wrong = value !== '' && cleanName(value) === null;
  return (
    <label className="app-field">
      <span>{t('online.name')}</span>
      <input
        type="text"
        name="player-name"
        autoComplete="nickname"
        required
        maxLength={NAME_LENGTH}
        value={value}
        aria-invalid={wrong}
        onChange={(event) => onChange(event.target.value)}
      />
      <small>{t('online.nameHint', { most: NAME_LENGTH })}</small>
    </label>
  );
}
