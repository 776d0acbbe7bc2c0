import { figures } from '../../../../src/games/root/tools/figures';
import { playBots } from './table';

test('every seat of a finished game has a place, a faction, a map and a marker', () => {
  const factions = ['vagabond', 'eyrie', 'alliance'] as const;
  const { state } = playBots(['novice', 'novice', 'novice'], 'figures', { factions, anyFactions: true });
  const { seat, faction, map, leader, character, marker } = figures.groups(state);
  expect(seat?.flat().sort()).toEqual(['1st', '2nd', '3rd']);
  expect(seat?.[state.first]).toEqual(['1st']);
  expect(faction).toEqual([['vagabond'], ['eyrie'], ['alliance']]);
  expect(map).toEqual([['vagabond, autumn'], ['eyrie, autumn'], ['alliance, autumn']]);
  expect(leader?.map(({ length }) => length)).toEqual([0, 1, 0]);
  expect(character?.map(({ length }) => length)).toEqual([1, 0, 0]);
  expect(marker?.flat()).toHaveLength(3);
  const { reason, winners } = state.result ?? {};
  expect(figures.line(state)).toMatchObject({
    map: 'autumn',
    factions,
    reason,
    wonByDominance: reason === 'dominance' ? 1 : 0,
    wonTogether: winners?.length === 1 ? 0 : 1,
  });
});
