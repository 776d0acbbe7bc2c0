import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../src/games';
import type { GameEvent, GameState } from '../../../src/games/iki';
import { tools } from '../../../src/games/iki/tools';
import { readMatchFile, replayMatch } from '../../../src/games/match-file';
import './english';

const FOLDER = join(__dirname, '../../fixtures/iki/games');
const FINISHED = readdirSync(FOLDER)
  .slice(0, 3)
  .map((name) => {
    const { module, file } = readMatchFile(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')), GAMES);
    const steps = [...replayMatch(module, file)];
    const events = steps.flatMap((step) => step.events) as readonly GameEvent[];
    return { name, state: steps.at(-1)?.state.G as GameState, events };
  });

test.each(FINISHED)('$name is told month by month, with names and without gaps', ({ state, events }) => {
  const names = ['Hana', 'Jun', 'Kiku', 'Sora'].slice(0, state.players.length);
  const said = tools.story.sentences(events, names);
  expect(said.filter(({ heading }) => heading)).toHaveLength(12);
  for (const name of names) expect(said.some(({ text }) => text.includes(name))).toBe(true);
  expect(said.every(({ text }) => text !== '' && !/\{\{|iki-table:/.test(text))).toBe(true);
});

test.each(FINISHED)('the score rows of $name add up to the totals of its result', ({ state }) => {
  const rows = tools.story.scoreRows(state);
  const total = rows.find(({ id }) => id === 'total');
  expect(total?.points).toEqual(state.result?.scores.map((score) => score.total));
  state.players.forEach((_, seat) => {
    const parts = rows.filter(({ id }) => id !== 'total').map(({ points }) => points[seat] ?? 0);
    expect(parts.reduce((sum, points) => sum + points, 0)).toBe(total?.points[seat]);
  });
});

test.each(FINISHED)('every seat of $name has a place, cards, colours and a strategy', ({ state }) => {
  const { seat, card, type, colours, strategy, firefighting } = tools.groups(state);
  expect(seat?.flat().sort()).toEqual(['1st', '2nd', '3rd', '4th'].slice(0, state.players.length));
  expect(seat?.[state.first]).toEqual(['1st']);
  state.players.forEach(({ fire }, index) => {
    expect(colours?.[index]).toEqual([String(type?.[index]?.length)]);
    expect(card?.[index]?.length).toBeGreaterThanOrEqual(type?.[index]?.length ?? 0);
    expect(strategy?.[index]).toHaveLength(1);
    expect(firefighting?.[index]).toEqual([String(fire)]);
  });
  expect(new Set(card?.flat()).size).toBe(card?.flat().length);
});
