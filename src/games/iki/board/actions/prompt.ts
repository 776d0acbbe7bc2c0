import { useQuickTranslation } from '../../../../i18n/quick';
import type { Status } from '../../../contract';
import { type GameState, INCOME, occupationOn, playerAt, type Seat, STALLS, tableOf } from '../../rules';
import type { TablePlay } from '../model/plans';
import type { Words } from '../model/words';

/** What is still missing for what was begun; null where nothing was. */
function nextPick({ state, selection, words }: TablePlay): string | null {
  const { t } = words;
  const has = (kind: string): boolean => selection.some((key) => key.startsWith(`${kind}-`));
  if (state.step === 'business') {
    const stall = STALLS.find((one) => selection.includes(`stall-${one}`));
    const used = stall && occupationOn(state, stall);
    const skill = used ? tableOf(state).occupations[used.card].skill : null;
    if (skill?.kind === 'special') {
      if (skill.effect === 'experience') return t('iki-table:do.pickTarget');
      if (skill.effect === 'swap') return t('iki-table:do.pickSwap');
      if (skill.effect === 'build') return t('iki-table:do.pickBuild');
    }
    return has('building') ? t('iki-table:do.pickStall') : null;
  }
  if (has('card') && !has('stall')) return t('iki-table:do.pickStall');
  return has('stall') && !has('card') ? t('iki-table:do.pickCard') : null;
}

function stepWords(state: GameState, seat: Seat, words: Words): string {
  const { t } = words;
  const player = playerAt(state, seat);
  const mon = words.amount('mon', INCOME);
  switch (state.step) {
    case 'stepA':
      return t(player.kobun === 0 ? 'iki-table:do.stepANoKobun' : 'iki-table:do.stepA', { mon });
    case 'walk':
      return player.cylinder === 'X'
        ? t('iki-table:do.walkX')
        : t('iki-table:do.walk', { base: player.cylinder ?? 0 });
    case 'business':
      return t('iki-table:do.business', { shop: words.shopAt(player.at) });
    case 'saveFromFire': {
      const stall = state.fire?.next ?? null;
      const card = stall && state.stalls[STALLS.indexOf(stall)];
      return t('iki-table:do.saveFromFire', { stall, card: card ? words.card(card.card) : '' });
    }
    case 'starve':
      return t('iki-table:do.starve', { count: state.starving[0]?.missing ?? 0 });
    case 'startingOccupation':
    case 'pathOfLife':
    case 'neutralCard':
    case 'newYearSpace':
      return t(`iki-table:do.${state.step}`);
    case 'automatic':
    case 'over':
      return '';
  }
}

/** What the player is asked to do now. */
export function usePrompt(play: TablePlay, { over, decider }: Status): string {
  const kit = useQuickTranslation('table');
  const { state, viewer, words } = play;
  if (over || decider === null) return kit.t('top.over');
  if (viewer === null) return kit.t('top.watching');
  if (decider !== viewer) return kit.t('act.waitFor', { name: words.name(decider) });
  return nextPick(play) ?? stepWords(state, viewer, words);
}
