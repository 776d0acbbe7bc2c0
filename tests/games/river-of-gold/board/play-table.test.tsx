import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  GOODS,
  legalMoves,
  type MoveOf,
  pendingChoice,
  playerView,
} from '../../../../src/games/river-of-gold';
import { foresee, planOutcome } from '../../../../src/games/river-of-gold/board/model/plans';
import { updateSettings } from '../../../../src/ui/settings';
import { lookCard, showTable } from './play-harness';
import { NAMES, newGame, positionWhere } from './play-help';
import { buildable, deciding, panel, place, plans, tileElement } from './play-places';

// One-click play, except where a test is about the other way.
beforeEach(() => updateSettings({ oneClick: true }));

describe('without one-click play', () => {
  beforeEach(() => updateSettings({ oneClick: false }));

  test('picking shows, and the one button commits', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price > 0);
    if (plan?.move.name !== 'build') throw new Error('no build');
    const { user, sent } = showTable(position);
    await user.click(place(`space-${plan.move.arg.space}`));
    await user.click(tileElement(position.state, plan.move.arg.tile));
    expect(sent.moves).toEqual([]);
    expect(lookCard().getByRole('heading')).toHaveTextContent(/^Build on space/);
    // The actions stay in reach while something waits.
    expect(panel().getByRole('button', { name: 'Sail' })).toBeVisible();
    await user.click(panel().getByRole('button', { name: /^Build on space/ }));
    await waitFor(() => expect(sent.moves).toEqual(plan.moves));
  });

  test('a second pick takes the first back', async () => {
    const position = positionWhere(deciding);
    const face = plans(position.state).find(({ kind }) => kind === 'turnDie')?.parts[0] ?? '';
    const { user, sent } = showTable(position);
    await user.click(place(face));
    expect(panel().getByRole('button', { name: /^Turn the die to/ })).toBeEnabled();
    await user.click(place(face));
    expect(panel().getByRole('button', { name: 'Choose an action' })).toBeDisabled();
    expect(sent.moves).toEqual([]);
  });

  test('an answer that is picked on the board waits for the button too', async () => {
    const position = positionWhere((state) => pendingChoice(state)?.kind === 'secondMarker');
    const { user, sent } = showTable(position);
    await user.click(document.querySelector('[data-at^="space-"][data-look="possible"]') as Element);
    expect(sent.moves).toEqual([]);
    await user.click(panel().getByRole('button', { name: /^Put the second marker on space/ }));
    expect(sent.moves[0]?.name).toBe('choose');
  });
});

describe('what costs favor', () => {
  test('is quiet while other things cost none, until an action or the setting asks for it', async () => {
    const position = positionWhere(
      (state) =>
        deciding(state) &&
        plans(state).some(({ kind, price }) => kind === 'sail' && price === 0) &&
        plans(state).some(({ kind, price }) => kind === 'build' && price > 0),
    );
    const { user, container } = showTable(position);
    const table = container.querySelector('.tk-table');
    expect(table).toHaveAttribute('data-quiet');
    await user.click(panel().getByRole('button', { name: /^Build/ }));
    expect(table).not.toHaveAttribute('data-quiet');
    await user.keyboard('{Escape}');
    expect(table).toHaveAttribute('data-quiet');
    act(() => updateSettings({ lit: 'all' }));
    expect(table).not.toHaveAttribute('data-quiet');
    act(() => updateSettings({ lit: 'free' }));
  });
});

