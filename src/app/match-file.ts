import type { MatchFile } from '../games/river-of-gold/replay';

/** Offers a match to the browser as a download. */
export function downloadMatch(file: MatchFile, name: string): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }));
  download(url, name);
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Offers a finished online match: the server gives it out only then, for the file tells every secret. */
export const downloadOnlineMatch = (matchID: string): void =>
  download(`/api/matches/${matchID}/export`, `river-of-gold-${matchID}`);

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  document.body.append(link);
  link.click();
  link.remove();
}
