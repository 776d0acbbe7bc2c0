import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DEFAULT_OPTIONS, type MatchOptions, validateOptions } from '../../../../src/games/root';
import { OptionFields, optionsLine } from '../../../../src/games/root/board/OptionFields';
import '../english';

let chosen: MatchOptions = DEFAULT_OPTIONS;
function Form({ players }: { players: number }) {
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  chosen = options;
  return <OptionFields options={options} players={players} onChange={setOptions} />;
}
const playable = (players: number) => expect(validateOptions(chosen, players)).toBeUndefined();
const name = (seat: number, faction: string) =>
  userEvent.selectOptions(screen.getByLabelText(`Seat ${seat}`), faction);

test('map, suits, how factions are found and any mix are chosen; Winter has no printed suits to choose', async () => {
  render(<Form players={2} />);
  await userEvent.click(screen.getByLabelText('dealt at random'));
  await userEvent.click(screen.getByLabelText('picked by the players'));
  await userEvent.click(screen.getByRole('switch', { name: /^Any factions/ }));
  expect(chosen).toEqual({ map: 'autumn', suits: 'random', factions: 'pick', anyFactions: true });
  expect(optionsLine(chosen)).toBe('dealt at random · picked by the players · any mix');
  await userEvent.click(screen.getByLabelText('Winter'));
  expect(screen.queryByText('Suits of the clearings')).not.toBeInTheDocument();
  expect(optionsLine({ ...chosen, factions: 'random', anyFactions: false })).toBe('Winter');
  expect(optionsLine(DEFAULT_OPTIONS)).toBeNull();
});

test('a faction is named for each seat; two seats exchange theirs, and no faction is there twice', async () => {
  render(<Form players={3} />);
  await userEvent.click(screen.getByLabelText('named for each seat'));
  expect(chosen.factions).toEqual(['marquise', 'eyrie', 'alliance']);
  await name(1, 'alliance');
  expect(chosen.factions).toEqual(['alliance', 'eyrie', 'marquise']);
  await name(2, 'vagabond');
  expect(chosen.factions).toEqual(['alliance', 'vagabond', 'marquise']);
  expect(optionsLine(chosen)).toBe('Alliance, Vagabond, Marquise');
  playable(3);
});

test('whoever names a mix below the advised reach is told so and may play it', async () => {
  render(<Form players={2} />);
  await userEvent.click(screen.getByLabelText('named for each seat'));
  expect(screen.queryByText(/advised/)).not.toBeInTheDocument();
  expect(chosen.anyFactions).toBe(false);
  await name(1, 'vagabond');
  expect(screen.getByText('The reach of this mix is 12; 17 or more is advised.')).toBeInTheDocument();
  playable(2);
  // Drawn again, nothing of that stays.
  await userEvent.click(screen.getByLabelText('drawn'));
  expect(chosen).toEqual(DEFAULT_OPTIONS);
});

test('a seat more or less is a faction more or less, and what was named stays', async () => {
  const { rerender } = render(<Form players={2} />);
  await userEvent.click(screen.getByLabelText('named for each seat'));
  await name(1, 'vagabond');
  rerender(<Form players={4} />);
  expect(chosen.factions).toEqual(['vagabond', 'eyrie', 'marquise', 'alliance']);
  playable(4);
  rerender(<Form players={3} />);
  expect(chosen.factions).toEqual(['vagabond', 'eyrie', 'marquise']);
  playable(3);
});
