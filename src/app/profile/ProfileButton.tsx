import { useTranslation } from 'react-i18next';
import { href, useRoute } from '../routes';

/** The way to the profile, in the head of every page. */
export function ProfileButton() {
  const { t } = useTranslation('days');
  const { page } = useRoute();
  return (
    <a
      className="app-icon-button"
      href={href({ page: 'profile', link: null })}
      data-tip={t('profile.title')}
      aria-current={page === 'profile' ? 'page' : undefined}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="app-person-icon">
        <circle cx="12" cy="8" r="4" />
        <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
      </svg>
      <span className="app-hidden">{t('profile.title')}</span>
    </a>
  );
}
