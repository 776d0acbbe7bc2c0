/** What each bot level is worth: written by `npm run arena -- --rate`, see docs/bots.md. */
export const botRatings = {
  novice: { mu: -0.833, sigma: 4.725, games: 90 },
  merchant: { mu: 30.112, sigma: 3.483, games: 90 },
  daimyo: { mu: 42.608, sigma: 3.626, games: 90 },
};