describe('building', () => {
  test('a space one face away costs a favor: picking space and tile sends the turn of the die, then the build', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price > 0);
    if (plan?.move.name !== 'build') throw new Error('no build');
    const { space, tile } = plan.move.arg;
    const { user, sent } = showTable(position);
    const target = place(`space-${space}`);
    expect(target).toHaveAttribute('data-look', 'possible');
    expect(target.getAttribute('aria-label')).toContain(`costs ${plan.price} favor first`);
    await user.click(target);
    expect(sent.moves).toEqual([]);
    expect(place(`space-${space}`)).toHaveAttribute('data-look', 'selected');
    await user.click(tileElement(position.state, tile));
    await waitFor(() => expect(sent.moves).toEqual(plan.moves));
    expect(sent.position.state.shore[space - 1]?.tile).toBe(tile);
  });

  test('tile first works as well, and one undo takes back the build with its favor', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price > 0);
    if (plan?.move.name !== 'build') throw new Error('no build');
    const { user, sent } = showTable(position);
    await user.click(tileElement(position.state, plan.move.arg.tile));
    await user.click(place(`space-${plan.move.arg.space}`));
    await waitFor(() => expect(sent.moves).toHaveLength(2));
    const undo = panel().getByRole('button', { name: 'Undo' });
    await user.click(undo);
    expect(sent.undos).toBe(2);
    expect(sent.position.state).toBe(position.state);
    expect(undo).toBeDisabled();
  });

  test('the die turned by itself and a build after it are two steps', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price > 0);
    const [turn] = plan?.moves ?? [];
    if (plan?.move.name !== 'build' || turn?.name !== 'spendFavor') throw new Error('no build');
    const { user, sent } = showTable(position);
    await user.click(place(`face-${turn.arg.face}`));
    await user.click(tileElement(position.state, plan.move.arg.tile));
    await user.click(place(`space-${plan.move.arg.space}`));
    await waitFor(() => expect(sent.moves.map(({ name }) => name)).toEqual(['spendFavor', 'build']));
    await user.click(panel().getByRole('button', { name: 'Undo' }));
    expect(sent.undos).toBe(1);
    expect(sent.position.state.step).toBe('beforeAction');
  });

  test('Escape and Cancel drop what was begun', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind }) => kind === 'build');
    const { user } = showTable(position);
    await user.click(place(plan?.parts[0] ?? ''));
    await user.keyboard('{Escape}');
    expect(place(plan?.parts[0] ?? '')).toHaveAttribute('data-look', 'possible');
    await user.click(place(plan?.parts[0] ?? ''));
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    expect(place(plan?.parts[0] ?? '')).toHaveAttribute('data-look', 'possible');
  });
});

describe('sailing', () => {
  const free = () =>
    positionWhere((state) => {
      const [river] = plans(state)
        .filter(({ kind, price }) => kind === 'sail' && price === 0)
        .map(({ moves }) => planOutcome(playerView(state, state.current), state.current, moves));
      return deciding(state) && river !== undefined && river.cards === 0;
    });

  test('a river space that a ship can reach is lit; a click sails there at once', async () => {
    const position = free();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'sail' && price === 0);
    const { user, sent } = showTable(position);
    await user.click(place(plan?.parts[1] ?? ''));
    expect(sent.moves).toEqual(plan?.moves);
  });

  test('a ship is chosen first: then where it can go is lit, and the big button sails as the die shows', async () => {
    const position = free();
    const { user, sent } = showTable(position);
    const seat = position.state.current;
    await user.click(place(`ship-${seat}-0`));
    const reachable = plans(position.state).flatMap(({ parts }) =>
      parts[0] === `ship-${seat}-0` ? [parts[1]] : [],
    );
    const lit = [...document.querySelectorAll('[data-at^="river-"][data-look="possible"]')].map((element) =>
      element.getAttribute('data-at'),
    );
    expect(lit.sort()).toEqual(reachable.sort());
    await user.click(panel().getByRole('button', { name: /Sail to river space/ }));
    expect(sent.moves).toEqual([{ name: 'sail', arg: { ship: 0 } }]);
  });

  test('a voyage that reveals cards is shown first and needs a second pick', async () => {
    const position = positionWhere(
      (state) =>
        deciding(state) &&
        plans(state).some(
          ({ kind, price, moves }) =>
            kind === 'sail' &&
            price === 0 &&
            planOutcome(playerView(state, state.current), state.current, moves).cards > 0,
        ),
    );
    const plan = plans(position.state).find(
      ({ kind, price, moves }) =>
        kind === 'sail' &&
        price === 0 &&
        planOutcome(position.state, position.state.current, moves).cards > 0,
    );
    const { user, sent } = showTable(position);
    await user.click(place(plan?.parts[1] ?? ''));
    expect(sent.moves).toEqual([]);
    expect(panel().getByText('Cannot be taken back: cards are drawn.')).toBeVisible();
    await user.click(place(plan?.parts[1] ?? ''));
    expect(sent.moves).toEqual(plan?.moves);
  });
});

