/** Whole games played at the table, by nothing but clicks on what is drawn there. */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render } from '@testing-library/react';
import type { BoardProps } from 'boardgame.io/react';
import { Client } from 'boardgame.io/react';
import { type GameState, Iki, type MoveName, seededRandom } from '../../../../src/games/iki';
import { type Plan, plansFor } from '../../../../src/games/iki/board/model/plans';
import { screen as iki } from '../../../../src/games/iki/screen';
import '../english';

configure({ defaultHidden: true });

/** Where a key of a plan is drawn: a stall answers to several keys. */
const placeOf = (key: string): string =>
  /^(target|site|pick\w\d)-/.test(key) ? `stall-${key.slice(key.indexOf('-') + 1)}` : key;

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
  return iki.Board(props);
}

/** The titles of the ceremonies that were shown. */
const stories = new Set<string>();

/** A table for everybody, and the state that it shows. */
function sitDown(players: number, seed: string) {
  shown = null;
  const Game = Client({ game: { ...Iki, seed }, board: Board, numPlayers: players, debug: false });
  const { container } = render(<Game />);
  const state = (): GameState => {
    if (!shown) throw new Error('The table shows nothing.');
    return shown;
  };
  const find = (selector: string) => container.querySelector(selector);
  const endStories = (): void => {
    for (let story = 0; story < 9 && find('.iki-story'); story++) {
      stories.add(find('.iki-story h2')?.textContent ?? '');
      const buttons = [...container.querySelectorAll('.iki-story button')];
      click(
        buttons.find(({ textContent }) => textContent === 'Skip') ??
          buttons.find(({ textContent }) => textContent === 'Close'),
        'the story’s buttons',
      );
    }
  };
  const make = (plan: Plan): void => {
    const before = state();
    if (plan.move.name === 'saveFromFire') {
      const wanted = plan.move.arg.use ? 'Save it' : 'Let it burn';
      click(
        [...container.querySelectorAll('.tk-option')].find(({ textContent }) => textContent === wanted),
        wanted,
      );
    }
    for (const key of plan.parts) {
      const place = find(`[data-at="${placeOf(key)}"][role="button"], button[data-at="${key}"]`);
      click(place, `${key} of ${JSON.stringify(plan.move)}`);
    }
    if (state() === before)
      click(find('.tk-primary:not(:disabled)'), `the button for ${JSON.stringify(plan.move)}`);
    expect(state()).not.toBe(before);
  };
  return { state, make, endStories, find };
}

function playThrough(players: number, seed: string, made: Set<MoveName>): void {
  const table = sitDown(players, seed);
  const random = seededRandom(seed);
  const pick = (n: number): number => random.index(n);
  for (let moves = 0; table.state().step !== 'over'; moves++) {
    expect(moves).toBeLessThan(1500);
    table.endStories();
    const { current } = table.state();
    const plans = plansFor(table.state(), current);
    const move = iki.pickForSituation?.(
      plans.map((plan) => plan.move),
      pick,
    );
    const plan = plans.find((one) => one.move === move);
    if (!plan) throw new Error('Somebody must be able to do something.');
    made.add(plan.kind);
    table.make(plan);
  }
  expect(table.find('.tk-final')).not.toBeNull();
  // While the points are counted no board gives them away.
  expect(table.find('.iki-score')).toBeNull();
  for (let step = 0; step < 3 && table.find('.tk-final'); step++) {
    const buttons = [...(table.find('.tk-final')?.querySelectorAll('button') ?? [])];
    click(
      buttons.find(({ textContent }) => textContent === 'Skip') ??
        buttons.find(({ textContent }) => textContent === 'Close'),
      'the buttons of the final count',
    );
  }
  const { total } = table.state().result?.scores[0] ?? { total: 0 };
  expect(table.find('[data-at="player-0"] .iki-score')).toHaveTextContent(`Final score: ${total}`);
}

test('whole games can be played by clicking, with every kind of decision', () => {
  const made = new Set<MoveName>();
  playThrough(2, 'click-2', made);
  playThrough(4, 'click-4', made);
  expect([...made].sort()).toEqual(
    expect.arrayContaining([
      'chooseStart',
      'endTurn',
      'goTo',
      'hire',
      'income',
      'occupation',
      'placeCylinder',
      'placeNeutral',
      'shop',
      'starve',
      'walk',
    ]),
  );
  expect([...stories].sort()).toEqual(['Fire!', 'New Year', 'Pay day']);
});
