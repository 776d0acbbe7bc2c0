import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords, useRegistry } from './registry';
import { gameOf, type Route } from './routes';

/** The words that name a page; the start page and a game's own are named by the game. */
const NAMES = {
  lobby: 'nav.online',
  localSetup: 'nav.local',
  learn: 'nav.learn',
  lesson: 'nav.learn',
  notFound: 'notFound.title',
} as const;

const isNamed = (page: Route['page']): page is keyof typeof NAMES => page in NAMES;

/** Every page has its own title: what it is, then the game. A table says by itself whose turn it is (notify/turn.ts). */
export function usePageTitle(route: Route): void {
  const { t } = useTranslation('app');
  const { cards } = useRegistry();
  const game = gameOf(route);
  const card = cards.find(({ id }) => id === game);
  const { title } = useCardWords(card ?? cards[0]);
  const page = game !== null && !card ? 'notFound' : route.page;
  const name = isNamed(page) ? t(NAMES[page]) : null;
  const table = route.page === 'local' || route.page === 'match';
  useEffect(() => {
    if (!table) document.title = name === null ? title : `${name} · ${title}`;
  }, [table, name, title]);
}
