import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { useSure } from '../../ui/Sure';
import { shareableLink } from '../routes';
import { Problem, useAttempt } from './attempt';
import { newDeviceLink, newRecoveryCode } from './client';

/** A link as a picture that another device's camera reads. */
function QrCode({ link, label }: { link: string; label: string }) {
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { border: 2 }))}`;
  return <img className="app-qr" src={source} alt={label} width="220" height="220" />;
}

/** How the profile gets to another device: a link that works once, and words to write down. */
export function Carry({ hasRecovery, onDone }: { hasRecovery: boolean; onDone: () => void }) {
  const { t } = useTranslation('days');
  const [link, setLink] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const { problem, attempt } = useAttempt();
  const makeLink = () =>
    attempt(async () => {
      const token = await newDeviceLink();
      setLink(shareableLink({ page: 'profile', link: { to: 'device', token } }));
    });
  const sure = useSure();
  const makeCode = () =>
    attempt(async () => {
      setWords(await newRecoveryCode());
      onDone();
    });
  /** A code that was written down and is not on the page ends: that is asked about. */
  const askForCode = () => {
    if (!hasRecovery || words !== null) void makeCode();
    else {
      sure.ask({
        question: t('carry.newCodeSure'),
        verb: t('carry.newCode'),
        act: () => void makeCode(),
      });
    }
  };
  return (
    <section className="app-card" aria-label={t('carry.title')}>
      <h2>{t('carry.title')}</h2>
      <p>{t('carry.link')}</p>
      {link === null ? null : (
        <div className="app-carry">
          <QrCode link={link} label={t('carry.qr')} />
          <label className="app-field">
            <span>{t('carry.linkLabel')}</span>
            <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
            <small>{t('carry.once')}</small>
          </label>
        </div>
      )}
      <button type="button" className="app-button" onClick={() => void makeLink()}>
        {t('carry.makeLink')}
      </button>
      <h3 className="app-further">{t('carry.codeTitle')}</h3>
      <p>{t(hasRecovery ? 'carry.codeThere' : 'carry.code')}</p>
      {words === null ? null : (
        <>
          <ol className="app-words" aria-label={t('carry.codeTitle')}>
            {words.split(' ').map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place, and may come twice
              <li key={at}>{word}</li>
            ))}
          </ol>
          <p className="app-hint">{t('carry.writeDown')}</p>
        </>
      )}
      <button type="button" className="app-button" onClick={askForCode}>
        {t(hasRecovery ? 'carry.newCode' : 'carry.makeCode')}
      </button>
      <Problem text={problem} />
      {sure.dialog}
    </section>
  );
}
