import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../src/games';
import { readMatchFile, replayMatch } from '../../../src/games/match-file';
import type { GameEvent, GameState } from '../../../src/games/root';
import { tools } from '../../../src/games/root/tools';
import { playBots } from './bots/table';
import './english';

test('every seat of a finished game has a place, a faction, a map and a marker', () => {
  const factions = ['vagabond', 'eyrie', 'alliance'] as const;
  const { state } = playBots(['novice', 'novice', 'novice'], 'figures', { factions, anyFactions: true });
  const { seat, faction, map, leader, character, marker } = tools.groups(state);
  expect(seat?.flat().sort()).toEqual(['1st', '2nd', '3rd']);
  expect(seat?.[state.first]).toEqual(['1st']);
  expect(faction).toEqual([['vagabond'], ['eyrie'], ['alliance']]);
  expect(map).toEqual([['vagabond, autumn'], ['eyrie, autumn'], ['alliance, autumn']]);
  expect(leader?.map(({ length }) => length)).toEqual([0, 1, 0]);
  expect(character?.map(({ length }) => length)).toEqual([1, 0, 0]);
  expect(marker?.flat()).toHaveLength(3);
  const { reason, winners } = state.result ?? {};
  expect(tools.line(state)).toMatchObject({
    map: 'autumn',
    factions,
    reason,
    wonByDominance: reason === 'dominance' ? 1 : 0,
    wonTogether: winners?.length === 1 ? 0 : 1,
  });
});

const FOLDER = join(__dirname, '../../fixtures/root/games');
const FINISHED = readdirSync(FOLDER)
  .slice(0, 3)
  .map((name) => {
    const { module, file } = readMatchFile(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')), GAMES);
    const steps = [...replayMatch(module, file)];
    const events = steps.flatMap((step) => step.events) as readonly GameEvent[];
    return { name, state: steps.at(-1)?.state.G as GameState, events };
  });

test.each(FINISHED)('$name is told turn by turn, with names and without gaps', ({ state, events }) => {
  const names = ['Hana', 'Jun', 'Kiku', 'Sora'].slice(0, state.players.length);
  const said = tools.story.sentences(events, names);
  expect(said.filter(({ heading }) => heading)).toHaveLength(state.turn.number);
  for (const name of names) expect(said.some(({ text }) => text.includes(name))).toBe(true);
  expect(said.every(({ text }) => text !== '' && !/\{\{|root-(table|terms):/.test(text))).toBe(true);
});

test.each(FINISHED)('the points of $name are those of its result', ({ state }) => {
  const [row] = tools.story.scoreRows(state);
  expect(row?.points).toEqual(state.result?.scores.map(({ total }) => total));
});
