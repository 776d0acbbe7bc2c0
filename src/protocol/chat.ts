/** The longest chat message, in characters, on the page and on the server. */
export const CHAT_LENGTH = 500;
