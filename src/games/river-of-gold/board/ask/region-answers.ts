/** What steps, signs and scoring tiles of the influence tracks answer. */
import type { Answer } from '../../../../table/ask/answer';
import {
  type GameState,
  type Region,
  regionPoints,
  SHORE_SPACES,
  TRACK_GOOD,
  TRACK_STEPS,
} from '../../rules';
import { spaceName } from '../model/space-name';
import { regionPlaces } from '../standings/regions';
import type { Asked } from './asked';

/** What a step of a track gives, in words; null for a step without a reward. */
function rewardOf(region: Region, step: number, { words }: Asked): string | null {
  const printed = TRACK_STEPS.find((one) => one.step === step);
  if (!printed) return null;
  const { reward, amount } = printed;
  switch (reward) {
    case 'trackGood':
      return words.amount(TRACK_GOOD[region], amount);
    case 'koku':
    case 'favor':
    case 'points':
      return words.amount(reward, amount);
    case 'pointsAndGood':
      return words.list([words.amount('points', amount), words.amount('anyGood', 1)]);
    case 'imperialFlower':
      return words.t('river-terms:thing.imperialFlower');
  }
}

export function stepAnswer(asked: Asked, region: Region, step: number): Answer | null {
  const { state, viewer, words, t } = asked;
  const reward = rewardOf(region, step, asked);
  if (reward === null) return null;
  const flower = TRACK_STEPS.some((one) => one.step === step && one.reward === 'imperialFlower');
  const own = viewer === null ? undefined : state.players[viewer]?.influence[region - 1];
  const away = own === undefined ? 0 : step - own;
  return {
    name: flower ? reward : t('river-ask:step', { step, region: words.region(region) }),
    text: flower ? t('river-ask:flowerText') : t('river-ask:stepText', { reward }),
    worth:
      own === undefined
        ? []
        : [away > 0 ? t('river-ask:stepAway', { count: away }) : t('river-ask:stepReached')],
  };
}

export function regionAnswer({ words, t }: Asked, region: Region): Answer {
  const spaces = SHORE_SPACES.filter((space) => space.region === region).map(({ id }) => spaceName(id));
  return {
    name: words.region(region),
    text: t('river-ask:regionText', {
      number: region,
      first: spaces[0] ?? '',
      last: spaces.at(-1) ?? '',
    }),
  };
}

/** Who is first in a region and by how much, in a sentence. */
function leadWords(state: GameState, region: Region, { words, t }: Asked): string {
  const [first, second] = regionPlaces(state, region);
  if (!first) return t('river-ask:scoringNobody');
  const name = words.name(first.seat);
  if (!second) return t('river-ask:leadAlone', { first: name });
  if (second.steps === first.steps) {
    const tied = regionPlaces(state, region).filter(({ steps }) => steps === first.steps);
    return t('river-ask:leadTied', { names: words.list(tied.map(({ seat }) => words.name(seat))) });
  }
  return t('river-ask:lead', {
    count: first.steps - second.steps,
    first: name,
    second: words.name(second.seat),
  });
}

export function scoringAnswer(asked: Asked, region: Region): Answer | null {
  const { state, words, t } = asked;
  const tile = state.regionTiles[region - 1];
  if (!tile) return null;
  const count = state.players.length;
  const places = regionPoints(tile, count).map((points, at) =>
    t('river-ask:placePoints', {
      place: words.t(`river-table:log.place.${at === 0 ? '1' : at === 1 ? '2' : '3'}`),
      points: words.amount('points', points),
    }),
  );
  const text = [t('river-ask:scoringText', { places: words.list(places) })];
  if (count === 2) text.push(t('river-ask:scoringTwo'));
  return {
    name: t('river-ask:scoring', { region: words.region(region) }),
    text: text.join(' '),
    worth: [
      leadWords(state, region, asked),
      ...regionPlaces(state, region).map(({ seat, steps, points }) =>
        t('river-ask:scoringNow', {
          name: words.name(seat),
          steps,
          points: words.amount('points', points),
        }),
      ),
    ],
  };
}
