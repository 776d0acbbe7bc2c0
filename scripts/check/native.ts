import { lineAt, type Problem, type Tree, withoutComments } from './tree';

/** Parts of the browser that look like no page of ours; each has one of our own. */
const NATIVE: readonly { readonly found: RegExp; readonly why: string; readonly home?: string }[] = [
  {
    // The attribute of an element; components may have a title of their own.
    found: /<[a-z][a-z0-9]*\b(?:=>|[^<>])*?\stitle=/g,
    why: 'a tooltip of the browser: data-ask or data-tip shows a card that everybody can read',
  },
  { found: /<title\b/g, why: 'a tooltip of the browser: a drawing has an aria-label' },
  {
    found: /\b(?:window\.)?(?:confirm|alert|prompt)\(/g,
    why: 'a dialogue of the browser: useSure of src/ui asks',
  },
  {
    found: /<select\b/g,
    why: 'a select in the look of the browser: Select of src/ui',
    home: 'src/ui/Select.tsx',
  },
];

/** Every tooltip, question and select that the browser would draw by itself. */
export function checkNative(tree: Tree): Problem[] {
  return [...tree]
    .filter(([file]) => file.startsWith('src/') && file.endsWith('.tsx'))
    .flatMap(([file, text]) => {
      const code = withoutComments(text);
      return NATIVE.filter(({ home }) => home !== file).flatMap(({ found, why }) =>
        [...code.matchAll(found)].map((use) => ({
          file,
          line: lineAt(text, use.index + use[0].length),
          why,
        })),
      );
    });
}
