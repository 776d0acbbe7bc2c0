import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminOverview } from '../../protocol/admin';
import { failureWords } from '../online/failure-words';
import { asFailure } from '../online/lobby';
import { Problem } from '../profile/attempt';
import { ADMIN_PARTS, type AdminPart, href } from '../routes';
import { Shell } from '../Shell';
import { Audit } from './Audit';
import { type Access, AccessContext, useAsked } from './access';
import { Bans } from './Bans';
import { askAdmin, keepToken, keptToken } from './client';
import { MatchDetails } from './MatchDetails';
import { Matches, useTitleOf } from './Matches';
import { Profiles } from './Profiles';
import { Reports } from './Reports';
import { TokenForm } from './TokenForm';
import './admin.css';

const PARTS = { reports: Reports, matches: Matches, profiles: Profiles, bans: Bans, audit: Audit } as const;

/** How many matches of each game are stored. */
function Counts() {
  const { t } = useTranslation('admin');
  const titleOf = useTitleOf();
  const { answer, problem } = useAsked<AdminOverview>('');
  if (answer === null) return <Problem text={problem} />;
  if (answer.counts.length === 0) return null;
  return (
    <table className="admin-counts">
      <caption className="app-hidden">{t('counts.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('counts.game')}</th>
          <th scope="col">{t('counts.waiting')}</th>
          <th scope="col">{t('counts.playing')}</th>
          <th scope="col">{t('counts.finished')}</th>
        </tr>
      </thead>
      <tbody>
        {answer.counts.map(({ game, waiting, playing, finished }) => (
          <tr key={game}>
            <th scope="row">{titleOf(game)}</th>
            <td>{waiting}</td>
            <td>{playing}</td>
            <td>{finished}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The way between the parts, and out. */
function Parts({ part, onLeave }: { part: AdminPart; onLeave: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className="admin-parts">
      <nav className="app-filter" aria-label={t('parts.label')}>
        {ADMIN_PARTS.map((one) => (
          <a
            key={one}
            className="app-filter-game"
            href={href({ page: 'admin', part: one, which: null })}
            aria-current={one === part ? 'page' : undefined}
          >
            {t(`parts.${one}`)}
          </a>
        ))}
      </nav>
      <button type="button" className="app-button app-small" onClick={onLeave}>
        {t('token.leave')}
      </button>
    </div>
  );
}

/** Where the host looks after the server: reports, matches, profiles, bans and all that was done. */
export function AdminPage({ part, which }: { part: AdminPart; which: string | null }) {
  const { t } = useTranslation('admin');
  const { t: app } = useTranslation('app');
  const [token, setToken] = useState(keptToken);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    document.title = t('title');
  }, [t]);

  const leave = useCallback((why: string | null) => {
    keepToken(null);
    setToken(null);
    setProblem(why);
  }, []);
  const access = useMemo<Access>(
    () => ({
      ask: async (path, body) => {
        try {
          return await askAdmin(token ?? '', path, body);
        } catch (error) {
          if (asFailure(error).code === 'bad-token') leave(t('token.wrong'));
          throw error;
        }
      },
    }),
    [token, leave, t],
  );

  async function enter(given: string): Promise<void> {
    setProblem(null);
    try {
      await askAdmin(given, '');
      keepToken(given);
      setToken(given);
    } catch (error) {
      const { code } = asFailure(error);
      if (code === 'bad-token') setProblem(t('token.wrong'));
      else setProblem(code === 'not-found' ? t('token.off') : failureWords(app, code));
    }
  }

  const List = PARTS[part];
  return (
    <Shell>
      <h1>{t('title')}</h1>
      {token === null ? (
        <TokenForm problem={problem} onToken={(given) => void enter(given)} />
      ) : (
        <AccessContext value={access}>
          <Parts part={part} onLeave={() => leave(null)} />
          {part === 'matches' && which !== null ? <MatchDetails key={which} id={which} /> : <List />}
          {part === 'matches' && which === null ? <Counts /> : null}
        </AccessContext>
      )}
    </Shell>
  );
}
