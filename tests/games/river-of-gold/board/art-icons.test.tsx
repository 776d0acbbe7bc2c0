import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import '../english';
import { BUILDINGS, CLANS, CUSTOMERS, type Effect, ROLES } from '../../../../src/games/river-of-gold';
import {
  ClanEmblem,
  EffectIcon,
  effectPicture,
  ResourceIcon,
  type ResourceKind,
  RoleIcon,
} from '../../../../src/games/river-of-gold/board/art';
import { CustomerCard, TileCard } from '../../../../src/games/river-of-gold/board/pieces';

const html = (node: React.ReactNode): string => render(node).container.innerHTML;

test('every effect that is printed anywhere has a picture, and different effects have different ones', () => {
  const all: Effect[] = [
    ...BUILDINGS.flatMap((b) => [...b.visitor, ...b.owner]),
    ...CUSTOMERS.flatMap((c) => [...c.delivery, ...c.onJourney]),
  ];
  const byData = new Map(all.map((effect) => [JSON.stringify(effect), effect]));
  const pictures = new Map<string, string>();
  for (const [data, effect] of byData) {
    expect(effectPicture(effect).width).toBeGreaterThan(0);
    pictures.set(html(<EffectIcon effect={effect} />), data);
  }
  expect(byData.size).toBeGreaterThan(20);
  expect(pictures.size).toBe(byData.size);
});

test('every resource has a picture of its own, and shows its number', () => {
  const kinds: ResourceKind[] = [
    'koku',
    'silk',
    'rice',
    'porcelain',
    'anyGood',
    'favor',
    'favorLimit',
    'points',
    'influence',
    'journey',
    'draw',
  ];
  expect(new Set(kinds.map((kind) => html(<ResourceIcon kind={kind} />))).size).toBe(kinds.length);
  for (const kind of ['koku', 'silk', 'favor', 'points', 'influence', 'anyGood'] as const) {
    expect(render(<ResourceIcon kind={kind} amount={3} />).container).toHaveTextContent('3');
  }
});

test('an icon is silent beside its words and named where it stands alone', () => {
  const { container, rerender } = render(<ResourceIcon kind="silk" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<ResourceIcon kind="silk" title="silk" />);
  expect(container.querySelector('svg')).toHaveAccessibleName('silk');
});

test('clans differ by silhouette, by pattern and by mark, not only by colour', () => {
  const paths = CLANS.map((clan) =>
    [...render(<ClanEmblem clan={clan} />).container.querySelectorAll('path')].map((p) =>
      p.getAttribute('d'),
    ),
  );
  for (const part of [0, 1, 2]) expect(new Set(paths.map((p) => p[part])).size).toBe(CLANS.length);
});

test('the roles have different heads', () => {
  expect(new Set(ROLES.map((role) => html(<RoleIcon role={role} />))).size).toBe(ROLES.length);
});

test('all tiles that differ look different', () => {
  const seen = new Map<string, string[]>();
  for (const { id } of BUILDINGS) {
    const drawn = html(<TileCard tile={id} />);
    seen.set(drawn, [...(seen.get(drawn) ?? []), id]);
  }
  // The starting tiles are printed in pairs; nothing else is printed twice.
  const alike = [...seen.values()].filter((ids) => ids.length > 1);
  expect(alike.every((ids) => ids.length === 2 && ids.every((id) => id.startsWith('start-')))).toBe(true);
});

test('a customer card shows its order, and every customer’s card is its own', () => {
  const seen = new Set<string>();
  for (const { id, order } of CUSTOMERS) {
    const { container, unmount } = render(<CustomerCard id={id} />);
    expect(container.querySelectorAll('.rg-card-good > .rg-icon')).toHaveLength(
      order.silk + order.rice + order.porcelain,
    );
    seen.add(container.innerHTML);
    unmount();
  }
  expect(seen.size).toBe(CUSTOMERS.length);
});
