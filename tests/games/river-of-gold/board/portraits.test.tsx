import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from '../../../../src/games/river-of-gold/board/portraits';
import { EVERYBODY, personOf } from '../../../../src/games/river-of-gold/board/portraits/people';
import { CUSTOMERS, customer, isCustomerId, PATRONS, ROLES } from '../../../../src/games/river-of-gold/rules';

/** The paths of a portrait alone: without the ground, which differs by region or clan anyway. */
function drawing(id: (typeof EVERYBODY)[number]): string {
  const { container, unmount } = render(<Portrait id={id} size={40} />);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ');
  unmount();
  return paths;
}

test('every customer and every patron has a portrait, and no two are drawn alike', () => {
  expect(EVERYBODY).toHaveLength(CUSTOMERS.length + PATRONS.length);
  const drawings = EVERYBODY.map(drawing);
  for (const paths of drawings) expect(paths.length).toBeGreaterThan(400);
  expect(new Set(drawings).size).toBe(38);
});

test.each(ROLES)('no two of the six faces of role %s are alike, even without what they carry', (role) => {
  const faces = EVERYBODY.filter((id) => isCustomerId(id) && customer(id).role === role).map((id) => {
    const { prop, robe, under, pattern, turned, ...face } = personOf(id);
    return JSON.stringify(face);
  });
  expect(new Set(faces).size).toBe(6);
});

test('no two elders share their hair and beard, nor what they hold', () => {
  const elders = EVERYBODY.filter((id) => id.startsWith('elder-')).map(personOf);
  expect(new Set(elders.map(({ hair, beard, hat }) => `${hair} ${beard} ${hat}`)).size).toBe(6);
  expect(new Set(elders.map(({ prop }) => prop)).size).toBe(6);
});

test('a role is known by what it wears: monks are shaved, elders grey, nobles of the court', () => {
  const of = (role: string) => EVERYBODY.filter((id) => id.startsWith(`${role}-`)).map(personOf);
  for (const { hair } of of('monk')) expect(hair).toBe('shaved');
  for (const { hairDye, lines } of of('elder')) {
    expect(['snow', 'ash']).toContain(hairDye);
    expect(lines).toBeDefined();
  }
  for (const { garment } of of('noble')) expect(['layered', 'roundNeck']).toContain(garment);
});

test('a portrait is the same at every drawing, and says its words only where it is given some', () => {
  const one = renderToStaticMarkup(<Portrait id="elder-3" size={40} />);
  expect(renderToStaticMarkup(<Portrait id="elder-3" size={40} />)).toBe(one);
  expect(one).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Portrait id="elder-3" size={40} title="Elder" />);
  expect(named).toContain('aria-label="Elder"');
  expect(named).not.toContain('aria-hidden');
});
