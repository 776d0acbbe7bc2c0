import type { MatchFile } from '../games/match-file';
import { exportPath } from '../protocol/paths';
import { fileOf, type SavedGame } from './local/saved';

/** Offers a match to the browser as a download. */
function downloadMatch(file: MatchFile, name: string): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }));
  download(url, name);
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Offers a game of this device as a file, whether or not its rules are still here. */
export const downloadSavedGame = (saved: SavedGame): void =>
  downloadMatch(fileOf(saved), `${saved.game}-${saved.id}`);

/** Offers a finished online match: the server gives it out only then, because the file tells every secret. */
export const downloadOnlineMatch = (game: string, matchID: string): void =>
  download(exportPath(game, matchID), `${game}-${matchID}`);

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  document.body.append(link);
  link.click();
  link.remove();
}
