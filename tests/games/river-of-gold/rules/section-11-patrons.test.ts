import {
  CLANS,
  type CustomerId,
  createState,
  type GameState,
  PATRONS,
  type PatronId,
  patron,
  SHORE_SPACES,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { facts } from './facts';
import { changeOf, type ScenarioSpec, scenario, Table } from './scenario';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const COUNTS = [2, 3, 4] as const;
const newGame = (players: number, patrons: 'draft' | 'choice', seed: number): GameState =>
  createState(players, { patrons }, seededRandom(`${patrons}/${players}/${seed}`));
const offered = (table: Table): PatronId[] => table.legalArgs('choosePatron').map((arg) => arg.patron);

/** A new game in which one player has picked this patron; everybody else takes the first on offer. */
function gameWith(id: PatronId): { table: Table; seat: number } {
  for (const seed of SEEDS) {
    const table = new Table(newGame(4, 'choice', seed), [1, 1, 1, 1, 1, 1, 1, 1]);
    let seat = -1;
    while (table.state.patronsOffered.length > 0) {
      const options = offered(table);
      if (options.includes(id)) seat = table.state.current;
      table.choosePatron(options.includes(id) ? id : (options[0] ?? id));
    }
    if (seat >= 0) return { table, seat };
  }
  throw new Error(`${id} is in no game.`);
}

describe('section 11: clan patrons', () => {
  test.each(COUNTS)(
    '11.1 with %i players always four patrons lie open, a random one of each clan',
    (players) => {
      const seen = new Set<PatronId>();
      for (const seed of SEEDS) {
        const { patronsOffered } = newGame(players, 'draft', seed);
        expect(patronsOffered.map((id) => patron(id).clan).sort()).toEqual([...CLANS]);
        for (const id of patronsOffered) seen.add(id);
      }
      expect(seen.size).toBe(8);
    },
  );

  test('11.1 from the last player to the first each picks one patron and is that clan', () => {
    const table = new Table(newGame(3, 'draft', 1));
    const { turnOrder } = table.state;
    const open = [...table.state.patronsOffered];
    const picked: PatronId[] = [];
    for (const seat of turnOrder.toReversed()) {
      expect(table.state.current).toBe(seat);
      expect(offered(table)).toEqual(open.filter((id) => !picked.includes(id)));
      const id = offered(table).at(-1) as PatronId;
      picked.push(id);
      table.choosePatron(id);
      expect(table.player(seat)).toMatchObject({ patron: id, clan: patron(id).clan });
    }
    if (table.state.queue.length > 0) table.choose('roll');
    expect(table.state).toMatchObject({ phase: 'era1', current: turnOrder[0] });
  });

  test.each(COUNTS)(
    '11.2 with %i players clans are dealt and each chooses one of its two patrons, in turn order (R)',
    (players) => {
      for (const seed of SEEDS.slice(0, 10)) {
        const table = new Table(newGame(players, 'choice', seed));
        const { turnOrder } = table.state;
        const clans = table.state.players.map((player) => player.clan);
        expect(new Set(clans).size).toBe(players);
        // Both patrons of every clan at the table lie open, and nobody else's.
        expect(table.state.patronsOffered).toEqual(
          PATRONS.filter(({ clan }) => clans.includes(clan)).map(({ id }) => id),
        );
        for (const seat of turnOrder) {
          expect(table.state.current).toBe(seat);
          const both = PATRONS.filter((p) => p.clan === clans[seat]).map((p) => p.id);
          expect(offered(table)).toEqual(both);
          table.choosePatron(both[seed % 2] as PatronId);
          expect(table.player(seat)).toMatchObject({ clan: clans[seat], patron: both[seed % 2] });
        }
      }
    },
  );

  test('11.3 Kaiu Shihobu starts with 10 more koku', () => {
    const { table, seat } = gameWith('kaiu-shihobu');
    expect(table.player(seat).koku).toBe(7 + table.state.turnOrder.indexOf(seat) + 10);
    const others = table.state.turnOrder.filter((other) => other !== seat);
    for (const other of others)
      expect(table.player(other).koku).toBe(7 + table.state.turnOrder.indexOf(other));
  });

  test('11.3 Kaiu Shihobu builds in any region, whatever the die shows', () => {
    const spaces = (id: PatronId) => [
      ...new Set(
        scenario({ seats: [{ patron: id, die: 1, koku: 25 }] })
          .legalArgs('build')
          .map((arg) => arg.space),
      ),
    ];
    expect(spaces('kaiu-shihobu')).toEqual(SHORE_SPACES.filter((s) => s.cost !== null).map((s) => s.id));
    expect(spaces('yasuki-taka')).toEqual([1, 2, 3, 4, 5]);
    const table = scenario({ seats: [{ patron: 'kaiu-shihobu', die: 1, koku: 9 }] });
    const tile = table.state.row[0];
    if (!tile) throw new Error('the row is empty');
    expect(changeOf(table, 0, () => table.build(10, tile)).koku).toBe(-9);
    expect(table.influence(0, 2)).toBeGreaterThan(0);
  });

  const BUILDABLE = facts.shoreSpaces.filter(([, , cost]) => cost !== null);
  test.each(BUILDABLE)(
    '11.3 Yasuki Taka gains 1 point per river space at shore space %i',
    (space, region) => {
      const rivers = Object.values(facts.river.shoreSpacesTouching).filter((shores) =>
        shores.includes(space),
      );
      expect([1, 2, 3]).toContain(rivers.length);
      const table = scenario({
        seats: [{ patron: 'yasuki-taka', die: region as 1, koku: 25 }],
      });
      const tile = table.state.row[0];
      if (!tile) throw new Error('the row is empty');
      expect(changeOf(table, 0, () => table.build(space, tile)).points).toBe(rivers.length);
      expect(table.events).toContainEqual({
        type: 'gained',
        player: 0,
        resource: 'points',
        amount: rivers.length,
        lost: 0,
        source: { from: 'patron', patron: 'yasuki-taka' },
      });
    },
  );

  test('11.3 Yoritomo starts with 3 customers in hand', () => {
    const { table, seat } = gameWith('yoritomo');
    expect(table.state.secrets.hands.map((hand) => hand.length)).toEqual(
      [0, 1, 2, 3].map((s) => (s === seat ? 3 : 2)),
    );
  });

  test('11.3 Yoritomo delivers whatever the die shows', () => {
    const hand: CustomerId[] = ['artisan-1', 'artisan-2', 'artisan-6'];
    const table = scenario({ seats: [{ patron: 'yoritomo', die: 4, porcelain: 2, rice: 2, hand }] });
    expect(table.legalArgs('deliver').map((arg) => arg.customer)).toEqual(hand);
    table.deliver('artisan-6');
    expect(table.influence(0, 6)).toBe(2);
    expect(table.hand(0)).toHaveLength(4);
  });

  const KUDAKA = [
    { own: [], theirs: [], points: 3 },
    { own: ['elder-2', 'monk-3'], theirs: ['elder-1', 'monk-1'], points: 3 },
    { own: ['elder-1'], theirs: [], points: 0 },
  ] as const;
  test.each(KUDAKA)(
    '11.3 Kudaka with $own behind her and $theirs delivered to by others gains $points for region 1 (R)',
    ({ own, theirs, points }) => {
      const table = scenario({
        seats: [
          { patron: 'kudaka', die: 1, porcelain: 2, hand: ['artisan-1', 'elder-6'], delivered: [...own] },
          { delivered: [...theirs] },
        ],
      });
      expect(changeOf(table, 0, () => table.deliver('artisan-1')).points ?? 0).toBe(points);
    },
  );

  const UJI = [
    { owners: [], points: 0 },
    { owners: [0], points: 0 },
    { owners: [1], points: 2 },
    { owners: [0, 2], points: 2 },
  ];
  test.each(UJI)(
    '11.3 Daidoji Uji gains $points for a voyage past markers of $owners',
    ({ owners, points }) => {
      const shore: ScenarioSpec['shore'] =
        owners.length === 0 ? {} : { 9: ['era1-port-rice', ...owners], 10: ['era1-port-favor', ...owners] };
      const table = scenario({ seats: [{ patron: 'daidoji-uji', die: 1, ships: [4, 9] }], shore }).sail(0);
      expect(table.player(0).points).toBe(points);
    },
  );

  test('11.4 Kakita Ryoku may set the die for 1 favor at each roll for a turn, the same face too (R)', () => {
    const table = scenario({ seats: [{ patron: 'kakita-ryoku', die: 1, ships: [4, 9], favor: 1 }] }).sail(0);
    expect(table.legalArgs('endTurn')).toEqual([{}, ...[1, 2, 3, 4, 5, 6].map((setDie) => ({ setDie }))]);
    expect(changeOf(table, 0, () => table.endTurn(1))).toEqual({ favor: -1 });
    expect(table.player(0).die).toBe(1);
    expect(table.eventsOf('rolled')).toEqual([{ type: 'rolled', player: 0, face: 1, set: true }]);
  });

  test('11.4 without favor, without the patron or without another turn there is only the roll (R)', () => {
    const ends = (spec: ScenarioSpec) => scenario(spec).sail(0).legalArgs('endTurn');
    const seat = { die: 1, ships: [4, 9] as [number, number] } as const;
    expect(ends({ seats: [{ ...seat, patron: 'kakita-ryoku', favor: 0 }] })).toEqual([{}]);
    expect(ends({ seats: [{ ...seat, patron: 'daidoji-uji', favor: 3 }] })).toEqual([{}]);
    expect(ends({ phase: 'finalRound', seats: [{ ...seat, patron: 'kakita-ryoku', favor: 3 }] })).toEqual([
      {},
    ]);
    const last = scenario({
      phase: 'era2',
      era2Left: 1,
      seats: [{ patron: 'kakita-ryoku', favor: 3, die: 1, ships: [14, 9] }],
    })
      .sail(0)
      .choose('koku');
    expect(last.legalArgs('endTurn')).toEqual([{}]);
  });

  test('11.4 her first die may be set in set-up, after the ships were rolled for (R)', () => {
    for (const option of ['roll', 1, 6]) {
      const { table, seat } = gameWith('kakita-ryoku');
      expect(table.state).toMatchObject({ phase: 'clans', current: seat });
      expect(table.state.players.map((player) => player.ships)).toEqual([0, 1, 2, 3].map(() => [2, 9]));
      expect(table.legal()).toEqual(
        ['roll', 1, 2, 3, 4, 5, 6].map((o) => ({ name: 'choose', arg: { option: o } })),
      );
      const paid = changeOf(table, seat, () => table.choose(option));
      expect(paid).toEqual(option === 'roll' ? {} : { favor: -1 });
      if (option !== 'roll') expect(table.player(seat).die).toBe(option);
      expect(table.state).toMatchObject({ phase: 'era1', current: table.state.turnOrder[0] });
      expect(table.state.players.every((player) => player.die !== null)).toBe(true);
    }
  });

  const HYOBU = [
    { because: 'from below to above', from: 1, hyobu: 3, points: 3 },
    { because: 'leaving a tie', from: 3, hyobu: 3, points: 0 },
    { because: 'landing level', from: 1, hyobu: 5, points: 0 },
    { because: 'staying below', from: 1, hyobu: 6, points: 0 },
    { because: 'already above', from: 4, hyobu: 3, points: 0 },
    { because: 'Hyobu has none there', from: 0, hyobu: 0, points: 0 },
    { because: 'from 0 past 1', from: 0, hyobu: 1, points: 3 },
  ];
  test.each(HYOBU)(
    '11.5 Shosuro Hyobu on $hyobu, another goes from $from by 4, $because: $points points (R)',
    ({ from, hyobu, points }) => {
      const table = scenario({
        seats: [
          { die: 2, koku: 6, influence: { 2: from } },
          {},
          { patron: 'shosuro-hyobu', influence: { 2: hyobu, 3: 1 } },
        ],
        row: ['era1-market-favor', 'era1-port-rice', 'era1-port-point', 'era1-manor-point'],
      });
      expect(changeOf(table, 2, () => table.build(8, 'era1-market-favor')).points ?? 0).toBe(points);
    },
  );

  test('11.5 each single gain counts, and her own advance gives her nothing (R)', () => {
    const spec = (mover: number): ScenarioSpec => ({
      current: mover,
      seats: [
        { die: 1, ships: [4, 9], influence: { 2: 1, 3: 1 } },
        { patron: 'shosuro-hyobu', die: 1, ships: [4, 9], influence: { 2: 2, 3: 2 } },
      ],
      shore: { 9: ['era1-manor-favor', 2], 10: ['era1-manor-silk', 3], 11: ['era1-manor-point', 2] },
    });
    const passed = scenario(spec(0));
    expect(changeOf(passed, 1, () => passed.sail(0)).points).toBe(6);
    const own = scenario(spec(1));
    expect(changeOf(own, 1, () => own.sail(0)).points).toBeUndefined();
  });

  const KACHIKO = [
    { because: 'nobody in the way', from: 2, others: [0, 0, 0], by: 2, to: 4, gained: {} },
    { because: 'one space jumped', from: 2, others: [3, 0, 0], by: 2, to: 5, gained: { koku: 2 } },
    { because: 'two on one space', from: 2, others: [3, 3, 0], by: 2, to: 5, gained: { koku: 2 } },
    { because: 'again and again', from: 0, others: [1, 3, 4], by: 2, to: 5, gained: { rice: 1, koku: 2 } },
    { because: 'the landing space is taken', from: 5, others: [7, 8, 0], by: 2, to: 9, gained: { favor: 1 } },
    { because: 'a marker behind', from: 5, others: [4, 5, 8], by: 2, to: 7, gained: {} },
    {
      because: 'a reward on a jumped space',
      from: 12,
      others: [13, 0, 0],
      by: 1,
      to: 14,
      gained: { points: 3 },
    },
    { because: 'at most to 18', from: 16, others: [17, 18, 0], by: 2, to: 18, gained: { points: 3 } },
    { because: 'markers on 0 do not count', from: 0, others: [0, 0, 0], by: 1, to: 1, gained: {} },
  ];
  test.each(KACHIKO)(
    '11.6 Bayushi Kachiko goes from $from by $by past $others to $to: $because (R)',
    ({ from, others, by, to, gained }) => {
      const tile = by === 1 ? 'era1-port-rice' : 'era1-shrine-koku-point';
      const table = scenario({
        seats: [
          { patron: 'bayushi-kachiko', die: 2, koku: 6, favor: 0, influence: { 2: from } },
          ...others.map((step) => ({ influence: { 2: step } })),
        ],
        row: [tile, 'era1-market-favor', 'era1-port-point', 'era1-manor-point'],
      });
      const { koku = 0, ...rest } = changeOf(table, 0, () => table.build(8, tile));
      expect(table.influence(0, 2)).toBe(to);
      expect(koku + 6 === 0 ? rest : { ...rest, koku: koku + 6 }).toEqual(gained);
    },
  );

  test('11.6 the name is spelt Kachiko, and every patron is exercised here', () => {
    expect(patron('bayushi-kachiko').name).toBe('Bayushi Kachiko');
    expect(PATRONS.map((p) => p.name)).toEqual(facts.patrons.map((p) => p.name));
  });
});
