import type { Reason } from '../model/why';
import { capital, type Words } from '../model/words';

/** The sentence for a reason. Every code has its own words: forgetting one does not compile. */
export function reasonText(reason: Reason, words: Words): string {
  const { t } = words;
  switch (reason.code) {
    case 'notEnoughFavor':
      return t('river-table:refusal.notEnoughFavor', {
        count: reason.need,
        need: words.amount('favor', reason.need),
        have: reason.have,
      });
    case 'notEnoughKoku':
      return t('river-table:refusal.notEnoughKoku', {
        need: words.amount('koku', reason.need),
        have: reason.have,
      });
    case 'notEnoughGoods':
      return t('river-table:refusal.notEnoughGoods', {
        count: reason.need,
        need: words.amount(reason.good, reason.need),
        have: reason.have,
      });
    case 'noRoom':
      return t('river-table:refusal.noRoom', { limit: words.amount(reason.resource, reason.limit) });
    case 'wrongRegion':
      return reason.die === null
        ? t('river-table:refusal.wrongRegionNoDie', {
            region: words.region(reason.region),
            number: reason.region,
          })
        : t('river-table:refusal.wrongRegion', {
            region: words.region(reason.region),
            number: reason.region,
            die: reason.die,
          });
    case 'forCustomer':
      return t('river-table:refusal.forCustomer', { customer: capital(words.customer(reason.customer)) });
    case 'unknownMove':
    case 'badArgument':
    case 'gameOver':
    case 'notYourTurn':
    case 'notInThisPhase':
    case 'choiceFirst':
    case 'noChoice':
    case 'notAnOption':
    case 'actionTaken':
    case 'actionFirst':
    case 'clanTaken':
    case 'clansByPatron':
    case 'patronNotOffered':
    case 'sameFace':
    case 'badTrade':
    case 'noTradeAfterLastTurn':
    case 'imperialMarket':
    case 'spaceTaken':
    case 'tileNotInRow':
    case 'customerNotInHand':
    case 'cannotTurnDie':
    case 'cannotSetDie':
    case 'noSpaceLeft':
    case 'outOfReach':
    case 'noCustomer':
      return t(`river-table:refusal.${reason.code}`);
  }
}
