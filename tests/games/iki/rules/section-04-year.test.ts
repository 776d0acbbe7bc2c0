import { CALENDAR, type GameState } from '../../../../src/games/iki';
import { isStep, KINDS, randomGame } from './playthrough';

test('4.1 three months are a season, and the New Year follows December', () => {
  expect(CALENDAR.map(({ season }) => season)).toEqual(
    ['spring', 'summer', 'autumn', 'winter'].flatMap((season) => [season, season, season]),
  );
  for (const kind of KINDS) {
    const months: number[] = [];
    for (const value of randomGame(kind, 3)) {
      const state: GameState = isStep(value) ? value.state : value;
      if (months.at(-1) !== state.month) months.push(state.month);
    }
    expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  }
});

test('4.2 fires are at the end of months 5, 8 and 11, pay days at the end of 3, 6, 9 and 12, the neutral card before them', () => {
  for (const kind of KINDS) {
    const story: string[] = [];
    for (const value of randomGame(kind, 4)) {
      if (!isStep(value)) continue;
      for (const event of value.events) {
        if (event.type === 'fireBroke' || event.type === 'payDayBegan')
          story.push(`${event.type} ${event.month}`);
        else if (event.type === 'monthBegan') story.push(String(event.month));
        else if (event.type === 'neutralPlaced' || event.type === 'neutralLeftOut') story.push('neutral');
        else if (event.type === 'newYearBegan') story.push('New Year');
      }
    }
    const neutral = kind.players === 2 ? ['neutral'] : [];
    const expected = CALENDAR.flatMap(({ month, fire, payDay }) => [
      String(month),
      ...neutral,
      ...(fire ? [`fireBroke ${month}`] : []),
      ...(payDay ? [`payDayBegan ${month}`] : []),
    ]);
    expect(story).toEqual([...expected, 'New Year']);
  }
});
