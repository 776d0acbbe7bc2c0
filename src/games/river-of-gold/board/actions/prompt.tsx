import { useQuickTranslation } from '../../../../i18n/quick';
import type { Status } from '../../../contract';
import type { TablePlay } from '../model/plan-rules';
import { spaceName } from '../model/space-name';
import { restOf } from '../pick';

/** What the player is asked to do now. */
export function usePrompt(play: TablePlay, { over, decider }: Status): string {
  const kit = useQuickTranslation('table');
  const { state, viewer, words, selection, chosen, mode, plans } = play;
  const { t } = words;
  if (over || decider === null) return kit.t('top.over');
  if (viewer === null) return kit.t('top.watching');
  if (decider !== viewer) return kit.t('act.waitFor', { name: words.name(decider) });
  if (state.step === 'clans') {
    return state.options.patrons === 'none'
      ? t('river-table:do.promptClan')
      : t('river-table:do.promptPatron');
  }
  if (state.step === 'afterAction') return t('river-table:do.promptEnd');
  // Nothing is left to be picked: what waits is to be confirmed.
  if (chosen) return kit.t('act.confirm');
  const space = selection.find((key) => key.startsWith('space-'));
  if (space) return t('river-table:do.pickTile', { space: spaceName(Number(restOf(space))) });
  if (selection.some((key) => key.startsWith('tile-'))) return t('river-table:do.pickSpace');
  if (selection.some((key) => key.startsWith('river-'))) return t('river-table:do.pickShip');
  if (selection.some((key) => key.startsWith('ship-'))) return t('river-table:do.pickLanding');
  switch (mode) {
    case 'build':
      return t('river-table:do.promptBuild');
    case 'sail':
      return t('river-table:do.promptSail');
    case 'deliver':
      return t('river-table:do.promptDeliver');
    default: {
      const die = state.players[viewer]?.die;
      return die && plans.length > 0
        ? t('river-table:do.prompt', { face: die, region: words.region(die) })
        : kit.t('act.title');
    }
  }
}
