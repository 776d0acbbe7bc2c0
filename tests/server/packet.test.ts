import { constants, inflateRawSync } from 'node:zlib';
import { Audience } from '../../server/match/audience';
import { Engine } from '../../server/match/engine';
import { Packet } from '../../server/match/packet';
import { viewOfState } from '../../server/match/views';
import type { LoadedMatch } from '../../server/storage/store';
import { seededRandom } from '../../src/games/random';
import { riverOfGold } from '../../src/games/river-of-gold';

/** Reads one frame of text as a client does. */
function read(frame: Buffer): { text: string; compressed: boolean } {
  const compressed = ((frame[0] ?? 0) & 0x40) !== 0;
  expect((frame[0] ?? 0) & ~0x40).toBe(0x81);
  const short = frame[1] ?? 0;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length = head === 2 ? short : head === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  const payload = frame.subarray(head);
  expect(payload).toHaveLength(length);
  if (!compressed) return { text: payload.toString(), compressed };
  const whole = Buffer.concat([payload, Buffer.from([0, 0, 0xff, 0xff])]);
  return { text: inflateRawSync(whole, { finishFlush: constants.Z_SYNC_FLUSH }).toString(), compressed };
}

test.each([10, 200, 1050, 1200, 70_000, 200_000])(
  'a message of %i letters reaches clients of both kinds',
  (length) => {
    const said = 'é-'.repeat(length / 2);
    const packet = Packet.of('toy', 'chat', 'match', said);
    const expected = `42/toy,${JSON.stringify(['chat', 'match', said])}`;
    expect(read(packet.frame(false))).toEqual({ text: expected, compressed: false });
    expect(read(packet.frame(true))).toEqual({ text: expected, compressed: length > 1100 });
  },
);

test.each([200, 5000, 50_000])(
  'a message of %i letters that was packed ahead is the same',
  async (length) => {
    const said = 'é-'.repeat(length / 2);
    const packed = Packet.of('toy', 'chat', 'match', said);
    await packed.pack();
    for (const compress of [true, false]) {
      expect(packed.frame(compress)).toEqual(Packet.of('toy', 'chat', 'match', said).frame(compress));
    }
  },
);

test('a message is framed and compressed once, however many it is for', () => {
  const packet = Packet.of('toy', 'chat', 'match', 'hello '.repeat(200));
  expect(packet.frame(true)).toBe(packet.frame(true));
  expect(packet.frame(false)).toBe(packet.frame(false));
});

test('viewers to whom a move looks the same are sent the same message, and nobody that of another view', () => {
  const engine = new Engine(riverOfGold);
  const random = seededRandom('packets');
  const viewers = ['0', '1', '2', null];
  const heard = new Map<string | null, Packet>();
  const audience = new Audience('match', riverOfGold);
  for (const viewer of viewers) {
    const send = (packet: Packet) => void heard.set(viewer, packet);
    audience.add({ connection: { id: `${viewer}`, viewer, send }, viewer, credentialsHash: null });
  }
  let state = engine.initialState(3, {});
  let views: ReturnType<Audience['patch']> = new Map();
  let shared = 0;
  let apart = 0;
  while (state.ctx.gameover === undefined) {
    const seat = engine.decider(state) ?? '';
    const legal = riverOfGold.legalMoves(state.G, Number(seat));
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error('somebody decides');
    const after = engine.apply(state, seat, { kind: 'move', move });
    const before = { match: { state, stateID: state._stateID } as LoadedMatch, views };
    views = audience.patch(before, after.state, after.log);
    const packets = viewers.map((viewer) => heard.get(viewer));
    if (new Set(packets).size === 1) shared++;
    else apart++;
    const texts = new Set(packets.map((packet) => packet?.text));
    expect(new Set(packets).size).toBe(texts.size);
    state = after.state;
    for (const viewer of viewers) {
      expect(views.get(viewer)).toEqual(viewOfState(riverOfGold, state, viewer));
    }
  }
  // Drawing a card looks different to the one who draws it; most moves look the same to all.
  expect(apart).toBeGreaterThan(0);
  expect(shared).toBeGreaterThan(apart);
});
