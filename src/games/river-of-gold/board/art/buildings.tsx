import type { BuildingType } from '../../rules';

/** A building's picture in a box of 24 by 24, drawn in the current colour. */
export function BuildingGlyph({ type }: { type: BuildingType }) {
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  switch (type) {
    case 'port':
      return (
        <>
          <path d="M3 15h18c-.9 3.6-3 5.6-5.4 5.6H8.4C6 20.6 3.9 18.6 3 15z" fill="currentColor" />
          <path
            d="M12 2.6v11M12.9 3.4c4.4 1.2 6.2 5 5.2 9.4h-5.2zM10.8 5.6c-3 1-4.4 3.8-4 7.2h4z"
            fill="currentColor"
          />
        </>
      );
    case 'market':
      return (
        <>
          <path d="M4.2 3.4h15.6L22 9.2H2z" fill="currentColor" />
          <path
            d="M2.3 10.2h4.4v2.2a2.2 2.2 0 0 1-4.4 0zM7.3 10.2h4.4v2.2a2.2 2.2 0 0 1-4.4 0zM12.3 10.2h4.4v2.2a2.2 2.2 0 0 1-4.4 0zM17.3 10.2h4.4v2.2a2.2 2.2 0 0 1-4.4 0z"
            fill="currentColor"
          />
          <path d="M4.4 15.4v6M19.6 15.4v6" {...line} strokeWidth="1.8" />
          <path d="M7 17.2h10v4.2H7z" fill="currentColor" />
        </>
      );
    case 'manor':
      return (
        <>
          <path d="M12 1.8c2.8 3.4 6 5.4 11 6.4l-1 2.8H2L1 8.2c5-1 8.2-3 11-6.4z" fill="currentColor" />
          <path d="M4.4 12h15.2v9.6h-5v-5.2H9.4v5.2h-5z" fill="currentColor" />
        </>
      );
    case 'shrine':
      return (
        <>
          <path d="M1.2 3.2C5 5 19 5 22.8 3.2l-.6 4.4C18 8.6 6 8.6 1.8 7.6z" fill="currentColor" />
          <path d="M4 10.6h16v2.6H4z" fill="currentColor" />
          <path
            d="M5.6 8.2h2.9l-.4 13.6H4.8zM15.5 8.2h2.9l.8 13.6h-3.3zM11 8.4h2v2.6h-2z"
            fill="currentColor"
          />
        </>
      );
  }
}
