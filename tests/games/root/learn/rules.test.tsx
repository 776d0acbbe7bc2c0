import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DECK, QUESTS } from '../../../../src/games/root';
import { passagesOf, Rules, sectionOf } from '../../../../src/games/root/learn';
import { words } from '../../../../src/games/root/locales';
import { FACTION_TABLE } from '../../../../src/games/root/rules/factions/table';
import { addWords, i18n, LANGUAGES, speak } from '../../../../src/i18n';

beforeAll(() => addWords(words));
beforeEach(() => speak('en'));
afterEach(cleanup);

/** How far the points of each rule go, as the Law counts them: 4.3 has 4.3.1 to 4.3.4. */
const POINTS: Readonly<Record<string, number>> = {
  ...{ '1.1': 3, '1.2': 2, '1.3': 2, '1.4': 2, '1.5': 5, '2.1': 3, '2.2': 4, '2.4': 1, '3.2': 2, '3.3': 4 },
  ...{ '4.1': 4, '4.2': 2, '4.3': 4, '5.1': 7, '6.2': 3, '6.3': 5, '6.5': 5, '7.2': 3, '7.3': 5, '7.4': 3 },
  ...{ '7.5': 2, '7.6': 2, '7.7': 4, '7.8': 4, '8.2': 6, '8.3': 4, '8.4': 2, '8.5': 3, '8.6': 2, '9.2': 8 },
  ...{ '9.3': 6, '9.4': 2, '9.5': 9, '9.6': 4, 'C.1': 1 },
};
const NUMBERS: readonly string[] = [
  ...Object.entries(POINTS).flatMap(([rule, points]) =>
    Array.from({ length: points }, (_, i) => `${rule}.${i + 1}`),
  ),
  ...[
    '2.1',
    '2.3',
    '2.4',
    '2.5',
    '3.1',
    '4.2',
    '4.3',
    '5.2',
    '6.4',
    '6.5',
    '6.6',
    '7.7',
    '8.5',
    '9.5',
    'K',
    'T',
  ],
  ...['T.1', 'T.2', 'T.3', 'T.4', 'T.5', 'T.6'],
  ...['9.2.9.I', '9.2.9.II', '9.2.9.III', 'D.1.1', 'D.1.2', 'D.2.1', 'D.2.2', 'D.3.1'],
  ...Array.from({ length: 27 }, (_, i) => `R${i + 1}`),
];
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'C', 'D', 'G', 'K', 'R', 'T'];

const terms = () => [...document.querySelectorAll('dt')];
const table = (name: string) => screen.getByRole('table', { name });
const rowsOf = (name: string) => within(table(name)).getAllByRole('row').slice(1);

