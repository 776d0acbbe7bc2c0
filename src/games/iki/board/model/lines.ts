/** A name over two lines where it has several words and is longer than a line: broken so that the longer one is short. */
export function linesOf(name: string, letters: number): readonly string[] {
  if (name.length <= letters) return [name];
  const breaks = [...name].flatMap((letter, at) => (letter === ' ' || letter === '-' ? [at] : []));
  let best: readonly string[] = [name];
  for (const at of breaks) {
    const lines = [name.slice(0, name[at] === '-' ? at + 1 : at), name.slice(at + 1)];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
