/** What each bot level is worth: written by `npm run arena -- --rate`, see docs/bots.md. */
export const botRatings = {
  apprentice: { mu: 6.396, sigma: 3.773, games: 90 },
  craftsman: { mu: 28.528, sigma: 3.282, games: 90 },
  master: { mu: 37.603, sigma: 3.572, games: 90 },
};
