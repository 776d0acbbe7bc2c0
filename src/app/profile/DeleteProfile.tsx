import { useTranslation } from 'react-i18next';
import { useSure } from '../../ui/Sure';
import { Problem, useAttempt } from './attempt';
import { deleteProfile } from './client';

export function DeleteProfile() {
  const { t } = useTranslation('days');
  const { problem, attempt } = useAttempt();
  const sure = useSure();
  const remove = () =>
    sure.ask({
      question: t('delete.sure'),
      verb: t('delete.title'),
      act: () => void attempt(deleteProfile),
    });
  return (
    <section className="app-card" aria-label={t('delete.title')}>
      <h2>{t('delete.title')}</h2>
      <p>{t('delete.text')}</p>
      <button type="button" className="app-button" onClick={remove}>
        {t('delete.title')}
      </button>
      <Problem text={problem} />
      {sure.dialog}
    </section>
  );
}
