import type { Situation } from '../../contract';
import { DEFAULT_OPTIONS, type GameState, type MatchOptions, type Move, type QuestionKind } from '../rules';

const OPTIONS: MatchOptions = { ...DEFAULT_OPTIONS, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
const at = (
  name: string,
  holds: (state: GameState) => boolean,
  options: MatchOptions = OPTIONS,
): Situation<GameState, MatchOptions> => ({ name, players: 4, options, holds });

const asked = (kind: QuestionKind) => at(`asked-${kind}`, ({ questions }) => questions.at(-1)?.kind === kind);

/** Every faction in its own turn, every question that comes up in ordinary games, and the end. */
export const SITUATIONS: readonly Situation<GameState, MatchOptions>[] = [
  at(
    'set-up-marquise',
    ({ phase, turn, players }) => phase === 'setUp' && players[turn.of]?.faction === 'marquise',
  ),
  at('pick-a-faction', ({ phase }) => phase === 'factions', { ...DEFAULT_OPTIONS, factions: 'pick' }),
  at(
    'marquise-actions',
    ({ turn, players }) => turn.step === 'actions' && players[turn.of]?.faction === 'marquise',
  ),
  at('eyrie-adds', ({ turn }) => turn.step === 'addDecree'),
  at('eyrie-decree', ({ turn }) => turn.step === 'decree' && turn.number > 4),
  at('alliance-birdsong', ({ turn }) => turn.step === 'spread' && turn.number > 4),
  at('alliance-operations', ({ turn }) => turn.step === 'operations'),
  at(
    'vagabond-daylight',
    ({ turn, players }) => turn.step === 'actions' && players[turn.of]?.faction === 'vagabond',
  ),
  at('late', ({ turn }) => turn.number > 30),
  at('winter', ({ turn }) => turn.number > 8, { ...OPTIONS, map: 'winter', suits: 'random' }),
  asked('ambush'),
  asked('losses'),
  asked('hospitals'),
  asked('outrage'),
  asked('handLimit'),
  at('over', ({ result }) => result !== null),
];

/** A random game in which something happens: it fights and builds more often than it goes on. */
export function pickForSituation(moves: readonly Move[], index: (n: number) => number): Move | undefined {
  const busy = moves.filter(({ name }) => name !== 'done' && name !== 'dominance');
  const bold = busy.filter(({ name }) =>
    [
      'battle',
      'build',
      'spread',
      'revolt',
      'craft',
      'quest',
      'explore',
      'strike',
      'aid',
      'organize',
    ].includes(name),
  );
  const pool = bold.length > 0 && index(3) > 0 ? bold : busy.length > 0 && index(6) > 0 ? busy : moves;
  return pool[index(pool.length)];
}
