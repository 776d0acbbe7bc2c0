import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanName, NAME_LENGTH } from '../../protocol/names';

interface Props {
  readonly value: string;
  /** Why the name was not accepted; it is said at the field, which takes the focus. */
  readonly problem: string | null;
  readonly onChange: (name: string) => void;
}

/** The name that others will see. */
export function NameField({ value, problem, onChange }: Props) {
  const { t } = useTranslation('app');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const wrong = problem !== null || (value !== '' && cleanName(value) === null);
  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);
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
        ref={field}
        aria-invalid={wrong}
        aria-describedby={problem === null ? undefined : id}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem === null ? (
        <small>{t('online.nameHint', { most: NAME_LENGTH })}</small>
      ) : (
        <small id={id} className="app-warning" role="alert">
          {problem}
        </small>
      )}
    </label>
  );
}
