import { exportPath } from '../protocol/paths';
import { contentsOf, type SavedGame, type UnreadableGame } from './local/saved';

/** Offers a game of this device as a file, whether or not its rules are still here. */
export async function downloadSavedGame(saved: SavedGame): Promise<void> {
  // Fetched when it is wanted: most who open the start page never save a file.
  const { matchFile } = await import('../games/match-file');
  offer(matchFile(contentsOf(saved)), `${saved.game}-${saved.id}`);
}

/** Offers what is stored as a game as it is, where this version cannot read it. */
export const downloadUnreadable = ({ id, value }: UnreadableGame): void => offer(value, `game-${id}`);

function offer(value: unknown, name: string): void {
  const text = `${JSON.stringify(value)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  download(url, name);
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

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
