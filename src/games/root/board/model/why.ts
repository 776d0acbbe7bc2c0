import {
  explain,
  type GameState,
  hasPiece,
  isDeckCard,
  type Move,
  type MoveName,
  phaseRule,
  playerAt,
  type Refusal,
  ruleFor,
  type Seat,
  warriorsAt,
} from '../../rules';
import {
  columnNow,
  decreeMove,
  likelyBattle,
  likelyBuild,
  likelyMove,
  likelyOf,
  pawnMove,
  supported,
} from './likely';
import type { Words } from './words';

/** Why a thing on the table cannot be picked: a refusal of the rules, or that nothing is done there in this phase. */
export type Reason = Refusal | { readonly code: 'nothingHere'; readonly rule: string };

/** The moves that somebody who picks a clearing may have in mind, the likeliest first. */
function wantedAt(state: GameState, seat: Seat, clearing: number): readonly Move[] {
  const { board } = playerAt(state, seat);
  const here = [clearing];
  switch (board?.faction) {
    case 'vagabond':
      return board.at === clearing ? [likelyBattle(state, seat, here)] : [pawnMove(state, seat, here)];
    case 'alliance':
      if (state.turn.phase === 'birdsong') {
        const sympathetic = hasPiece(state, clearing, 'sympathy');
        return [supported(state, sympathetic ? 'revolt' : 'spread', here)];
      }
      return state.turn.phase === 'evening' ? [likelyMove(state, seat, here)] : [];
    case 'marquise': {
      const build = likelyBuild(state, seat, here);
      const walk = likelyMove(state, seat, here);
      return warriorsAt(state, clearing, seat) > 0 ? [walk, build, likelyBattle(state, seat, here)] : [build];
    }
    case 'eyrie':
      if (state.turn.phase !== 'daylight') return [];
      return [decreeMove(state, seat, columnNow(state, board)?.column ?? 'move', here)];
    default:
      return [];
  }
}

/** What a card of the hand is picked for. */
function wantedWith(state: GameState, seat: Seat, card: string): readonly Move[] {
  return isDeckCard(card) && playerAt(state, seat).board ? [{ name: 'craft', arg: { card } }] : [];
}

/** Whether somebody who picks a thing that is not lit deserves an answer. */
export function canSayWhyNot(state: GameState, seat: Seat, key: string): boolean {
  const kind = key.slice(0, key.indexOf('-'));
  return (
    (kind === 'clearing' || kind === 'card') && state.phase === 'play' && playerAt(state, seat).board !== null
  );
}

export function whyNotKey(state: GameState, seat: Seat, key: string): readonly Reason[] {
  const at = key.indexOf('-');
  const rest = key.slice(at + 1);
  const moves = key.startsWith('card-') ? wantedWith(state, seat, rest) : wantedAt(state, seat, Number(rest));
  const [reason] = moves.flatMap((move) => explain(state, seat, move) ?? []);
  return [reason ?? { code: 'nothingHere', rule: phaseRule(state, seat) }];
}

/** Why nothing of a kind can be done now. */
export function whyNotKind(state: GameState, seat: Seat, kind: MoveName): readonly Reason[] {
  const move = likelyOf(state, seat, kind);
  return [(move && explain(state, seat, move)) ?? { code: 'notPossible', rule: ruleFor(state, seat, kind) }];
}

/** A reason in words, with the number of its rule. */
export function reasonText(reason: Reason, { t }: Words): string {
  const words = t(`root-table:why.${reason.code}`);
  const { rule } = reason;
  return rule === undefined ? words : t('root-table:why.rule', { reason: words, rule });
}
