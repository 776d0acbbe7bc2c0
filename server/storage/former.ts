/** How a database was named when there was one game only: after that game, the first one on the list. */
export interface FormerNames {
  readonly file: string;
  readonly versionTable: string;
}

export const formerNames = (firstGame: string): FormerNames => ({
  file: `${firstGame}.sqlite`,
  versionTable: `${firstGame.split('-')[0]}_schema`,
});
