import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary';
import { MessagePage } from './MessagePage';
import { NotFoundPage } from './NotFoundPage';
import { usePlatform } from './platform';
import { type Route, useRoute } from './routes';
import { StartPage } from './start/StartPage';

/** The start page is there at once; every other page is fetched when it is opened. */
const LocalSetupPage = lazy(() =>
  import('./local/LocalSetupPage').then((m) => ({ default: m.LocalSetupPage })),
);
const LocalGamePage = lazy(() => import('./local/LocalGamePage').then((m) => ({ default: m.LocalGamePage })));
const LobbyPage = lazy(() => import('./online/LobbyPage').then((m) => ({ default: m.LobbyPage })));
const MatchPage = lazy(() => import('./online/MatchPage').then((m) => ({ default: m.MatchPage })));
const LearnPage = lazy(() =>
  import('../games/river-of-gold/learn/LearnPage').then((m) => ({ default: m.LearnPage })),
);
const FirstTurnPage = lazy(() =>
  import('../games/river-of-gold/learn/FirstTurnPage').then((m) => ({ default: m.FirstTurnPage })),
);

function Page({ route }: { route: Route }) {
  const { Scenarios } = usePlatform();
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'localSetup':
      return <LocalSetupPage />;
    case 'local':
      return <LocalGamePage key={route.id} id={route.id} />;
    case 'lobby':
      return <LobbyPage />;
    case 'match':
      return <MatchPage key={route.id} id={route.id} />;
    case 'learn':
      return <LearnPage />;
    case 'firstTurn':
      return <FirstTurnPage />;
    case 'scenarios':
      return Scenarios ? <Scenarios name={route.name} /> : <NotFoundPage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}

/** The whole program: the page of the address, with something to read while it is fetched. */
export function App() {
  const { t } = useTranslation('app');
  const route = useRoute();
  return (
    <ErrorBoundary key={route.page}>
      <Suspense fallback={<MessagePage title={t('common.loading')} />}>
        <Page route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}