test.each(LANGUAGES)('every numbered rule and ruling is there once in %s, with words', async (language) => {
  await speak(language);
  render(<Rules />);
  const written = terms().map((term) => term.textContent ?? '');
  expect(NUMBERS.filter((number) => !written.includes(number))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
  for (const term of terms()) expect(term.nextElementSibling?.textContent?.trim().length).toBeGreaterThan(5);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(SECTIONS.length);
  expect(document.body.textContent).not.toMatch(/{{|}}|undefined|sections\./);
});

test.each(LANGUAGES)('whose game it is is said first in %s', async (language) => {
  await speak(language);
  render(<Rules />);
  const notice = screen.getByRole('complementary');
  for (const name of ['Cole', 'Wehrle', 'Leder Games']) expect(notice).toHaveTextContent(name);
});

test('the tables say what the data says', () => {
  render(<Rules />);
  const copies = rowsOf('The 54 cards').map((row) => {
    const title = within(row).getByRole('rowheader').textContent ?? '';
    return Number(/×(\d)/.exec(title)?.[1] ?? 1);
  });
  expect(copies.reduce((sum, count) => sum + count, 0)).toBe(DECK.length);
  expect(rowsOf('The 15 quests')).toHaveLength(QUESTS.length);
  expect(rowsOf('Autumn map')[11]).toHaveTextContent('12 fox 2 (ruin) 4, 7, 9, 10, 11');
  expect(rowsOf('Winter map')[0]).toHaveTextContent('1 (corner) dealt 1 5, 10, 11');
  expect(rowsOf('The Marquise’s buildings')[5]).toHaveTextContent('5 4 5 5 4');
  expect(rowsOf('Roosts on the map')[6]).toHaveTextContent('6 4 3');
  expect(rowsOf('Sympathy')[9]).toHaveTextContent('9 3 4');
});

/** What a rule says besides its main point, and what somebody at the table would otherwise have to look up. */
test.each([
  ['1.5.5', 'within what the effect allows'],
  ['3.1', 'the next of them in turn order'],
  ['3.3.1', 'you score no more'],
  ['3.3.4', 'A bird card will do for any of them'],
  ['4.3.3', 'the attacker says who begins'],
  ['4.3.4', 'removed by the other side'],
  ['5.2', '18 for three, 21 for four'],
  ['7.4.3', 'among those that can take them'],
  ['7.5.2', 'in full brings turmoil'],
  ['9.2.2', 'of his choice'],
  ['9.2.9.II', 'one Allied faction, not the defender’s'],
  ['9.2.9.III', 'not the warrior that made it Hostile'],
  ['9.4.1', 'when Birdsong began'],
  ['9.4.2', 'Hostile warriors or not'],
  ['9.5', 'not even a bird'],
  ['9.5.1', 'a clearing on its rim'],
  ['9.6.4', 'nothing from a track'],
  ['R7', 'by the numbers of their clearings'],
  ['R8', 'by her own Tax Collector too'],
  ['R9', 'without a marker on the track'],
  ['R10', 'the rest of a draw is lost'],
  ['R12', 'as it is at that moment'],
  ['R14', 'also with none left'],
  ['R16', 'between the cards of the Decree'],
  ['R17', 'too few warriors do not matter'],
  ['R18', 'into a full stack'],
  ['R20', 'from clearing to clearing only'],
  ['R21', 'moves up when a place becomes free'],
  ['R22', 'With the quest deck empty'],
  ['R23', 'does not lead out of a forest'],
  ['R25', 'from the last seat to the first'],
  ['R26', 'An answer given on another’s turn is final'],
  ['R27', 'no limit of turns'],
  ['T', 'ends a March that is half done'],
  ['T.5', 'Command Warren'],
  ['T.6', 'Out of time'],
] as const)('%s is written to its end: %s', (number, words) => {
  render(<Rules />);
  const rule = terms().find((term) => term.textContent === number)?.nextElementSibling;
  expect(rule).toHaveTextContent(words);
});

test('2.2.4 in Italian a ruin stays until it is explored, not as long as it is', async () => {
  await speak('it');
  render(<Rules />);
  const rule = terms().find((term) => term.textContent === '2.2.4')?.nextElementSibling;
  expect(rule).toHaveTextContent('finché il Vagabondo non la esplora');
});

test('a ruling of ours is marked as ours', () => {
  render(<Rules />);
  const rule = (number: string) => terms().find((term) => term.textContent === number)?.nextElementSibling;
  expect(rule('R16')).toHaveTextContent('our ruling');
  expect(rule('4.3.1')).not.toHaveTextContent('our ruling');
});

test('the search finds a rule by its number and a card by its name, and says when there is nothing', async () => {
  render(<Rules />);
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Search the rules' });
  await user.type(field, '4.3.4');
  expect(terms().map((term) => term.textContent)).toEqual(['4.3.4']);
  await user.clear(field);
  await user.type(field, 'sappers');
  expect(screen.getByRole('status')).toHaveTextContent('1 place found.');
  await user.clear(field);
  await user.type(field, 'dragon');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “dragon”.');
});

test('a card has the name that the table gives it, and its English name can still be searched', async () => {
  i18n.addResourceBundle('it', 'root-terms', { card: { mouseInASack: 'Topo in un Sacco' } });
  await speak('it');
  render(<Rules />);
  await userEvent.setup().type(screen.getByRole('searchbox'), 'mouse-in-a-sack');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Topo in un Sacco, Mouse-in-a-Sack');
  i18n.removeResourceBundle('it', 'root-terms');
});

test.each([
  ['4.3.1', 's4', ['4.3.1']],
  ['7.5.2.IV', 's7', ['7.5.2']],
  ['9.2.9.IIIa', 's9', ['9.2.9.III']],
  ['8.6.1.III', 's8', ['8.6.1']],
  ['3.3, 9.2.8', 's3', ['3.3.1', '3.3.2', '3.3.3', '3.3.4', '9.2.8']],
  ['4.1.1, 4.1.2', 's4', ['4.1.1', '4.1.2']],
  ['4.2', 's4', ['4.2']],
  ['R2', 'sR', ['R2']],
  ['R16', 'sR', ['R16']],
  ['K', 'sK', ['K']],
  ['T', 'sT', ['T']],
] as const)('the number %s leads to the section %s', (rule, section, numbers) => {
  expect(sectionOf(rule)).toBe(section);
  expect(passagesOf(rule).map(({ number }) => number)).toEqual(numbers);
  for (const { text } of passagesOf(rule)) expect(text.length).toBeGreaterThan(5);
});

test('a number that there is not leads nowhere', () => {
  expect(sectionOf('10.2')).toBeNull();
  expect(sectionOf('')).toBeNull();
  expect(passagesOf('S')).toEqual([]);
});

/** Every rule number that a refusal gives: the factions' own, and those read from the source of the shared ones. */
function citedByRefusals(): string[] {
  const folder = join(__dirname, '../../../../src/games/root/rules');
  const files = ['explain', 'shared/why', 'shared/cards', 'shared/craft', 'shared/dominance'];
  for (const faction of Object.keys(FACTION_TABLE)) files.push(`factions/${faction}/why`);
  const source = files.map((file) => readFileSync(join(folder, `${file}.ts`), 'utf8')).join('\n');
  const shared = source.matchAll(/'((?:D\.)?\d+(?:\.\d+)+(?:\.[IV]+[ab-d]?)?|R\d+|K|T)'/g);
  const own = Object.values(FACTION_TABLE).flatMap(({ ruleOf, phaseRule }) => [
    ...Object.values(ruleOf),
    ...Object.values(phaseRule),
  ]);
  return [...new Set([...own, ...Array.from(shared, ([, rule]) => rule ?? '')])];
}

test.each(LANGUAGES)('every rule that a refusal cites is written in %s', async (language) => {
  await speak(language);
  const cited = citedByRefusals();
  expect(cited.length).toBeGreaterThan(30);
  for (const rule of cited) {
    expect([rule, sectionOf(rule)]).toEqual([rule, expect.stringMatching(/^s/)]);
    expect([rule, passagesOf(rule)]).not.toEqual([rule, []]);
  }
});
