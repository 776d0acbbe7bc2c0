import '@testing-library/jest-dom';
import { within } from '@testing-library/react';
import {
  CHOICE_KINDS,
  type ChoiceKind,
  type GameState,
  GOODS,
  pendingChoice,
} from '../../../../src/games/river-of-gold';
import { spaceName } from '../../../../src/games/river-of-gold/board/model/space-name';
import { updateSettings } from '../../../../src/ui/settings';
import { showTable } from './play-harness';
import { NAMES, positionWhere } from './play-help';

const chooses = (kind: ChoiceKind) => (state: GameState) => pendingChoice(state)?.kind === kind;
const at = (kind: ChoiceKind) =>
  positionWhere(chooses(kind), { options: kind === 'firstDie' ? { patrons: 'choice' } : {} });

// An answer on the board is one click here; play-table.test.tsx has the other way.
beforeEach(() => updateSettings({ oneClick: true }));

const openChoice = (kind: ChoiceKind) => {
  const position = at(kind);
  const choice = pendingChoice(position.state);
  if (!choice) throw new Error('There is no choice.');
  const table = showTable(position);
  return { position, choice, ...table, dialog: within(table.getByRole('dialog')) };
};

test.each(CHOICE_KINDS)(
  'a choice of kind %s offers a button for each of its options and nothing else',
  (kind) => {
    const { choice, dialog } = openChoice(kind);
    expect(dialog.getAllByRole('button')).toHaveLength(choice.options.length);
  },
);

test('a good of choice: each good with how many the player has; the good is sent', async () => {
  const { position, choice, dialog, user, sent } = openChoice('good');
  const player = position.state.players[choice.player];
  const good = GOODS.find((known) => choice.options.includes(known)) ?? 'silk';
  const button = dialog.getByRole('button', { name: new RegExp(`1 ${good}.*you have ${player?.[good]}`) });
  await user.click(button);
  expect(sent.moves).toEqual([{ name: 'choose', arg: { option: good } }]);
});

test('the end of a journey: 3 koku or a good', async () => {
  const { dialog, user, sent } = openChoice('journey');
  await user.click(dialog.getByRole('button', { name: /3 koku/ }));
  expect(sent.moves).toEqual([{ name: 'choose', arg: { option: 'koku' } }]);
});

test('the end of a journey warns when the koku would not fit', () => {
  const position = positionWhere(
    (state) => chooses('journey')(state) && (state.players[state.current]?.koku ?? 0) >= 23,
  );
  const koku = position.state.players[position.state.current]?.koku ?? 0;
  const { getByRole } = showTable(position);
  const button = within(getByRole('dialog')).getByRole('button', { name: /3 koku/ });
  expect(button).toHaveTextContent(`${3 - (25 - koku)} koku of it would be lost`);
});

test('selling: one good at a time, the dialogue stays until the player stops', async () => {
  const { position, choice, dialog, user, sent, getByRole, queryByRole } = openChoice('sell');
  const good = GOODS.find((known) => choice.options.includes(known)) ?? 'silk';
  const before = position.state.players[choice.player];
  await user.click(dialog.getByRole('button', { name: new RegExp(`Sell 1 ${good}`) }));
  expect(sent.position.state.players[choice.player]?.[good]).toBe((before?.[good] ?? 0) - 1);
  const stop = queryByRole('button', { name: 'Sell no more' });
  if (stop) await user.click(getByRole('button', { name: 'Sell no more' }));
  expect(sent.moves[0]).toEqual({ name: 'choose', arg: { option: good } });
  expect(pendingChoice(sent.position.state)?.kind).not.toBe('sell');
});

test('discarding: by the dialogue or by the card in hand', async () => {
  const { choice, dialog, user, sent } = openChoice('discard');
  await user.click(dialog.getAllByRole('button')[0] as HTMLElement);
  expect(sent.moves).toEqual([{ name: 'choose', arg: { option: choice.options[0] } }]);
});

test('discarding: a click on a card in hand discards it', async () => {
  const { choice, container, user, sent } = openChoice('discard');
  const card = container.querySelector(`[data-at="customer-${choice.options[1]}"]`);
  expect(card).toHaveAttribute('data-look', 'possible');
  await user.click(card as Element);
  expect(sent.moves).toEqual([{ name: 'choose', arg: { option: choice.options[1] } }]);
});

test('the royal ship: both ships by where they lie, also on the river', async () => {
  const { position, choice, dialog, container, user, sent } = openChoice('royalShip');
  for (const space of position.state.players[choice.player]?.ships ?? []) {
    expect(dialog.getByRole('button', { name: `The ship on river space ${space}` })).toBeVisible();
  }
  await user.click(container.querySelector(`[data-at="ship-${choice.player}-1"]`) as Element);
  expect(sent.moves).toEqual([{ name: 'choose', arg: { option: 1 } }]);
});

test('a second marker: the buildings that can have one, with what they give, also on the shore', async () => {
  const { position, choice, dialog, container, user, sent } = openChoice('secondMarker');
  const space = Number(choice.options[0]);
  const owner = position.state.shore[space - 1]?.owners[0] ?? 0;
  expect(
    dialog.getByRole('button', {
      name: new RegExp(`Space ${spaceName(space)}: .* of ${NAMES[owner]}.*owner:`),
    }),
  ).toBeVisible();
  const lit = [...container.querySelectorAll('[data-at^="space-"][data-look="possible"]')];
  expect(lit.map((element) => element.getAttribute('data-at')).sort()).toEqual(
    choice.options.map((option) => `space-${option}`).sort(),
  );
  await user.click(lit[0] as Element);
  expect(sent.moves[0]?.name).toBe('choose');
  expect(choice.options).toContain(Number(lit[0]?.getAttribute('data-at')?.slice('space-'.length)));
});

test('the first die of Kakita Ryoku: roll, or any face for a favor', async () => {
  const { dialog, user, sent } = openChoice('firstDie');
  expect(dialog.getByRole('button', { name: 'Roll' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: /Set to 4/ }));
  expect(sent.moves).toEqual([{ name: 'choose', arg: { option: 4 } }]);
});

test('a choice of somebody else is not shown, and nothing of it can be picked', () => {
  const position = at('discard');
  const other = (position.state.current + 1) % position.state.players.length;
  const { queryByRole, container } = showTable(position, { viewer: other });
  expect(queryByRole('dialog')).toBeNull();
  expect(container.querySelectorAll('[data-look="possible"]')).toHaveLength(0);
});

test('while a move is under way no option can be pressed', () => {
  const { getByRole } = showTable(at('good'), { busy: true });
  for (const button of within(getByRole('dialog')).getAllByRole('button')) expect(button).toBeDisabled();
});
