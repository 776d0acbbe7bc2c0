import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../games/contract';
import { addWords } from '../i18n';
import { ADMIN_WORDS } from './admin/locales';
import { ErrorBoundary } from './ErrorBoundary';
import { useScreenAhead } from './game/useScreen';
import { MessagePage } from './MessagePage';
import { NotFoundPage } from './NotFoundPage';
import { usePlatform } from './platform';
import { useCard } from './registry';
import { gameOf, type Route, useRoute } from './routes';
import { StartPage } from './start/StartPage';
import { UpdateNotice } from './update/UpdateNotice';
import { usePageFocus } from './usePageFocus';
import { usePageTitle } from './usePageTitle';

/** The start page is there at once; every other page is fetched when it is opened. */
const LocalSetupPage = lazy(() =>
  import('./local/LocalSetupPage').then((m) => ({ default: m.LocalSetupPage })),
);
const LocalGamePage = lazy(() => import('./local/LocalGamePage').then((m) => ({ default: m.LocalGamePage })));
const LobbyPage = lazy(() => import('./online/LobbyPage').then((m) => ({ default: m.LobbyPage })));
const MatchPage = lazy(() => import('./online/MatchPage').then((m) => ({ default: m.MatchPage })));
const ProfilePage = lazy(() => import('./profile/ProfilePage').then((m) => ({ default: m.ProfilePage })));
const HistoryPage = lazy(() => import('./history/HistoryPage').then((m) => ({ default: m.HistoryPage })));
const ReplayPage = lazy(() => import('./replay/ReplayPage').then((m) => ({ default: m.ReplayPage })));
const OpenFilePage = lazy(() => import('./replay/OpenFilePage').then((m) => ({ default: m.OpenFilePage })));
/** The host's page and its words, which nobody else needs. */
const AdminPage = lazy(async () => {
  const [{ AdminPage: page }] = await Promise.all([import('./admin/AdminPage'), addWords(ADMIN_WORDS)]);
  return { default: page };
});
const LearnPage = lazy(() => import('./learn/LearnPage').then((m) => ({ default: m.LearnPage })));
const LessonPage = lazy(() => import('./learn/LessonPage').then((m) => ({ default: m.LessonPage })));

/** A page of a registered game; the address of any other leads nowhere. */
function OfGame({ game, children }: { game: string; children: (card: GameCard) => ReactNode }) {
  const card = useCard(game);
  return card ? children(card) : <NotFoundPage />;
}

function Page({ route }: { route: Route }) {
  const { Scenarios } = usePlatform();
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'game':
      return <OfGame game={route.game}>{(card) => <StartPage key={card.id} main={card} />}</OfGame>;
    case 'localSetup':
      return <OfGame game={route.game}>{(card) => <LocalSetupPage key={card.id} card={card} />}</OfGame>;
    case 'local':
      return <LocalGamePage key={route.id} game={route.game} id={route.id} />;
    case 'lobby':
      return route.game === null ? (
        <LobbyPage card={null} />
      ) : (
        <OfGame game={route.game}>{(card) => <LobbyPage key={card.id} card={card} />}</OfGame>
      );
    case 'match':
      return (
        <OfGame game={route.game}>{(card) => <MatchPage key={route.id} card={card} id={route.id} />}</OfGame>
      );
    case 'replay':
      return <ReplayPage key={route.id} game={route.game} id={route.id} move={route.move} />;
    case 'openFile':
      return <OpenFilePage key={route.file} file={route.file} />;
    case 'learn':
      return <LearnPage game={route.game} />;
    case 'lesson':
      return <LessonPage game={route.game} id={route.lesson} />;
    case 'history':
      return <HistoryPage />;
    case 'admin':
      return <AdminPage part={route.part} which={route.which} />;
    case 'profile':
      return <ProfilePage link={route.link} />;
    case 'scenarios':
      return Scenarios ? <Scenarios game={route.game} name={route.name} /> : <NotFoundPage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}

/** Everything: the page of the address, with something to read while it is fetched. */
export function App() {
  const { t } = useTranslation('app');
  const route = useRoute();
  const game = gameOf(route);
  useScreenAhead(game);
  usePageTitle(route);
  usePageFocus();
  return (
    <>
      <UpdateNotice />
      <ErrorBoundary key={`${route.page} ${game}`}>
        <Suspense fallback={<MessagePage title={t('common.loading')} />}>
          <Page route={route} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