test('a delivery draws cards, so it is shown with its price and sent by the big button', async () => {
  const position = positionWhere(
    (state) => deciding(state) && plans(state).some(({ kind, price }) => kind === 'deliver' && price === 0),
  );
  const plan = plans(position.state).find(({ kind, price }) => kind === 'deliver' && price === 0);
  const { user, sent } = showTable(position);
  await user.click(place(plan?.parts[0] ?? ''));
  expect(sent.moves).toEqual([]);
  await user.click(panel().getByRole('button', { name: /^Deliver to/ }));
  expect(sent.moves).toEqual(plan?.moves);
});

test('looking at a voyage shows who gains what, and what the limit takes', async () => {
  const position = positionWhere(
    (state) => deciding(state) && (state.players[state.current]?.koku ?? 0) === 25,
  );
  const { state } = position;
  const plan = plans(state).find(
    ({ kind, price, moves }) =>
      kind === 'sail' &&
      price === 0 &&
      planOutcome(state, state.current, moves).seats.some(({ resources }) =>
        resources.some(({ lost }) => lost > 0),
      ),
  );
  showTable(position);
  fireEvent.focus(place(plan?.parts[1] ?? ''));
  const preview = within(lookCard().getByRole('region', { name: 'What it brings' }));
  const name = NAMES[state.current];
  expect(preview.getByText(new RegExp(`${name} would lose \\d+ koku to the limit`))).toBeVisible();
  const outcome = planOutcome(state, state.current, plan?.moves ?? []);
  for (const { resources } of outcome.seats) {
    for (const { resource, gained } of resources) {
      if (gained > 0 && resource === 'points')
        expect(preview.getByText(`+${gained}: ${gained} point${gained > 1 ? 's' : ''}`)).toBeInTheDocument();
    }
  }
  fireEvent.blur(place(plan?.parts[1] ?? ''));
  expect(screen.queryByRole('region', { name: 'What it brings' })).toBeNull();
});

describe('asking why not', () => {
  test('a space that cannot be built on says why when it is clicked, and sends nothing', async () => {
    const position = positionWhere(
      (state) => deciding(state) && (state.players[state.current]?.favor ?? 1) === 0,
    );
    const { user, sent } = showTable(position);
    await user.click(place('space-6'));
    expect(panel().getByRole('alert')).toHaveTextContent('Nobody builds on the space of an imperial market.');
    expect(sent.moves).toEqual([]);
  });

  test('an action that is impossible says why', async () => {
    const position = positionWhere(
      (state) => deciding(state) && state.turn > 3 && !plans(state).some(({ kind }) => kind === 'build'),
    );
    const { user } = showTable(position);
    const build = panel().getByRole('button', { name: 'Build' });
    expect(build).toHaveAttribute('aria-disabled', 'true');
    await user.click(build);
    expect(panel().getByRole('alert')).not.toBeEmptyDOMElement();
  });

  test('an action that is possible lights up only what belongs to it', async () => {
    const { user } = showTable(buildable());
    await user.click(panel().getByRole('button', { name: /^Sail/ }));
    expect(document.querySelectorAll('[data-at^="space-"][data-look="possible"]')).toHaveLength(0);
    expect(document.querySelectorAll('[data-at^="ship-"][data-look="possible"]')).toHaveLength(2);
  });
});

