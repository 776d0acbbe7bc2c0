import { type Goods, RESOURCES, type Skill } from '../../rules';
import type { IconKind } from './icons';

/** A number with a sign; without a number the sign alone. */
export interface Sign {
  readonly icon: IconKind;
  readonly amount?: number;
}

export const signsOf = (goods: Goods): readonly Sign[] =>
  RESOURCES.flatMap((resource) => {
    const amount = goods[resource] ?? 0;
    return amount > 0 ? [{ icon: resource, amount }] : [];
  });

/** What is paid for a skill and what it gives, as signs. */
export function skillSigns(skill: Skill): { readonly pay: readonly Sign[]; readonly gain: readonly Sign[] } {
  const pay = 'pay' in skill ? signsOf(skill.pay) : [];
  if ('gain' in skill) return { pay, gain: signsOf(skill.gain) };
  if (skill.effect === 'experience') return { pay, gain: [{ icon: 'experience' }] };
  return { pay, gain: [{ icon: skill.effect === 'swap' ? 'swap' : 'build' }] };
}
