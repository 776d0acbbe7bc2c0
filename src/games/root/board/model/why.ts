import {
  explain,
  type GameState,
  isDeckCard,
  type Move,
  type MoveName,
  neighbours,
  phaseRule,
  playerAt,
  type Refusal,
  ruleFor,
  type Seat,
  seatOfFaction,
  warriorsAt,
} from '../../rules';
import type { Words } from './words';

/** Why a thing on the table cannot be picked: a refusal of the rules, or that nothing is done there in this phase. */
export type Reason = Refusal | { readonly code: 'nothingHere'; readonly rule: string };

/** The moves that somebody who picks a clearing may have in mind, the likeliest first. */
function wantedAt(state: GameState, seat: Seat, clearing: number): readonly Move[] {
  const { board } = playerAt(state, seat);
  const [near = 1] = neighbours(state.options.map, clearing);
  const there = warriorsAt(state, clearing, seat) > 0;
  switch (board?.faction) {
    case 'vagabond':
      return board.at === null ? [] : [{ name: 'move', arg: { from: board.at, to: clearing } }];
    case 'alliance':
      if (state.turn.phase === 'birdsong')
        return [{ name: 'spread', arg: { clearing, supporters: ['anvil'] } }];
      return [{ name: 'move', arg: { from: clearing, to: near, warriors: 1 } }];
    case 'marquise':
      if (there) return [{ name: 'move', arg: { from: clearing, to: near, warriors: 1 } }];
      return [{ name: 'build', arg: { clearing, kind: 'sawmill', wood: { [clearing]: 1 } } }];
    case 'eyrie':
      return [{ name: 'move', arg: { from: clearing, to: near, warriors: 1, decree: 'vizier-1' } }];
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

/** Some move of a kind, to ask the rules why it cannot be made now. */
function someMove(state: GameState, seat: Seat, kind: MoveName): Move | null {
  const enemy = state.players.findIndex((_, other) => other !== seat);
  const at = state.clearings.findIndex((_, index) => warriorsAt(state, index + 1, seat) > 0) + 1 || 1;
  const hand = state.secret.hands[seat]?.find((card) => card !== null) ?? 'anvil';
  switch (kind) {
    case 'move':
      return { name: 'move', arg: { from: at, to: neighbours(state.options.map, at)[0] ?? 1, warriors: 1 } };
    case 'battle':
      return { name: 'battle', arg: { clearing: at, defender: enemy } };
    case 'recruit':
      return { name: 'recruit', arg: {} };
    case 'build':
      return { name: 'build', arg: { clearing: at, kind: 'sawmill', wood: { [at]: 1 } } };
    case 'overwork':
      return { name: 'overwork', arg: { clearing: at, card: hand } };
    case 'craft':
    case 'train':
    case 'mobilize':
      return { name: kind, arg: { card: hand } };
    case 'revolt':
    case 'spread':
      return { name: kind, arg: { clearing: at, supporters: ['anvil'] } };
    case 'organize':
      return { name: 'organize', arg: { clearing: at } };
    case 'explore':
      return { name: 'explore', arg: {} };
    case 'aid':
      return { name: 'aid', arg: { item: 'character-torch-1', card: hand, player: enemy } };
    case 'strike':
      return { name: 'strike', arg: { player: enemy, piece: 'warrior' } };
    case 'repair':
      return { name: 'repair', arg: { item: 'character-torch-1' } };
    case 'special':
      return { name: 'special', arg: { player: seatOfFaction(state, 'marquise') ?? enemy } };
    default:
      return null;
  }
}
/** Why nothing of a kind can be done now. */
export function whyNotKind(state: GameState, seat: Seat, kind: MoveName): readonly Reason[] {
  const move = someMove(state, seat, kind);
  return [(move && explain(state, seat, move)) ?? { code: 'notPossible', rule: ruleFor(state, seat, kind) }];
}

/** A reason in words, with the number of its rule. */
export function reasonText(reason: Reason, { t }: Words): string {
  const words = t(`root-table:why.${reason.code}`);
  const { rule } = reason;
  return rule === undefined ? words : t('root-table:why.rule', { reason: words, rule });
}
