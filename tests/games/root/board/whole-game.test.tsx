/** Whole games played at the table, by nothing but clicks on what is drawn there. */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render } from '@testing-library/react';
import type { BoardProps } from 'boardgame.io/react';
import { Client } from 'boardgame.io/react';
import {
  deciderOf,
  type GameState,
  type MatchOptions,
  type MoveName,
  Root,
  seededRandom,
} from '../../../../src/games/root';
import { moveWords } from '../../../../src/games/root/board/model/move-words';
import { type Plan, plansFor } from '../../../../src/games/root/board/model/plans';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { screen } from '../../../../src/games/root/screen';
import { i18n } from '../../../../src/i18n';
import '../english';

configure({ defaultHidden: true });
jest.setTimeout(300_000);

/** Where a key of a plan is drawn: a place of the map and a card of the hand answer to several keys. */
function placeOf(key: string): string {
  const rest = key.slice(key.indexOf('-') + 1);
  if (/^(to|sawmill|workshop|recruiter)-/.test(key)) return /^\d+$/.test(rest) ? `clearing-${rest}` : key;
  if (key.startsWith('also-')) return `column-${rest}`;
  return key.startsWith('second-') ? `card-${rest}` : key;
}

function click(element: Element | null | undefined, what: string): void {
  if (!element) throw new Error(`Nothing to click: ${what}.`);
  act(() => {
    fireEvent.click(element);
  });
}

/** What the table shows now. */
let shown: GameState | null = null;
function Board(props: BoardProps<GameState>) {
  shown = props.G;
  return screen.Board(props);
}
const words = makeWords(i18n.getFixedT('en') as never, 'en', [
  'Player 1',
  'Player 2',
  'Player 3',
  'Player 4',
]);

/** A table for the one who decides, and the state that it shows. */
function sitDown(options: Partial<MatchOptions>, players: number, seed: string) {
  shown = null;
  const setup: typeof Root.setup = (context) => Root.setup?.(context, options);
  const Game = Client({ game: { ...Root, setup, seed }, board: Board, numPlayers: players, debug: false });
  const { container, unmount, rerender } = render(<Game playerID="0" />);
  const state = (): GameState => {
    if (!shown) throw new Error('The table shows nothing.');
    return shown;
  };
  const find = (selector: string) => container.querySelector(selector);
  const named = (selector: string, text: string) =>
    [...container.querySelectorAll(selector)].find(({ textContent }) => textContent === text);
  /** Begins the kind of thing that is wanted, where the table offers it, and picks all its parts. */
  const make = (plan: Plan, seat: number): void => {
    const before = state();
    const label = moveWords(before, seat, plan.move, words);
    if (plan.kind === 'choose') {
      click(named('.tk-option', label), `the answer ${label}`);
      expect(state()).not.toBe(before);
      return;
    }
    const button = find(`.rt-kinds [data-action="${plan.kind}"]`);
    if (button) click(button, plan.kind);
    if (state() !== before) return;
    for (const key of plan.parts) {
      const place = `[data-at="${placeOf(key)}"]`;
      const target = find(`${place}[role="button"], button${place}`);
      // What is presumed already has no chip where nothing else could be chosen.
      if (!target && /^(count|wood|decree|use|supporters)-/.test(key)) continue;
      if (target?.getAttribute('aria-pressed') !== 'true')
        click(target, `${key} of ${JSON.stringify(plan.move)}`);
    }
    if (state() === before) {
      click(
        named('.tk-option', label) ?? find('.tk-primary:not(:disabled)'),
        `the button for ${JSON.stringify(plan.move)}`,
      );
    }
    expect(state()).not.toBe(before);
  };
  /** The screen goes to the one who decides; nobody else sees their hand. */
  const handOver = (): number | null => {
    const seat = deciderOf(state());
    if (seat !== null) rerender(<Game playerID={String(seat)} />);
    return seat;
  };
  return { state, make, handOver, unmount };
}

function playThrough(
  options: Partial<MatchOptions>,
  players: number,
  seed: string,
  made: Set<MoveName>,
  most: number,
): void {
  const game = sitDown(options, players, seed);
  const random = seededRandom(seed);
  for (let moves = 0; moves < most && game.state().result === null; moves++) {
    const seat = game.handOver();
    if (seat === null) break;
    const plans = plansFor(game.state(), seat);
    const move = screen.pickForSituation?.(
      plans.map((plan) => plan.move),
      (n) => random.index(n),
    );
    const plan = plans.find((one) => one.move === move);
    if (!plan) throw new Error('Somebody must be able to do something.');
    made.add(plan.kind);
    game.make(plan, seat);
  }
  game.unmount();
}

const MOVES = Number(process.env.CLICKS ?? 160);

test('every faction can be played by clicking, with nearly every kind of move', () => {
  const made = new Set<MoveName>();
  playThrough({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }, 4, 'click-4', made, MOVES);
  playThrough({ factions: ['marquise', 'eyrie'], map: 'winter', suits: 'random' }, 2, 'click-2', made, MOVES);
  expect([...made].sort()).toEqual(
    expect.arrayContaining([
      'addToDecree',
      'battle',
      'build',
      'choose',
      'done',
      'mobilize',
      'move',
      'recruit',
      'setUp',
      'spread',
    ]),
  );
});

test('factions are picked by clicking, too', () => {
  const made = new Set<MoveName>();
  playThrough({ factions: 'pick', anyFactions: true }, 2, 'click-pick', made, 4);
  expect(made).toContain('choose');
});
