import { i18n } from '../../../i18n';

/** A written rule with its number, and the section that it stands in. */
export interface Passage {
  readonly section: string;
  readonly title: string;
  readonly number: string;
  readonly text: string;
}
interface Section {
  readonly title: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** The sections by id, in the words spoken now: `s4` is section 4, `sK` the cards. */
export const sectionsNow = (): Readonly<Record<string, Section>> =>
  i18n.t('sections', { ns: 'root-rules', returnObjects: true });

/** The numbers of a refusal, such as "4.1.1, 4.1.2". */
const numbersOf = (rule: string): readonly string[] => rule.split(',').map((number) => number.trim());

/** The section that a rule's number belongs to: `s4` for 4.3.1.II, `sR` for R16; null where there is none. */
export function sectionOf(rule: string): string | null {
  const head = /^(\d+|[CDGKRT])/.exec(numbersOf(rule)[0] ?? '')?.[0];
  const id = `s${head}`;
  return head !== undefined && Object.hasOwn(sectionsNow(), id) ? id : null;
}

/** How long the common beginning of two numbers is, if the shorter is the whole of it. */
function overlap(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (!long.startsWith(short)) return 0;
  // 9.2.9.IIIa stands in 9.2.9.III and not in 9.2.9.I; 3.3 is the beginning of 3.3.1, but 1.1 not that of 1.10.
  const rest = long.slice(short.length);
  return rest === '' || /^(\.|[a-d]$)/.test(rest) ? short.length : 0;
}

/**
 * What is written under the numbers that a refusal cites, in the words spoken now. A point of a rule is found in its
 * rule (7.5.2.IV in 7.5.2); a number with no text of its own gives all its points (3.3 gives 3.3.1 to 3.3.4).
 */
export function passagesOf(rule: string): readonly Passage[] {
  const sections = sectionsNow();
  const found = numbersOf(rule).flatMap((wanted) => {
    const section = sectionOf(wanted);
    const named = section === null ? undefined : sections[section];
    if (section === null || !named) return [];
    const near = Object.entries(named.rules).map(([number, text]) => ({
      passage: { section, title: named.title, number, text },
      overlap: overlap(number, wanted),
      exact: number === wanted,
    }));
    const exact = near.filter((one) => one.exact);
    const most = Math.max(...near.map((one) => one.overlap));
    const chosen = exact.length > 0 ? exact : near.filter((one) => one.overlap > 0 && one.overlap === most);
    return chosen.map(({ passage }) => passage);
  });
  return found.filter(({ number }, at) => found.findIndex((other) => other.number === number) === at);
}
