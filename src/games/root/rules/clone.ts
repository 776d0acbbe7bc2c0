import type { Board, Clearing, GameState, Player, Work } from './types';

function cloneBoard(board: Board | null): Board | null {
  switch (board?.faction) {
    case 'eyrie': {
      const { recruit, move, battle, build } = board.decree;
      const decree = {
        recruit: recruit.slice(),
        move: move.slice(),
        battle: battle.slice(),
        build: build.slice(),
      };
      return { faction: 'eyrie', leader: board.leader, faceUp: board.faceUp.slice(), decree };
    }
    case 'vagabond':
      return {
        faction: 'vagabond',
        character: board.character,
        at: board.at,
        items: board.items.slice(),
        relationships: board.relationships.slice(),
        quests: board.quests.slice(),
      };
    case 'alliance':
      return { faction: 'alliance', officers: board.officers };
    default:
      return board;
  }
}
const clonePlayer = (player: Player): Player => ({
  faction: player.faction,
  score: player.score,
  supply: player.supply,
  playArea: player.playArea.slice(),
  crafted: player.crafted.slice(),
  dominance: player.dominance,
  partner: player.partner,
  board: cloneBoard(player.board),
});
const cloneClearing = ({ suit, ruin, warriors, pieces }: Clearing): Clearing => ({
  suit,
  ruin,
  warriors: warriors.slice(),
  pieces: pieces.slice(),
});
function cloneWork(task: Work): Work {
  if (task.type === 'battle') {
    return {
      ...task,
      dice: task.dice && [...task.dice],
      rolled: { ...task.rolled },
      extra: { ...task.extra },
      used: task.used.slice(),
      losses: { attacker: task.losses.attacker.slice(), defender: task.losses.defender.slice() },
    };
  }
  if (task.type === 'triggers') return { ...task, list: task.list.slice(), ordered: task.ordered.slice() };
  return task;
}

/**
 * A copy that shares nothing that the rules change. Written by hand: simulations and bots live on its speed. Items,
 * questions, standing answers and what was seen are never changed, only replaced, so they are shared.
 */
export function cloneState(s: GameState): GameState {
  const { turn, secret } = s;
  return {
    options: s.options,
    phase: s.phase,
    first: s.first,
    players: s.players.map(clonePlayer),
    clearings: s.clearings.map(cloneClearing),
    turn: {
      number: turn.number,
      of: turn.of,
      phase: turn.phase,
      step: turn.step,
      entered: turn.entered,
      actions: turn.actions,
      march: turn.march,
      recruited: turn.recruited,
      slipped: turn.slipped,
      activated: { fox: turn.activated.fox, rabbit: turn.activated.rabbit, mouse: turn.activated.mouse },
      used: turn.used.slice(),
      operations: turn.operations,
      aids: turn.aids.slice(),
      decree: turn.decree.slice(),
    },
    questions: s.questions.slice(),
    work: s.work.map(cloneWork),
    discard: s.discard.slice(),
    available: s.available.slice(),
    shown: s.shown.slice(),
    items: s.items.slice(),
    lostItems: s.lostItems.slice(),
    quests: s.quests.slice(),
    canUndo: s.canUndo,
    result: s.result,
    secret: {
      deck: secret.deck.slice(),
      hands: secret.hands.map((hand) => hand.slice()),
      supporters: secret.supporters.slice(),
      quests: secret.quests.slice(),
      ruins: { ...secret.ruins },
      standing: secret.standing.slice(),
      seen: secret.seen.slice(),
      sights: secret.sights,
    },
  };
}
