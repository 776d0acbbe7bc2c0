/** What each bot level is worth: written by `npm run arena -- --rate`, see docs/bots.md. */
export const botRatings = {
  novice: { mu: 2.645, sigma: 4.526, games: 72 },
  planner: { mu: 30.979, sigma: 3.522, games: 72 },
  warlord: { mu: 36.243, sigma: 3.558, games: 72 },
};
