import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { formatWhen } from '../format';
import { Problem, useAttempt } from '../profile/attempt';
import { useOwnProfile } from '../profile/profile';
import { cardWords, useCardWords, useRegistry } from '../registry';
import { href } from '../routes';
import { Shell } from '../Shell';
import { type GameStatistics, type Leader, leadersOf, type OwnResult, ownHistory } from './results';

/** The people with the highest ratings in a game, and its bots among them; nothing while nobody has one. */
function Leaders({ card }: { card: GameCard }) {
  const { t } = useTranslation('days');
  const { t: app } = useTranslation('app');
  const { title, bots } = useCardWords(card);
  const [leaders, setLeaders] = useState<readonly Leader[]>([]);
  const { problem, attempt } = useAttempt();
  const me = useOwnProfile()?.profileID;
  useEffect(() => {
    void attempt(async () => setLeaders(await leadersOf(card.id)));
  }, [attempt, card.id]);
  if (leaders.length === 0) return <Problem text={problem} />;
  return (
    <section className="app-card" aria-label={t('history.leaders', { game: title })}>
      <h2>{t('history.leaders', { game: title })}</h2>
      <ol className="app-leaders">
        {leaders.map(({ profileID, bot, name, rating, matches }) => (
          <li
            key={profileID ?? `bot ${bot}`}
            className={bot === null ? undefined : 'app-leader-bot'}
            aria-current={profileID !== null && profileID === me ? 'true' : undefined}
          >
            <span>{bot === null ? name : app('seat.bot', { level: bots[bot]?.name ?? bot })}</span>{' '}
            <b>{rating}</b> <small>{t('history.matches', { count: matches })}</small>
          </li>
        ))}
      </ol>
      {leaders.some(({ bot }) => bot !== null) ? <p className="app-hint">{t('history.botsHint')}</p> : null}
    </section>
  );
}

function useTitleOf(): (game: string) => string {
  const { i18n } = useTranslation('days');
  const { cards } = useRegistry();
  return (game) => {
    const card = cards.find(({ id }) => id === game);
    return card ? cardWords(card, i18n.language).title : game;
  };
}

function Result({ result }: { result: OwnResult }) {
  const { t, i18n } = useTranslation('days');
  const titleOf = useTitleOf();
  const { place, players, total, left, rated, opponents } = result;
  return (
    <li className="app-row">
      <div>
        <strong>
          {left ? t('history.left') : t('history.place', { place, players })}
          {total === null ? null : ` · ${t('history.points', { count: total })}`}
        </strong>
        <small>
          {titleOf(result.game)}
          {opponents.length > 0 ? ` · ${opponents.join(', ')}` : null}
          {rated ? ` · ${t('clock.rated')}` : null}
          {` · ${formatWhen(result.endedAt, i18n.language)}`}
        </small>
      </div>
      <a
        className="app-button app-small"
        href={href({ page: 'match', game: result.game, id: result.matchID })}
      >
        {t('history.open')}
      </a>
    </li>
  );
}

function StatisticsLine({ one }: { one: GameStatistics }) {
  const { t } = useTranslation('days');
  const titleOf = useTitleOf();
  return (
    <li className="app-row">
      <div>
        <strong>{titleOf(one.game)}</strong>
        <small>
          {t('history.matches', { count: one.matches })} · {t('history.wins', { count: one.wins })}
          {one.average === null ? null : ` · ${t('history.average', { points: one.average })}`}
          {one.longest > 1 ? ` · ${t('history.streak', { count: one.longest })}` : null}
        </small>
      </div>
    </li>
  );
}

/** One's finished matches, what they come to, and the best players of each game. */
export function HistoryPage() {
  const { t } = useTranslation('days');
  const { cards } = useRegistry();
  const secret = useOwnProfile()?.secret;
  const [history, setHistory] = useState<Awaited<ReturnType<typeof ownHistory>> | null>(null);
  const { problem, attempt } = useAttempt();
  useEffect(() => {
    if (secret !== undefined) void attempt(async () => setHistory(await ownHistory()));
  }, [attempt, secret]);
  useEffect(() => {
    document.title = t('history.title');
  }, [t]);
  const results = history?.results ?? [];
  return (
    <Shell>
      <h1>{t('history.title')}</h1>
      <Problem text={problem} />
      {results.length > 0 ? (
        <section className="app-card" aria-label={t('history.statistics')}>
          <h2>{t('history.statistics')}</h2>
          <ul className="app-rows">
            {history?.statistics.map((one) => (
              <StatisticsLine key={one.game} one={one} />
            ))}
          </ul>
        </section>
      ) : null}
      <section className="app-card" aria-label={t('history.finished')}>
        <h2>{t('history.finished')}</h2>
        {results.length === 0 ? <p>{t('history.none')}</p> : null}
        <ul className="app-rows">
          {results.map((result) => (
            <Result key={result.matchID} result={result} />
          ))}
        </ul>
      </section>
      {cards.map((card) => (
        <Leaders key={card.id} card={card} />
      ))}
    </Shell>
  );
}
