/** The longest chat message, in characters, on the page and on the server. */
export const CHAT_LENGTH = 500;
/** The longest note that goes with a reported message. */
export const REPORT_NOTE_LENGTH = 300;
