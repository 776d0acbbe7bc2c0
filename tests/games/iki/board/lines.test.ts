import { linesOf } from '../../../../src/games/iki/board/model/lines';

test('a name that fits stays on one line', () => {
  expect(linesOf('Puppeteer', 12)).toEqual(['Puppeteer']);
  expect(linesOf('Tile Maker', 12)).toEqual(['Tile Maker']);
});

test('a longer name is broken between its words, so that the longer line is short', () => {
  expect(linesOf('Eyeglass Peddler', 12)).toEqual(['Eyeglass', 'Peddler']);
  expect(linesOf('Fabbricante di fuochi d’artificio', 12)).toEqual(['Fabbricante di', 'fuochi d’artificio']);
});

test('a hyphen stays at the end of its line', () => {
  expect(linesOf('Sweet-Potato Seller', 12)).toEqual(['Sweet-Potato', 'Seller']);
  expect(linesOf('Makie-shi', 5)).toEqual(['Makie-', 'shi']);
});

test('a single word is never broken', () => {
  expect(linesOf('Wypożyczalnia', 5)).toEqual(['Wypożyczalnia']);
});
