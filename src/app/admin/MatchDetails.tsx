import { useTranslation } from 'react-i18next';
import type { AdminMatchDetails, AdminMessage, AdminSeat } from '../../protocol/admin';
import { formatWhen } from '../format';
import { Problem } from '../profile/attempt';
import { href, navigate } from '../routes';
import { useAsked } from './access';
import { useMatchLine, useSeatWords } from './Matches';
import { ActButton, useActs } from './useActs';

type Begin = ReturnType<typeof useActs>['begin'];

/** A seat with what can be done about who sits there. */
function SeatRow({ matchID, seat, begin }: { matchID: string; seat: AdminSeat; begin: Begin }) {
  const { t } = useTranslation('admin');
  const words = useSeatWords()(seat);
  const { name, profile, connected, addresses } = seat;
  const facts = [
    ...(connected ? [t('here')] : []),
    ...(profile === null ? [] : [t('profile', { id: profile })]),
    ...addresses.map((address) => t('from', { address })),
  ];
  const ban = (kind: 'address' | 'profile', who: string, shown: string) =>
    begin({
      verb: kind === 'profile' ? t('act.banProfile') : t('act.ban'),
      question: t('sure.ban', { who: shown }),
      path: '/bans',
      body: { kind, who },
      timed: true,
    });
  return (
    <li className="app-row">
      <div className="admin-grow">
        <strong>
          {seat.seat + 1}. {words}
        </strong>
        <small>{facts.join(' · ')}</small>
      </div>
      {name === null ? null : (
        <div className="app-row-actions">
          <ActButton
            label={t('act.removeName')}
            name={t('act.removeNameNamed', { name })}
            onClick={() =>
              begin({
                verb: t('act.removeName'),
                question: t('sure.removeSeatName', { name }),
                path: `/matches/${matchID}/remove-name`,
                body: { seat: seat.seat },
              })
            }
          />
          {profile === null ? null : (
            <ActButton
              label={t('act.banProfile')}
              name={t('act.banProfileNamed', { name })}
              onClick={() => ban('profile', profile, name)}
            />
          )}
          {addresses.map((address) => (
            <ActButton
              key={address}
              label={t('act.banNamed', { who: address })}
              name={t('act.banNamed', { who: address })}
              onClick={() => ban('address', address, address)}
            />
          ))}
        </div>
      )}
    </li>
  );
}

function MessageRow({ matchID, said, begin }: { matchID: string; said: AdminMessage; begin: Begin }) {
  const { t, i18n } = useTranslation('admin');
  return (
    <li className="app-row">
      <div className="admin-grow">
        <strong>{said.text}</strong>
        <small>
          {said.name ?? t('noName')}
          {said.seat === null ? ` (${t('spectator')})` : null} · {formatWhen(said.at, i18n.language)}
        </small>
      </div>
      <ActButton
        label={t('act.removeMessage')}
        name={t('act.removeMessageNamed', { text: said.text })}
        onClick={() =>
          begin({
            verb: t('act.removeMessage'),
            question: t('sure.removeMessage'),
            path: `/matches/${matchID}/remove-message`,
            body: { message: said.key },
          })
        }
      />
    </li>
  );
}

/** One match: who sits there, what was said, and what can be done about it. */
export function MatchDetails({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const { t: app } = useTranslation('app');
  const { answer: match, problem, refresh } = useAsked<AdminMatchDetails>(`/matches/${id}`);
  const acts = useActs(refresh);
  const removal = useActs(() => navigate({ page: 'admin', part: 'matches', which: null }));
  const lineOf = useMatchLine();
  return (
    <>
      <p>
        <a className="app-button app-small" href={href({ page: 'admin', part: 'matches', which: null })}>
          {t('back')}
        </a>
      </p>
      <Problem text={problem} />
      {match === null && problem === null ? <p>{app('common.loading')}</p> : null}
      {match === null ? null : (
        <>
          <section className="app-card" aria-label={t('seats')}>
            <div className="admin-head">
              <h2>{t('seats')}</h2>
              <button type="button" className="app-button app-small" onClick={refresh}>
                {t('refresh')}
              </button>
            </div>
            <p className="app-hint">{lineOf(match)}</p>
            <p className="app-hint app-code">{match.id}</p>
            <ul className="app-rows">
              {match.seats.map((seat) => (
                <SeatRow key={seat.seat} matchID={id} seat={seat} begin={acts.begin} />
              ))}
            </ul>
            <div className="app-actions">
              <button
                type="button"
                className="app-button"
                onClick={() =>
                  removal.begin({
                    verb: t('act.removeMatch'),
                    question: t('sure.removeMatch'),
                    path: `/matches/${id}/remove`,
                  })
                }
              >
                {t('act.removeMatch')}
              </button>
            </div>
          </section>
          <section className="app-card" aria-label={t('chat')}>
            <h2>{t('chat')}</h2>
            {match.chat.length === 0 ? <p>{t('none.chat')}</p> : null}
            <ul className="app-rows">
              {match.chat.map((said) => (
                <MessageRow key={said.key} matchID={id} said={said} begin={acts.begin} />
              ))}
            </ul>
          </section>
        </>
      )}
      {acts.dialog}
      {removal.dialog}
    </>
  );
}
