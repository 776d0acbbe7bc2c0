/** Paths that belong to the server: proxied in development, never answered by the service worker. */
export const SERVER_PATHS = ['/games', '/socket.io', '/healthz', '/readyz', '/metrics', '/api'] as const;

/** A finished match as a file. */
export const exportPath = (game: string, matchID: string): string => `/games/${game}/${matchID}/export`;
/** A match so far, move by move, as the viewer may see it. */
export const replayPath = (game: string, matchID: string): string => `/games/${game}/${matchID}/replay`;
/** The listed matches of all games; it takes the same query as the list of one game. */
export const ALL_MATCHES_PATH = '/api/matches';
