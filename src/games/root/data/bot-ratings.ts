/** What each bot level is worth: written by `npm run arena -- --rate`, see docs/bots.md. */
export const botRatings = {
  novice: { mu: 5.872, sigma: 4.359, games: 72 },
  planner: { mu: 28.179, sigma: 3.497, games: 72 },
  warlord: { mu: 37.252, sigma: 3.644, games: 72 },
};
