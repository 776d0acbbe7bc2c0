/**
 * Puts a glyph of 24 units with its middle at a point. Where the board is drawn small, `--up` keeps what has to be
 * read large enough (see layout.css).
 */
export const glyphAt = (x: number, y: number, scale = 1): string =>
  `translate(${x}px, ${y}px) scale(calc(${scale} * var(--up, 1))) translate(-12px, -12px)`;
