import type { ReactNode } from 'react';
import type { Role } from '../../rules';

const ink = {
  stroke: 'var(--icon-line)',
  strokeWidth: 1.1,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** Shoulders in a robe with a crossed collar, the same for all roles. */
const Robe = ({ fill }: { fill: string }) => (
  <>
    <path d="M1.8 23c.4-5 3.4-7.6 7-8.4h6.4c3.6.8 6.6 3.4 7 8.4z" fill={fill} {...ink} />
    <path d="M9 14.6l3.6 5.6 3-5.6" fill="var(--icon-paper)" {...ink} />
    <path d="M9 14.6l5 8.4M15.6 14.6l-3 5.6" fill="none" {...ink} />
  </>
);

const Face = () => (
  <path
    d="M7.6 8.6c0-3 1.8-4.6 4.4-4.6s4.4 1.6 4.4 4.6c0 4-2 6.8-4.4 6.8S7.6 12.6 7.6 8.6z"
    fill="var(--skin)"
    {...ink}
  />
);
const Eyes = () => <path d="M9.7 9.8h1.5M12.8 9.8h1.5" {...ink} strokeWidth={1} />;

const HEADS: Readonly<Record<Role, ReactNode>> = {
  merchant: (
    <>
      <Robe fill="var(--role-merchant)" />
      <Face />
      <path
        d="M7.2 7.4C7.2 4 9 2.2 12 2.2s4.8 1.8 4.8 5.2l-1.6.4c-2-.8-4.4-.8-6.4 0z"
        fill="var(--icon-line)"
      />
      <path
        d="M7.2 7.6c3-1.2 6.6-1.2 9.6 0v1.6c-3-1-6.6-1-9.6 0z"
        fill="var(--icon-paper)"
        {...ink}
        strokeWidth={0.9}
      />
      <path d="M16.6 8.2l3 .4-1 2" fill="none" {...ink} />
      <Eyes />
    </>
  ),
  artisan: (
    <>
      <Robe fill="var(--role-artisan)" />
      <Face />
      <path
        d="M7.4 8c0-3.6 1.8-5.4 4.6-5.4s4.6 1.8 4.6 5.4c-1.4-1.6-3-2.2-4.6-2.2S8.8 6.4 7.4 8z"
        fill="var(--icon-line)"
      />
      <path d="M11 3c0-1.4.4-2.2 1-2.2s1 .8 1 2.2" fill="var(--icon-line)" {...ink} />
      <Eyes />
      <path d="M17.6 21l3.6-9" {...ink} strokeWidth={1.5} />
      <path d="M19 10.4l4 1.6-.9 2.2-4-1.6z" fill="var(--moon)" {...ink} />
    </>
  ),
  noble: (
    <>
      <Robe fill="var(--role-noble)" />
      <Face />
      <path
        d="M7.8 7.2C8.4 3.8 9 .6 12.8.6c2 0 3.2 1 2.8 2.2-.4 1 .2 2.8.6 4.4-2.6-1-5.8-1-8.4 0z"
        fill="var(--icon-line)"
        {...ink}
      />
      <path d="M7.6 8.4l1.8 6M16.4 8.4l-1.8 6" fill="none" {...ink} strokeWidth={0.8} />
      <path d="M9.7 8.6h1M13.3 8.6h1" {...ink} strokeWidth={1.4} />
      <Eyes />
    </>
  ),
  elder: (
    <>
      <Robe fill="var(--role-elder)" />
      <Face />
      <path
        d="M7.4 8.8c-.2-3.6 1.6-5.4 4.6-5.4s4.8 1.8 4.6 5.4l-1-2.4H8.4z"
        fill="var(--icon-paper)"
        {...ink}
      />
      <path
        d="M8.2 11.2c1.2.8 2.4.8 3.8.4 1.4.4 2.6.4 3.8-.4-.2 4-1.6 7.6-3.8 9.6-2.2-2-3.6-5.6-3.8-9.6z"
        fill="var(--icon-paper)"
        {...ink}
      />
      <path d="M9.3 9.4l2-.5M14.7 9.4l-2-.5" {...ink} strokeWidth={1} />
    </>
  ),
  monk: (
    <>
      <Robe fill="var(--role-monk)" />
      <Face />
      <path
        d="M1.8 9.4C5 5.6 8.6 2.6 12 2.6s7 3 10.2 6.8C18 10.8 6 10.8 1.8 9.4z"
        fill="var(--straw)"
        {...ink}
      />
      <path d="M12 3v6.6M8 5l-2.6 4.8M16 5l2.6 4.8" fill="none" {...ink} strokeWidth={0.7} />
      <path d="M10.6 13.2h2.8" {...ink} strokeWidth={1} />
    </>
  ),
};

/** A customer of a role: head and shoulders in a box of 24 by 24, told apart by what they wear on their heads. */
export const RoleGlyph = ({ role }: { role: Role }) => HEADS[role];