describe('the end of the turn', () => {
  const ending = () =>
    positionWhere(
      (state) =>
        state.turn > 3 &&
        state.step === 'afterAction' &&
        pendingChoice(state) === null &&
        state.finalRound === null,
    );

  test('one button ends the turn and says who is next', async () => {
    const position = ending();
    const { turnOrder, current } = position.state;
    const next = turnOrder[(turnOrder.indexOf(current) + 1) % turnOrder.length] ?? 0;
    const { user, sent } = showTable(position);
    expect(panel().getByText(`Then it is ${NAMES[next]}’s turn.`)).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'End turn and roll' }));
    expect(sent.moves).toEqual([{ name: 'endTurn', arg: {} }]);
    expect(panel().getByText(`Waiting for ${NAMES[next]}.`)).toBeVisible();
  });

  test('the button says when a mastery is claimed', () => {
    const position = positionWhere((state) => {
      if (state.step !== 'afterAction' || pendingChoice(state)) return false;
      const { events } = foresee(state, state.current, [{ name: 'endTurn', arg: {} }]);
      return events.some(({ type }) => type === 'masteryClaimed');
    });
    showTable(position);
    expect(panel().getByText(/You claim Mastery of .*: 5 points\./)).toBeVisible();
  });

  test('Kakita Ryoku may set the die instead: a face is picked, the button confirms', async () => {
    const position = positionWhere(
      (state) =>
        state.step === 'afterAction' &&
        pendingChoice(state) === null &&
        legalMoves(state, state.current).some((move) => move.name === 'endTurn' && move.arg.setDie === 3),
      { options: { patrons: 'choice' } },
    );
    const { user, sent } = showTable(position);
    await user.click(panel().getByRole('button', { name: /^Face 3/ }));
    expect(sent.moves).toEqual([]);
    await user.click(panel().getByRole('button', { name: 'End turn, die to 3' }));
    expect(sent.moves).toEqual([{ name: 'endTurn', arg: { setDie: 3 } }]);
  });
});

test('turning the die by its face spends the favor at once', async () => {
  const position = positionWhere(
    (state) => deciding(state) && plans(state).some(({ kind }) => kind === 'turnDie'),
  );
  const plan = plans(position.state).find(({ kind }) => kind === 'turnDie');
  if (plan?.move.name !== 'spendFavor') throw new Error('no favor');
  const { user, sent } = showTable(position);
  await user.click(panel().getByRole('button', { name: new RegExp(`^Face ${plan.move.arg.face}`) }));
  expect(sent.moves).toEqual([plan.move]);
});

