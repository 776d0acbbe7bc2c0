import { type CustomerId, customer } from '../../rules';
import type { Words } from './words';

type Translate = Words['t'];

/** What a customer gives, in words, by when it gives it; empty where it gives nothing then. */
export interface CustomerWords {
  readonly now: string;
  readonly later: string;
  readonly end: string;
}

export function customerWords(id: CustomerId, t: Translate): CustomerWords {
  const { role, region, delivery } = customer(id);
  const now = t(`river-terms:delivery.${role}`);
  switch (role) {
    case 'artisan':
      return { now, later: t('river-terms:ongoing.artisan'), end: t('river-terms:atEnd.artisan') };
    case 'elder':
      return { now: '', later: '', end: t('river-terms:atEnd.elder') };
    case 'merchant':
      return {
        now,
        later: t(`river-terms:ongoing.merchant-${region}`),
        end: t('river-terms:atEnd.merchant'),
      };
    case 'monk': {
      const own = delivery.some((effect) => effect.kind === 'secondMarker' && effect.on === 'own');
      const marker = own ? t('river-terms:ongoing.monkOwn') : t('river-terms:ongoing.monkOpponent');
      return { now: `${now}. ${marker}`, later: '', end: '' };
    }
    case 'noble':
      return {
        now,
        later: t(`river-terms:ongoing.noble-${region}`),
        end: t(`river-terms:atEnd.noble-${region}`),
      };
  }
}

/** The same in sentences: at once, from then on, at the end. */
export function customerSentences(id: CustomerId, t: Translate): string {
  const { now, later, end } = customerWords(id, t);
  return [
    now && t('river-table:look.now', { what: now }),
    later && t('river-table:look.later', { what: later }),
    end && t('river-table:look.end', { what: end }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
