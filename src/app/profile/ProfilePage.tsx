import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../online/lobby';
import { HiddenPeople } from '../people/HiddenPeople';
import { href, type ProfileLink } from '../routes';
import { Shell } from '../Shell';
import { Problem, useAttempt } from './attempt';
import { Carry } from './Carry';
import { ConfirmEmail } from './ConfirmEmail';
import { type ProfileDetails, profileDetails } from './client';
import { DeleteProfile } from './DeleteProfile';
import { Devices } from './Devices';
import { EnterByLink, EnterByWords } from './Enter';
import { NoticeSettings } from './NoticeSettings';
import { forgetProfile, useOwnProfile } from './profile';
import { Rename } from './Rename';
import { StorageWarning } from './StorageWarning';
import { useProfileSeats } from './useProfileSeats';

/** Everything about the person behind the seats of this browser. */
export function ProfilePage({ link }: { link: ProfileLink | null }) {
  const { t } = useTranslation('days');
  const own = useOwnProfile();
  const [details, setDetails] = useState<ProfileDetails | null>(null);
  const { problem, attempt } = useAttempt();
  const secret = own?.secret;
  useProfileSeats();
  const look = useCallback(() => {
    if (secret === undefined) return setDetails(null);
    void attempt(async () => {
      try {
        setDetails(await profileDetails());
      } catch (error) {
        if (asFailure(error).code === 'no-profile') forgetProfile();
        throw error;
      }
    });
  }, [secret, attempt]);
  useEffect(look, [look]);
  useEffect(() => {
    document.title = t('profile.title');
  }, [t]);
  return (
    <Shell>
      <h1>{t('profile.title')}</h1>
      <p className="app-lead">{t('profile.lead')}</p>
      <div className="app-actions app-start">
        <a className="app-button" href={href({ page: 'history' })}>
          {t('history.title')}
        </a>
      </div>
      <StorageWarning />
      <Problem text={problem} />
      {link?.to === 'device' ? <EnterByLink token={link.token} own={own} /> : null}
      {link?.to === 'email' ? <ConfirmEmail token={link.token} /> : null}
      {own === null ? (
        <section className="app-card">
          <p>{t('profile.none')}</p>
        </section>
      ) : null}
      {own !== null && details !== null ? (
        <>
          <Rename name={details.name} onDone={look} />
          <Carry hasRecovery={details.hasRecovery} onDone={look} />
          <NoticeSettings />
          <Devices details={details} onDone={look} />
        </>
      ) : null}
      <HiddenPeople />
      <EnterByWords own={own} />
      {own === null ? null : <DeleteProfile />}
    </Shell>
  );
}
