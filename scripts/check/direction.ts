import { fileOf, type Import, importsOf } from './imports';
import { gameFolders, IMPURE, MAY_IMPORT, NEVER_LOADS, PACKAGES, type Place, placeOf } from './parts';
import { lineAt, type Problem, type Tree, withoutComments } from './tree';

interface Edge extends Import {
  /** The file of the tree, or null for a package. */
  readonly file: string | null;
}

/** Every import that goes against the direction of docs/platform.md. */
export function checkDirection(tree: Tree): Problem[] {
  const games = gameFolders(tree.keys());
  const edges = new Map<string, Edge[]>();
  for (const [file, text] of tree) {
    if (/\.(cjs|json)$/.test(file)) continue;
    edges.set(
      file,
      importsOf(text).map((found) => ({ ...found, file: fileOf(tree, file, found.specifier) })),
    );
  }
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    const place = placeOf(file, games);
    if (!place) {
      problems.push({ file, line: 1, why: 'docs/platform.md names no part of this name' });
      continue;
    }
    const refused = new Set<string>();
    for (const edge of edges.get(file) ?? []) {
      const why = whyNot(file, place, edge, games);
      if (!why) continue;
      refused.add(edge.specifier);
      problems.push({ file, line: edge.line, why });
    }
    problems.push(...loadedOnTheWay(file, place, edges, refused), ...impureNames(file, place, text));
  }
  return problems;
}

/** Why this file may not import that; null where it may. */
function whyNot(file: string, place: Place, edge: Edge, games: readonly string[]): string | null {
  if (edge.file === null) {
    if (edge.specifier.startsWith('.')) return null; // a picture, a data file
    const rule = PACKAGES.find(({ fits, may }) => fits.test(edge.specifier) && !may(file, place));
    return rule ? `imports ${edge.specifier}: ${rule.why}` : null;
  }
  const target = placeOf(edge.file, games);
  if (!target) return null; // told at that file
  if (target.game && place.game && target.game !== place.game) {
    return `imports ${edge.file}: a game does not import another game`;
  }
  if (target.part === place.part && target.game === place.game) return null;
  const { parts, types = [] } = MAY_IMPORT[place.part];
  if (parts.includes(target.part)) return null;
  if (types.includes(target.part)) {
    return edge.typeOnly
      ? null
      : `imports ${edge.file}: ${place.part} may import only types of ${target.part}`;
  }
  if (target.game && !place.game) {
    return `imports ${edge.file}: ${place.part} reaches games through the registry in src/games only`;
  }
  return `imports ${edge.file}: ${place.part} may not import ${target.part}`;
}

/**
 * Packages that come along, directly or through other files, for the parts that must stay light. What the file's own
 * imports were refused for is not told twice.
 */
function loadedOnTheWay(
  file: string,
  place: Place,
  edges: ReadonlyMap<string, readonly Edge[]>,
  refused: ReadonlySet<string>,
): Problem[] {
  const rule = NEVER_LOADS[place.part];
  if (!rule) return [];
  const problems: Problem[] = [];
  const seen = new Set([file]);
  const follow = (from: string, way: readonly string[], line: number): void => {
    for (const edge of edges.get(from) ?? []) {
      if (edge.typeOnly || (from === file && refused.has(edge.specifier))) continue;
      const first = way.length === 0 ? edge.line : line;
      if (edge.file === null) {
        if (edge.specifier.startsWith('.') || !rule.packages.test(edge.specifier)) continue;
        problems.push({
          file,
          line: first,
          why: `loads ${[...way, edge.specifier].join(' -> ')}: ${rule.why}`,
        });
      } else if (!seen.has(edge.file)) {
        seen.add(edge.file);
        follow(edge.file, [...way, edge.file], first);
      }
    }
  };
  follow(file, [], 1);
  return problems;
}

/** Uses of the browser, of Node, of the clock or of unseeded chance inside rules and data. */
function impureNames(file: string, { part }: Place, text: string): Problem[] {
  if (part !== 'rules' && part !== 'data') return [];
  const code = withoutComments(text);
  return [...code.matchAll(IMPURE)].map((found) => ({
    file,
    line: lineAt(code, found.index),
    why: `uses ${found[1]}: rules are the same in a browser, on a server and tomorrow; chance comes from RandomSource`,
  }));
}
