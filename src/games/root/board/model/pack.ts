import { ITEM_LIMIT, type Item, REFRESH, TRACK_KINDS, TRACK_SPACES, type TrackKind } from '../../rules';

/** Where the Vagabond's items lie (9.2.5, R21): on a track, in the satchel, in the Damaged box. */
export interface Pack {
  readonly tracks: Readonly<Record<TrackKind, readonly Item[]>>;
  readonly satchel: readonly Item[];
  readonly damaged: readonly Item[];
}
export function packOf(items: readonly Item[]): Pack {
  const onTrack = (kind: TrackKind): readonly Item[] =>
    items.filter((item) => item.kind === kind && !item.exhausted && !item.damaged).slice(0, TRACK_SPACES);
  const tracks = { tea: onTrack('tea'), coins: onTrack('coins'), bag: onTrack('bag') };
  const laid = TRACK_KINDS.flatMap((kind) => tracks[kind]);
  return {
    tracks,
    satchel: items.filter((item) => !item.damaged && !laid.includes(item)),
    damaged: items.filter((item) => item.damaged),
  };
}

/** How many items he refreshes in Birdsong (9.4.1), draws in Evening (9.6.2), carries and may carry (9.6.4). */
export function worthOf({ tracks, satchel, damaged }: Pack) {
  return {
    refreshes: REFRESH.items + REFRESH.perTea * tracks.tea.length,
    draws: 1 + tracks.coins.length,
    carried: satchel.length + damaged.length,
    limit: ITEM_LIMIT.items + ITEM_LIMIT.perBag * tracks.bag.length,
  };
}
