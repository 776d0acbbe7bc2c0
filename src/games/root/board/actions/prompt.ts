import { useQuickTranslation } from '../../../../i18n/quick';
import { matching } from '../../../../table/pick/plans';
import type { Status } from '../../../contract';
import { COLUMNS, type Column, type GameState, playerAt, type Question, type Seat } from '../../rules';
import { begunWith, type TablePlay } from '../model/plans';
import type { Words } from '../model/words';

/** The question that a seat is asked, in words. */
function questionWords(question: Question, words: Words): string {
  const { t } = words;
  const place = question.clearing === null ? '' : words.shortPlace(question.clearing);
  switch (question.kind) {
    case 'losses':
    case 'damage3':
    case 'supporters5':
    case 'refresh':
    case 'handLimit':
    case 'itemLimit':
      return t(`root-table:question.${question.kind}`, { count: question.left });
    default:
      return t(`root-table:question.${question.kind}`, { place });
  }
}

/** The column of the Decree that comes next; null when all of it is done. */
function columnNow(state: GameState, seat: Seat): Column | null {
  const { board } = playerAt(state, seat);
  const open = (column: Column): boolean =>
    board?.faction === 'eyrie' && board.decree[column].some((card) => !state.turn.decree.includes(card));
  return COLUMNS.find(open) ?? null;
}

function stepWords({ state, plans, words: { t } }: TablePlay, seat: Seat): string {
  const { faction } = playerAt(state, seat);
  if (state.phase === 'setUp') {
    if (faction === 'eyrie') return t('root-table:ask.setUpEyrie');
    return t(faction === 'vagabond' ? 'root-table:ask.setUpVagabond' : 'root-table:ask.setUpMarquise');
  }
  const { step } = state.turn;
  switch (step) {
    case 'actions':
      if (faction === 'alliance') return t('root-table:ask.actionsAlliance');
      return t(faction === 'vagabond' ? 'root-table:ask.actionsVagabond' : 'root-table:ask.actionsMarquise');
    case 'decree': {
      const column = columnNow(state, seat);
      if (column === null) return t('root-table:ask.decreeDone');
      return t('root-table:ask.decree', { column: t(`root-terms:column.${column}`) });
    }
    case 'craft':
      return t(
        plans.some(({ kind }) => kind === 'craft') ? 'root-table:ask.craft' : 'root-table:ask.craftNone',
      );
    case 'bStart':
    case 'addDecree':
    case 'revolt':
    case 'spread':
    case 'slip':
    case 'dStart':
    case 'eStart':
    case 'operations':
      return t(`root-table:ask.${step}`);
    default:
      return t('root-table:ask.other');
  }
}

/** The things that are asked for by name, in this order, when they are what is missing. */
const ASKED = [
  'sawmill',
  'workshop',
  'recruiter',
  'clearing',
  'to',
  'kind',
  'foe',
  'piece',
  'card',
  'item',
  'column',
  'leader',
  'character',
  'available',
] as const;

/** What every plan that fits still lacks, in words. */
function missingWords({ selection, plans, mode, words: { t } }: TablePlay): string {
  const fitting = matching(mode === null ? plans : plans.filter(({ kind }) => kind === mode), selection);
  const picked = begunWith(selection);
  const lacks = (kind: string): boolean =>
    !picked.has(kind) && fitting.every((plan) => plan.parts.some((key) => key.startsWith(`${kind}-`)));
  const next = ASKED.find(lacks);
  if (next === undefined) return t('root-table:ask.pickMore');
  const from = next === 'clearing' && fitting.every(({ kind }) => kind === 'move');
  return t(`root-table:ask.pick.${from ? 'from' : next}`);
}

/** What is still missing for what was begun; null where nothing was. */
function nextPick(play: TablePlay): string | null {
  const { selection, waiting, chosen, mode, words } = play;
  const { t } = words;
  if (selection.length === 0 && mode === null) return null;
  if (!waiting) return missingWords(play);
  const several = !chosen && waiting.kind === 'move' && !selection.some((key) => key.startsWith('count-'));
  return several ? t('root-table:ask.pickCount') : null;
}

/** What the player is asked to do now; while others decide, whom everybody waits for and why. */
export function usePrompt(play: TablePlay, { over, decider }: Status): string {
  const kit = useQuickTranslation('table');
  const { state, viewer, words } = play;
  if (over || decider === null) return kit.t('top.over');
  const question = state.questions.at(-1);
  if (decider !== viewer) {
    if (question) {
      return words.t('root-table:waits.for', {
        name: words.name(decider),
        what: words.t(`root-table:waits.${question.kind}`),
      });
    }
    return viewer === null ? kit.t('top.watching') : kit.t('act.waitFor', { name: words.name(decider) });
  }
  if (question) return questionWords(question, words);
  return nextPick(play) ?? stepWords(play, viewer);
}
