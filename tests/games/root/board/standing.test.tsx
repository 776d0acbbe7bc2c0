/** R4: the answers that stand are all that the rules take, and nothing more. */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseMove, type Standing } from '../../../../src/games/root';
import { StandingDialog } from '../../../../src/games/root/board/actions/StandingDialog';
import type { TablePlay } from '../../../../src/games/root/board/model/plans';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { i18n } from '../../../../src/i18n';
import '../english';
import { table } from '../rules/scenario';

const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada', 'Vito']);

/** The dialogue for a seat, and what it keeps. */
function open(viewer: number, before: Standing | null = null) {
  const { state } = table({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    on: 'marquise',
    at: ['daylight', 'actions'],
    clearings: { 1: { m: 3, pieces: ['keep'] }, 9: { e: 2, m: 1 } },
  });
  state.secret.standing[viewer] = before;
  const kept: Standing[] = [];
  const play = {
    ...{ state, viewer, words, setDialog: () => {} },
    perform: ([move]: readonly unknown[]) => {
      const { name, arg } = move as { name: string; arg: { answers: Standing } };
      // Every form is a move that the rules can read.
      expect(parseMove(name, arg)).toEqual({ name, arg });
      kept.push(arg.answers);
    },
  } as unknown as TablePlay;
  render(<StandingDialog play={play} />);
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const choose = (name: string, answer: string) => userEvent.click(group(name).getByLabelText(answer));
  const keep = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    return kept.at(-1);
  };
  return { group, choose, keep };
}

test('R4 "never" may be said for named clearings; each shows its suit and what stands there', async () => {
  const { group, choose, keep } = open(1);
  await choose('Ambush when defending', 'never in some clearings');
  const list = group('Ambush when defending: never in some clearings');
  expect(list.getAllByRole('checkbox')).toHaveLength(12);
  const nine = list.getByRole('checkbox', { name: /^Clearing 9 \(mouse\)/ });
  expect(nine).toHaveAccessibleName(/Mara: 1 warrior.*Erik: 2 warriors/);
  // No clearing is named yet: one is asked.
  expect(await keep()).toMatchObject({ ambush: 'ask', foil: 'ask' });
  await userEvent.click(nine);
  await userEvent.click(list.getByRole('checkbox', { name: /^Clearing 1 \(fox\)/ }));
  expect(await keep()).toMatchObject({ ambush: [1, 9], foil: 'ask' });
  await userEvent.click(nine);
  expect(await keep()).toMatchObject({ ambush: [1] });
});

test('R4, 6.2.3 the Marquise may be asked from a number of warriors on', async () => {
  const { choose, keep } = open(0);
  await choose('Field Hospitals', 'ask from a number of warriors');
  expect(await keep()).toMatchObject({ hospitals: 3 });
  await userEvent.selectOptions(screen.getByLabelText('Ask from so many warriors'), '5');
  expect(await keep()).toMatchObject({ hospitals: 5 });
});

test('R4, 4.3.4 buildings and tokens have an order of losses, changed by keyboard, and the focus stays', async () => {
  const { choose, keep } = open(0);
  await choose('Buildings and tokens lost first', 'in this order');
  expect(await keep()).toMatchObject({ losses: ['wood', 'workshop', 'sawmill', 'recruiter', 'keep'] });
  const later = screen.getByRole('button', { name: 'wood: later' });
  later.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'wood: later' })).toHaveFocus();
  expect(screen.getByText('wood: 3 of 5')).toHaveAttribute('role', 'status');
  expect(await keep()).toMatchObject({ losses: ['workshop', 'sawmill', 'wood', 'recruiter', 'keep'] });
  expect(screen.getByRole('button', { name: 'workshop: earlier' })).toHaveAttribute('aria-disabled', 'true');
  await choose('Buildings and tokens lost first', 'ask me');
  expect(await keep()).toMatchObject({ losses: [] });
});

test('R4, 9.2.7 the Vagabond has an order of items, and only what his faction can be asked', async () => {
  const { choose, keep } = open(3);
  expect(screen.queryByRole('group', { name: 'Field Hospitals' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Buildings and tokens lost first' })).not.toBeInTheDocument();
  await choose('Items damaged first', 'in this order');
  await userEvent.click(screen.getByRole('button', { name: 'sword: later' }));
  const answers = await keep();
  expect(answers?.items).toHaveLength(8);
  expect(answers?.items.indexOf('sword')).toBeGreaterThan(answers?.items.indexOf('hammer') ?? 9);
});

test('what stands already is shown, and can be taken back', async () => {
  const { choose, keep } = open(2, {
    ...{ ambush: [9], foil: 'never', hospitals: 'ask', effects: 'never' },
    ...{ losses: ['foxBase', 'sympathy'], items: [], until: 'always' },
  });
  expect(screen.getByRole('checkbox', { name: /^Clearing 9/ })).toBeChecked();
  expect(await keep()).toMatchObject({
    ...{ ambush: [9], foil: 'never', effects: 'never', until: 'always' },
    losses: ['foxBase', 'sympathy'],
  });
  await choose('Ambush when defending', 'ask me');
  expect(await keep()).toMatchObject({ ambush: 'ask' });
});
