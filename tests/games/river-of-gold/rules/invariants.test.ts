import { checkInvariants, type GameState } from '../../../../src/games/river-of-gold';
import { type ScenarioSpec, scenario } from './scenario';

interface Broken {
  what: string;
  spec?: ScenarioSpec;
  spoil: (state: GameState) => void;
  /** Part of what is reported. */
  report: string;
}

const seat0 = (state: GameState) => {
  const player = state.players[0];
  if (!player) throw new Error('seat 0 is empty');
  return player;
};

const BROKEN: Broken[] = [
  {
    what: 'too much koku',
    spoil: (s) => {
      seat0(s).koku = 26;
    },
    report: 'seat 0: koku is 26',
  },
  {
    what: 'negative goods',
    spoil: (s) => {
      seat0(s).rice = -1;
    },
    report: 'seat 0: rice is -1',
  },
  {
    what: 'a seventh silk',
    spoil: (s) => {
      seat0(s).silk = 7;
    },
    report: 'seat 0: silk is 7',
  },
  {
    what: 'half a koku',
    spoil: (s) => {
      seat0(s).koku = 1.5;
    },
    report: 'koku is 1.5',
  },
  {
    what: 'favor beyond its limit',
    spoil: (s) => {
      seat0(s).favor = 4;
    },
    report: 'favor is 4 of 3',
  },
  {
    what: 'a limit of 7',
    spoil: (s) => {
      seat0(s).favorLimit = 7;
    },
    report: 'favor limit is 7',
  },
  {
    what: 'a step beyond 18',
    spoil: (s) => {
      seat0(s).influence[2] = 19;
    },
    report: 'influence is 19',
  },
  {
    what: 'a ship on the shore',
    spoil: (s) => {
      seat0(s).ships[0] = 15;
    },
    report: 'a ship is on 15',
  },
  { what: 'a third ship', spoil: (s) => void seat0(s).ships.push(3), report: 'not two ships' },
  {
    what: 'no clan',
    spoil: (s) => {
      seat0(s).clan = null;
    },
    report: 'there is no clan',
  },
  {
    what: 'a clan twice',
    spoil: (s) => {
      seat0(s).clan = 'crane';
    },
    report: 'a clan is there twice',
  },
  {
    what: 'a royal ship without a noble',
    spoil: (s) => {
      seat0(s).royalShip = 0;
    },
    report: 'a royal ship without a noble',
  },
  {
    what: 'a tile twice',
    spoil: (s) => {
      s.row[0] = s.row[1] ?? null;
    },
    report: 'a tile is there twice',
  },
  { what: 'a lost tile', spoil: (s) => void s.secrets.era1.pop(), report: 'Era 1 tiles are not 16' },
  { what: 'a lost Era 2 tile', spoil: (s) => void s.secrets.era2.pop(), report: 'Era 2 tiles are not 13' },
  {
    what: 'a lost imperial market',
    spoil: (s) => {
      s.shore[5] = null;
    },
    report: 'imperial markets are not 3',
  },
  {
    what: 'an unknown tile',
    spoil: (s) => {
      s.row[0] = 'era3-port' as never;
    },
    report: 'a tile does not exist',
  },
  { what: 'a short row', spoil: (s) => void s.row.pop(), report: 'the row has 3 places' },
  { what: 'a lost customer', spoil: (s) => void s.secrets.deck.pop(), report: 'there are 29 customers' },
  {
    what: 'a customer in two places',
    spoil: (s) => {
      s.secrets.deck.pop();
      s.customerDiscard.push(s.secrets.deck[0] as never);
    },
    report: 'a customer is in two places',
  },
  {
    what: 'a hand too large',
    spoil: (s) => void s.secrets.hands[0]?.push(s.secrets.deck.pop() ?? null),
    report: 'seat 0 holds 3 customers',
  },
  {
    what: 'a building without a marker',
    spec: { shore: { 1: ['era1-port-rice', 0] } },
    spoil: (s) => void s.shore[0]?.owners.pop(),
    report: 'space 1 has 0 markers',
  },
  {
    what: 'a marker on an imperial market',
    spoil: (s) => void s.shore[5]?.owners.push(0),
    report: 'space 6 has 1 markers',
  },
  {
    what: 'a marker of nobody',
    spec: { shore: { 1: ['era1-port-rice', 0] } },
    spoil: (s) => void s.shore[0]?.owners.push(9),
    report: 'space 1 is owned by nobody',
  },
  {
    what: 'a mastery claimed four times',
    spoil: (s) => void s.masteries[0]?.claims.push(0, 1, 2, 3),
    report: 'air is claimed too often',
  },
  {
    what: 'a mastery claimed twice by one',
    spoil: (s) => void s.masteries[0]?.claims.push(1, 1),
    report: 'air is claimed twice',
  },
  {
    what: 'nobody decides',
    spoil: (s) => {
      s.current = 7;
    },
    report: 'seat 7 decides',
  },
  {
    what: 'an undone effect',
    spoil: (s) => {
      s.queue.push({
        player: 0,
        task: { kind: 'pointPerDelivered' },
        region: null,
        source: { from: 'journey' },
      });
    },
    report: 'left undone',
  },
  {
    what: 'a choice of another seat',
    spoil: (s) => {
      s.queue.push({ player: 1, task: { kind: 'anyGood' }, region: null, source: { from: 'journey' } });
    },
    report: 'the choice belongs to another seat',
  },
  {
    what: 'a choice that waits for the player on turn',
    spoil: (s) => {
      s.waiting.push({
        player: 0,
        task: { kind: 'anyGood' },
        region: null,
        source: { from: 'journey' },
      });
    },
    report: 'waits for the player on turn',
  },
  {
    what: 'Era 2 too early',
    spoil: (s) => {
      s.phase = 'era2';
    },
    report: 'Era 2 is out of step',
  },
  {
    what: 'a final round that nobody began',
    spoil: (s) => {
      s.phase = 'finalRound';
    },
    report: 'the final round is not recorded',
  },
  {
    what: 'points below nothing',
    spoil: (s) => {
      seat0(s).points = -1;
    },
    report: 'seat 0: points are -1',
  },
  {
    what: 'a favor limit below the first',
    spoil: (s) => {
      seat0(s).favorLimit = 2;
    },
    report: 'favor limit is 2',
  },
  { what: 'a lost track', spoil: (s) => void seat0(s).influence.pop(), report: 'not six influence tracks' },
  { what: 'a space too many', spoil: (s) => void s.shore.push(null), report: 'does not have 30 spaces' },
  {
    what: 'a fifth player',
    spoil: (s) => void s.players.push(structuredClone(seat0(s))),
    report: 'no stacks for this number of players',
  },
  {
    what: 'a third marker',
    spec: { shore: { 1: ['era1-port-rice', 0] } },
    spoil: (s) => void s.shore[0]?.owners.push(1, 2),
    report: 'space 1 has 3 markers',
  },
  {
    what: 'a choice without options',
    spoil: (s) => {
      Object.assign(seat0(s), { silk: 6, rice: 6, porcelain: 6 });
      s.queue.push({ player: 0, task: { kind: 'anyGood' }, region: null, source: { from: 'journey' } });
    },
    report: 'a choice has no options',
  },
  {
    what: 'a choice that is open when the game is over',
    spoil: (s) => {
      s.step = 'over';
      s.queue.push({ player: 0, task: { kind: 'anyGood' }, region: null, source: { from: 'journey' } });
    },
    report: 'the game is over with choices open',
  },
  {
    what: 'a choice that waits when the game is over',
    spoil: (s) => {
      s.step = 'over';
      s.waiting.push({ player: 1, task: { kind: 'anyGood' }, region: null, source: { from: 'journey' } });
    },
    report: 'the game is over with choices open',
  },
  {
    what: 'something else that waits',
    spoil: (s) => {
      s.waiting.push({
        player: 1,
        task: { kind: 'journeyBonus' },
        region: null,
        source: { from: 'journey' },
      });
    },
    report: 'journeyBonus waits',
  },
  {
    what: 'Era 1 without tiles',
    spoil: (s) => {
      s.discardedTiles.push(...s.secrets.era1.splice(0).flatMap((tile) => tile ?? []));
    },
    report: 'Era 1 goes on without tiles',
  },
  {
    what: 'Era 2 without tiles',
    spec: { phase: 'era2' },
    spoil: (s) => {
      s.discardedTiles.push(...s.secrets.era2.splice(0).flatMap((tile) => tile ?? []));
    },
    report: 'Era 2 is out of step',
  },
  {
    what: 'a final round while tiles are left',
    spoil: (s) => {
      s.phase = 'finalRound';
      s.finalRound = { by: 0, turnsLeft: 1 };
    },
    report: 'the final round began too early',
  },
  {
    what: 'a final round in the wrong phase',
    spoil: (s) => {
      s.finalRound = { by: 0, turnsLeft: 1 };
    },
    report: 'the final round is not recorded',
  },
  {
    what: 'a result before the end',
    spoil: (s) => {
      s.result = { winners: [0], scores: [] };
    },
    report: 'the result is not recorded',
  },
  {
    what: 'an end without a result',
    spoil: (s) => {
      s.step = 'over';
    },
    report: 'the result is not recorded',
  },
];

describe('checkInvariants', () => {
  test.each(BROKEN)('reports $what', ({ spec, spoil, report }) => {
    const { state } = scenario(spec);
    expect(checkInvariants(state)).toEqual([]);
    spoil(state);
    expect(checkInvariants(state).join('\n')).toContain(report);
  });

  test('reports a starting tile that is missing with 2 players', () => {
    const { state } = scenario({ players: 2 });
    state.shore[2] = null;
    expect(checkInvariants(state)).toEqual(['starting tiles are not 6']);
  });

  test('repairs nothing', () => {
    const { state } = scenario();
    seat0(state).koku = 99;
    const before = JSON.stringify(state);
    checkInvariants(state);
    expect(JSON.stringify(state)).toBe(before);
  });
});
