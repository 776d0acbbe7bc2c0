import { SHORE_SPACES, shoreSpace } from '../../rules';

const LETTERS = 'ABCDE';

/** What a shore space is called everywhere, and printed on the board: its region's number and a letter, downstream. */
export function spaceName(space: number): string {
  const { region } = shoreSpace(space);
  const first = SHORE_SPACES.findIndex((one) => one.region === region);
  return `${region}${LETTERS.charAt(space - 1 - first)}`;
}
