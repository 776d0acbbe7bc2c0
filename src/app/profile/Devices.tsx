import { useTranslation } from 'react-i18next';
import { useSure } from '../../ui/Sure';
import { formatWhen } from '../format';
import { Problem, useAttempt } from './attempt';
import { endDevice, type ProfileDetails } from './client';

/** The browsers that hold this profile; each can be ended from every other. */
export function Devices({ details, onDone }: { details: ProfileDetails; onDone: () => void }) {
  const { t, i18n } = useTranslation('days');
  const { problem, attempt } = useAttempt();
  const sure = useSure();
  const end = (id: string) =>
    attempt(async () => {
      await endDevice(id);
      onDone();
    });
  return (
    <section className="app-card" aria-label={t('devices.title')}>
      <h2>{t('devices.title')}</h2>
      <ul className="app-rows">
        {details.devices.map(({ id, label, seenAt }) => (
          <li key={id} className="app-row">
            <div>
              <strong>{label}</strong>
              <small>
                {id === details.deviceID
                  ? t('devices.this')
                  : t('devices.seen', { when: formatWhen(seenAt, i18n.language) })}
              </small>
            </div>
            {id === details.deviceID ? null : (
              <button
                type="button"
                className="app-button app-small"
                aria-label={t('devices.endNamed', { device: label })}
                onClick={() =>
                  sure.ask({
                    question: t('devices.endSure'),
                    verb: t('devices.end'),
                    act: () => void end(id),
                  })
                }
              >
                {t('devices.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {sure.dialog}
    </section>
  );
}
