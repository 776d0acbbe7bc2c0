import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readGame } from './local/saved';
import { downloadSavedGame } from './match-file';
import { navigate, useRoute } from './routes';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: Error | null;
}

/** The page that is shown instead of one that failed. The game itself is stored, so nothing is lost. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('app');
  const route = useRoute();
  const saved = route.page === 'local' ? readGame(route.id) : null;
  return (
    <main className="app-page app-message">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.nothingLost')}</p>
      <div className="app-actions">
        <button type="button" className="app-button app-primary" onClick={onRetry}>
          {t('failure.retry')}
        </button>
        {saved ? (
          <button type="button" className="app-button" onClick={() => void downloadSavedGame(saved)}>
            {t('menu.export')}
          </button>
        ) : null}
        <button
          type="button"
          className="app-button"
          onClick={() => {
            navigate({ page: 'start' });
            onRetry();
          }}
        >
          {t('common.toStart')}
        </button>
      </div>
      <details>
        <summary>{t('failure.details')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </main>
  );
}

/** Catches what a page throws, keeps the program alive, and offers the game as a file. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed.', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Failed error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