test('several trades are put together in one dialogue, seen in advance and made at once', async () => {
  const position = positionWhere((state) => {
    const player = state.players[state.current];
    return deciding(state) && GOODS.some((good) => (player?.[good] ?? 0) >= 4);
  });
  const player = position.state.players[position.state.current];
  const give = GOODS.find((good) => (player?.[good] ?? 0) >= 4) ?? 'silk';
  const [gain] = legalMoves(position.state, position.state.current).flatMap((move) =>
    move.name === 'trade' && move.arg.give === give ? [move.arg.gain] : [],
  );
  const { user, sent } = showTable(position);
  await user.click(panel().getByRole('button', { name: 'Trade' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Trade' }));
  const add = dialog.getByRole('button', { name: `Add: 2 ${give} for 1 ${gain}` });
  await user.click(add);
  await user.click(dialog.getByRole('button', { name: `Add: 2 ${give} for 1 ${gain}` }));
  expect(sent.moves).toEqual([]);
  expect(dialog.getByText(`${(player?.[give] ?? 0) - 4} ${give}`)).toBeInTheDocument();
  await user.click(dialog.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: `Add: 2 ${give} for 1 ${gain}` }));
  await user.click(dialog.getByRole('button', { name: 'Make 2 trades' }));
  const trade: MoveOf<'trade'> = { name: 'trade', arg: { give, gain: gain ?? 'rice' } };
  await waitFor(() => expect(sent.moves).toEqual([trade, trade]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list of moves has every plan as a button, and pressing one sends it', async () => {
  const position = buildable();
  const { user, sent } = showTable(position);
  await user.click(screen.getByRole('button', { name: 'Moves' }));
  const list = within(screen.getByRole('region', { name: 'All your moves' }));
  const buttons = list
    .getAllByRole('button', { hidden: true })
    .filter((button) => button.classList.contains('tk-move'));
  expect(buttons).toHaveLength(plans(position.state).length);
  const first = list.getAllByRole('button', { name: /^Sail from river space/ })[0] as HTMLElement;
  act(() => first.focus());
  expect(list.getByRole('region', { name: 'What it brings' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(sent.moves[0]?.name).toBe('sail');
});

test('choosing a clan: picked, then confirmed, because it cannot be taken back', async () => {
  const { user, sent } = showTable(newGame(2, 'clans', { clans: 'choose' }));
  await user.click(place('clan-crane'));
  expect(sent.moves).toEqual([]);
  await user.click(panel().getByRole('button', { name: 'Play the Crane' }));
  expect(sent.moves).toEqual([{ name: 'chooseClan', arg: { clan: 'crane' } }]);
});

test('a spectator sees the table and can touch nothing', () => {
  showTable(buildable(), { viewer: null, connection: 'connected' });
  expect(document.querySelectorAll('[data-look="possible"]')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getAllByText('You are a spectator').length).toBeGreaterThan(0);
  // The log lies open where a player has board and hand.
  expect(within(screen.getByRole('region', { name: 'Log' })).getByRole('list')).toBeInTheDocument();
});

test('between two players at one screen nobody is called a spectator, and no name is said twice', () => {
  const { state } = showTable(buildable(), { viewer: null }).sent.position;
  expect(screen.queryByText('You are a spectator')).toBeNull();
  const name = NAMES[state.current] ?? '';
  expect(document.querySelector('.tk-whose')).toHaveTextContent(`${name}’s turn`);
  expect(document.querySelector('.tk-whose')?.textContent?.split(name)).toHaveLength(2);
});

test('while the connection is lost nothing can be picked, and the top line says so', async () => {
  const position = buildable();
  const { sent, user } = showTable(position, { connection: 'reconnecting' });
  expect(screen.getByText('Connection lost. Reconnecting…')).toBeVisible();
  const plan = plans(position.state)[0];
  await user.click(place(plan?.parts[0] ?? ''));
  expect(sent.moves).toEqual([]);
});

test('a refusal of the server is shown', () => {
  showTable(buildable(), { refusal: 'The match is full.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The match is full.');
});

test('hints are shown with what they bring, and one is played by pressing it', async () => {
  const position = buildable();
  const sail: MoveOf<'sail'> = { name: 'sail', arg: { ship: 1 } };
  const { user, sent } = showTable(position, {
    suggest: async () => [{ move: sail, plan: [sail], value: 7.4 }],
  });
  await user.click(screen.getByRole('button', { name: 'Hint' }));
  const hints = within(screen.getByRole('region', { name: 'Hints' }));
  const button = await hints.findByRole('button', {
    name: /Sail (the royal ship )?from river space .*About 7 points ahead at the end/,
  });
  await user.click(button);
  expect(sent.moves).toEqual([sail]);
});

test('hints that cannot be worked out say so', async () => {
  const { user } = showTable(buildable(), { suggest: () => Promise.reject(new Error('no')) });
  await user.click(screen.getByRole('button', { name: 'Hint' }));
  expect(await screen.findByText('The hint could not be worked out. Try again.')).toBeVisible();
});

test('picking a patron says what the patron can do', async () => {
  const position = newGame(2, 'patrons', { patrons: 'draft' });
  const [patron] = position.state.patronsOffered;
  const { user, sent } = showTable(position);
  await user.click(place(`patron-${patron}`));
  expect(lookCard().getByRole('heading')).toHaveTextContent(/^Play with/);
  await user.click(panel().getByRole('button', { name: /^Play with/ }));
  expect(sent.moves).toEqual([{ name: 'choosePatron', arg: { patron } }]);
});
