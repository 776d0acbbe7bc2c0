/** How long the strongest bots may think about a decision, in milliseconds; the weaker ones need far less. */
export const THINKING_MS = 700;
