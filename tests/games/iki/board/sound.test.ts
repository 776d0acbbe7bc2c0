import { createState, type GameEvent, seededRandom } from '../../../../src/games/iki';
import { motionWith } from '../../../../src/games/iki/board/motion';
import { quickMove } from '../../../../src/games/iki/bots/quick';
import { WEIGHTS } from '../../../../src/games/iki/bots/weights';
import { applyMove, tableOf } from '../../../../src/games/iki/rules';

test('walks, hires, retirements, fires and gains can be heard; a new turn is the kit’s to announce', () => {
  const random = seededRandom('sounds');
  const state = createState(4, {}, random);
  const { sound } = motionWith(tableOf(state));
  const heard = new Map<GameEvent['type'], string | null>();
  while (!state.result) {
    const events: GameEvent[] = [];
    applyMove(state, quickMove(state, WEIGHTS, random, 0), random, events);
    for (const event of events) heard.set(event.type, sound?.(event) ?? null);
  }
  for (const type of ['walked', 'hired', 'retired', 'fireBroke', 'gained'] as const) {
    expect([type, heard.get(type)]).toEqual([type, expect.any(String)]);
  }
  expect(heard.get('turnBegan')).toBeNull();
});
