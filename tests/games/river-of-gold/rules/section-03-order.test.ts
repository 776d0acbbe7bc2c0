import { type GameEvent, pendingChoice } from '../../../../src/games/river-of-gold';
import { scenario, type Table } from './scenario';

/** What was gained, and where it came from, in the order in which it happened. */
const story = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'gained':
        return [`${event.resource} ${event.source.from}`];
      case 'influenced':
        return [`region ${event.region}`];
      case 'goodLost':
        return [`lost good ${event.source.from}`];
      case 'discarded':
        return ['discarded'];
      default:
        return [];
    }
  });

const pending = (table: Table) => pendingChoice(table.state);

describe('section 3: rewards are gained one after another', () => {
  test('3.3 the good at the end of an influence track is chosen before the next reward is gained', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], influence: 17 }],
      shore: { 9: ['era1-manor-point', 1] },
    }).sail(0);
    expect(pending(table)?.source).toMatchObject({ from: 'track', step: 18 });
    expect(story(table.events)).toEqual(['region 2', 'points track']);
    table.choose('rice');
    expect(story(table.events).slice(0, 2)).toEqual(['rice track', 'koku visitor']);
  });

  test('3.3 the customer of an imperial market is discarded before the next reward is gained', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [13, 9], hand: ['elder-1', 'elder-2'] }],
      deck: ['elder-3'],
    }).sail(0);
    expect(pending(table)?.kind).toBe('discard');
    expect(story(table.events)).toEqual([]);
    table.choose('elder-3');
    expect(story(table.events)).toEqual([
      'discarded',
      'koku visitor',
      'koku visitor',
      'silk visitor',
      'koku visitor',
    ]);
  });

  test('6.5 the merchant of region 1 gains in the order of the regions, before the next merchant', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [14, 9], koku: 0, delivered: ['merchant-1', 'merchant-2'] }],
      shore: { 28: ['era1-port-point', 0], 12: ['era1-market-point', 0], 3: ['era1-port-rice', 0] },
    }).sail(0);
    table.choose('koku');
    const gains = story(table.events).filter(
      (gain) => gain.startsWith('region') || gain === 'points customer',
    );
    expect(gains).toEqual(['region 1', 'region 3', 'region 6', 'points customer']);
  });

  test('6.5 with 25 koku the merchant of region 4 sells nothing until a trade makes room', () => {
    const table = scenario({
      seats: [
        {
          die: 1,
          ships: [14, 9],
          koku: 25,
          silk: 2,
          rice: 0,
          porcelain: 0,
          favor: 0,
          delivered: ['merchant-4'],
        },
      ],
    }).sail(0);
    table.choose('silk');
    expect(pending(table)?.kind).toBe('sell');
    expect(table.legalArgs('choose')).toEqual([{ option: 'done' }]);
    table.trade('koku', 'favor');
    expect(table.legalArgs('choose')).toEqual([{ option: 'silk' }, { option: 'done' }]);
  });

  test('3.3 a good of choice that finds no room is lost, and the log says so', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], silk: 6, rice: 6, porcelain: 6 }],
      shore: { 9: ['era2-market-favor', 1] },
    }).sail(0);
    expect(pending(table)).toBeNull();
    expect(table.eventsOf('goodLost')).toEqual([
      { type: 'goodLost', player: 0, source: { from: 'visitor', space: 9 } },
    ]);
    expect(table.player(0)).toMatchObject({ silk: 6, rice: 6, porcelain: 6 });
  });

  test('6.4 a hand that was too small after a shortage is filled up before anything is discarded', () => {
    const table = scenario({
      seats: [{ die: 1, porcelain: 2, hand: ['artisan-1'] }],
      deck: ['elder-2', 'elder-3'],
    });
    table.deliver('artisan-1');
    expect(table.hand(0)).toEqual(['elder-2', 'elder-3']);
    expect(pending(table)).toBeNull();
  });
});
