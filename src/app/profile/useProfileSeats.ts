import { useEffect } from 'react';
import { useOwnProfile } from './profile';

/** Brings the seats that the profile has taken elsewhere to this browser, once for each visit of a page. */
export function useProfileSeats(): void {
  const secret = useOwnProfile()?.secret;
  useEffect(() => {
    if (secret === undefined) return;
    // Fetched on demand: the start page does without the lobby's code.
    const fetching = import('./client').then(({ fetchSeats }) => fetchSeats());
    fetching.catch(() => {
      // Without an answer the list shows what this browser knows; the next visit asks again.
    });
  }, [secret]);
}
