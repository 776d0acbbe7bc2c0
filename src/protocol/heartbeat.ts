/** How often the server shows its pages that the line is alive, in milliseconds. */
export const HEARTBEAT = 2500;
/** After so long without a sign of the server a page says so. */
export const SILENCE = 5000;
