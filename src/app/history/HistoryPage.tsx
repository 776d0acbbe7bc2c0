import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardWords } from '../../games/card-words';
import type { GameCard, GameStory } from '../../games/contract';
import { TOOLS } from '../../games/tools';
import { addWords } from '../../i18n';
import { formatWhen } from '../format';
import { Problem, useAttempt } from '../profile/attempt';
import { useOwnProfile } from '../profile/profile';
import { useCardWords, useRegistry } from '../registry';
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
  const { t, i18n } = useTranslation(['days', 'replay']);
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
        href={href({ page: 'replay', game: result.game, id: result.matchID, move: null })}
      >
        {t('replay:menu')}
      </a>
    </li>
  );
}

/** How a game's matches are told, with its words; null until both are there. */
function useGameStory(game: string): GameStory | null {
  const [story, setStory] = useState<GameStory | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const tools = (await TOOLS[game]?.())?.tools;
      if (tools === undefined) return;
      await addWords(tools.story.words);
      if (!gone) setStory(tools.story);
    };
    load().catch((error: unknown) => console.error('The words of a game could not be loaded.', error));
    return () => {
      gone = true;
    };
  }, [game]);
  return story;
}

function StatisticsLine({ one }: { one: GameStatistics }) {
  const { t } = useTranslation('days');
  const story = useGameStory(one.game);
  const parts = one.parts.flatMap(({ part, points }) => {
    const name = story?.partName?.(part) ?? null;
    return name === null ? [] : [t('history.part', { name, points })];
  });
  const openings = one.openings.map(({ opening, wins, matches }) =>
    t('history.opening', { name: story?.openingName?.(opening) ?? opening, wins, matches }),
  );
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
        {one.byPlayers.length > 0 ? (
          <small>
            {one.byPlayers
              .map(({ players, wins, matches }) => t('history.byPlayers', { players, wins, matches }))
              .join(' · ')}
          </small>
        ) : null}
        {parts.length > 0 ? <small>{t('history.parts', { parts: parts.join(' · ') })}</small> : null}
        {openings.length > 0 ? (
          <small>{t('history.openings', { openings: openings.join(' · ') })}</small>
        ) : null}
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
