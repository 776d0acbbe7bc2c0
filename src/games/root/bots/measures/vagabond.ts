import type { ItemKind, VagabondBoard } from '../../rules';
import { relationsOf, ruinsLeft } from '../counts';
import { questsInReach } from '../worth/vagabond';
import type { Measures } from './types';

const KINDS = [
  'boots',
  'bag',
  'crossbow',
  'hammer',
  'sword',
  'tea',
  'coins',
  'torch',
] as const satisfies readonly ItemKind[];

/** Of the Vagabond: items by kind and state, relationships, quests, ruins. */
export const VAGABOND: Measures<VagabondBoard> = {
  names: [
    'ready',
    'exhausted',
    'damaged',
    ...KINDS,
    'steps',
    'allied',
    'hostile',
    'infamy',
    'quests',
    'in reach',
    'ruins',
    'in a forest',
  ],
  of(sight, _, board) {
    let ready = 0;
    let exhausted = 0;
    let damaged = 0;
    for (const item of board.items) {
      if (item.damaged) damaged++;
      else if (item.exhausted) exhausted++;
      else ready++;
    }
    const { steps, allied, hostile } = relationsOf(board);
    const whole = (kind: ItemKind): number =>
      board.items.filter((item) => item.kind === kind && !item.damaged).length;
    return [
      ready / 5,
      exhausted / 5,
      damaged / 3,
      ...KINDS.map((kind) => Math.min(3, whole(kind)) / 2),
      steps / 3,
      allied,
      hostile,
      (hostile * Math.min(3, whole('sword'))) / 3,
      board.quests.length / 2,
      questsInReach(sight, board) / 2,
      (ruinsLeft(sight.state) * Math.min(1, whole('torch'))) / 2,
      typeof board.at === 'string' ? 1 : 0,
    ];
  },
};
