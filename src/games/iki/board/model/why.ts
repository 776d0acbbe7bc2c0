import {
  explain,
  type GameState,
  INNER_CORNERS,
  type Move,
  type OccupationId,
  PATH_SPACES,
  type PathSpace,
  type Refusal,
  type Seat,
  STALLS,
  STREET,
  type Stall,
  type StreetSpace,
} from '../../rules';
import type { Words } from './words';

/** Why a thing on the table cannot be picked: a refusal of the rules, or that no walk leads there. */
export type Reason = Refusal | { readonly code: 'cannotReach' };

const restOf = (key: string): string => key.slice(key.indexOf('-') + 1);
const stallOf = (key: string): Stall | undefined => STALLS.find((stall) => stall === restOf(key));
const spaceOf = (key: string): StreetSpace | undefined =>
  STREET.find(({ space }) => String(space) === restOf(key))?.space;
const pathOf = (key: string): PathSpace | undefined =>
  PATH_SPACES.find((space) => String(space) === restOf(key));

/** The moves that somebody who picks a thing may have in mind. */
function wanted(state: GameState, key: string): readonly Move[] {
  const stall = stallOf(key);
  switch (key.split('-')[0]) {
    case 'card': {
      const card = restOf(key) as OccupationId;
      const name = state.step === 'neutralCard' ? 'placeNeutral' : 'hire';
      const open = STALLS.filter((one) => !INNER_CORNERS.some((corner) => corner === one));
      const free = open.find((one) => state.stalls[STALLS.indexOf(one)] === null);
      return free ? [{ name, arg: { card, stall: free } }] : [];
    }
    case 'stall': {
      if (!stall) return [];
      if (state.step === 'business') return [{ name: 'occupation', arg: { stall } }];
      const card = state.step === 'startingOccupation' ? state.starting[0] : state.offer[0]?.card;
      if (!card) return [];
      if (state.step === 'startingOccupation') return [{ name: 'chooseStart', arg: { card, stall } }];
      if (state.step === 'neutralCard') return [{ name: 'placeNeutral', arg: { card, stall } }];
      return [{ name: 'hire', arg: { card, stall } }];
    }
    case 'path': {
      const space = pathOf(key);
      return space === undefined ? [] : [{ name: 'placeCylinder', arg: { space } }];
    }
    case 'space':
      return state.step === 'business' ? [{ name: 'shop', arg: {} }] : [];
    default:
      return [];
  }
}

/** Whether somebody who picks a thing that is not lit deserves an answer. */
export function canSayWhyNot(state: GameState, seat: Seat, key: string): boolean {
  return state.current === seat && whyNotKey(state, seat, key).length > 0;
}

export function whyNotKey(state: GameState, seat: Seat, key: string): readonly Reason[] {
  if (key.startsWith('space-') && state.step === 'walk') {
    return spaceOf(key) === undefined ? [] : [{ code: 'cannotReach' }];
  }
  return wanted(state, key).flatMap((move) => explain(state, seat, move) ?? []);
}

/** A reason in words. */
export function reasonText(reason: Reason, { t, amount }: Words): string {
  switch (reason.code) {
    case 'notEnough':
      return t('iki-table:why.notEnough', {
        need: amount(reason.resource, reason.need),
        have: amount(reason.resource, reason.have),
      });
    case 'stepADone':
      return t(reason.onX ? 'iki-table:why.onX' : 'iki-table:why.stepADone');
    case 'stallClosed':
    case 'stallTaken':
    case 'notOutermost':
    case 'noKobun':
    case 'pathSpaceClosed':
    case 'pathSpaceTaken':
    case 'cannotReach':
    case 'shopUsed':
    case 'soldOut':
    case 'occupationUsed':
    case 'notBehindShop':
    case 'noOccupation':
    case 'stepAFirst':
    case 'walkFirst':
    case 'walkDone':
    case 'goToFirst':
    case 'notOwnOccupation':
      return t(`iki-table:why.${reason.code}`);
    default:
      return t('iki-table:why.notNow');
  }
}
