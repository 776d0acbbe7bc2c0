import { type CustomerId, customer } from '../../index';
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
  const now = t(`terms:delivery.${role}`);
  switch (role) {
    case 'artisan':
      return { now, later: t('terms:ongoing.artisan'), end: t('terms:atEnd.artisan') };
    case 'elder':
      return { now: '', later: '', end: t('terms:atEnd.elder') };
    case 'merchant':
      return { now, later: t(`terms:ongoing.merchant-${region}`), end: t('terms:atEnd.merchant') };
    case 'monk': {
      const own = delivery.some((effect) => effect.kind === 'secondMarker' && effect.on === 'own');
      const marker = own ? t('terms:ongoing.monkOwn') : t('terms:ongoing.monkOpponent');
      return { now: `${now}. ${marker}`, later: '', end: '' };
    }
    case 'noble':
      return { now, later: t(`terms:ongoing.noble-${region}`), end: t(`terms:atEnd.noble-${region}`) };
  }
}

/** The same in sentences: at once, from then on, at the end. */
export function customerSentences(id: CustomerId, t: Translate): string {
  const { now, later, end } = customerWords(id, t);
  return [
    now && t('table:look.now', { what: now }),
    later && t('table:look.later', { what: later }),
    end && t('table:look.end', { what: end }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
