import { printExported, type ExportedName } from './exports.ts';
import { printPast, type PastChange } from './history.ts';
import { printMention, type Mention } from './migration.ts';

/** What the documented version does with a name. */
export const NAME_STATUSES = ['current', 'deprecated', 'exported', 'removed', 'unknown'] as const;
export type NameStatus = (typeof NAME_STATUSES)[number];

/** What is said of one name. */
export interface ExplainedName {
  described: {
    identifier: string;
    status: NameStatus;
    /** Packages that export it, with their versions. */
    packages: string[];
    places: { owner: string; route: string; deprecated?: string }[];
  };
  near: string[];
  exported: ExportedName;
  history: PastChange[];
  sections: Mention[];
}

/** Of the sections of one name, in characters: `slots` is in dozens of them. */
const MOST_OF_SECTIONS = 8_000;

interface Reference {
  documented: string;
  /** Which one was looked through. */
  reference: string;
}

/** Each name with what is said of it. A section that stands under a name above is not repeated. */
export function printNames(names: readonly ExplainedName[], where: Reference): string[] {
  const printed: Mention[] = [];
  return names.map((one) => printName(one, where, printed));
}

/** @param printed sections that stand above; those of the name are added. */
function printName(
  { described, near, exported, sections, history }: ExplainedName,
  { documented, reference }: Reference,
  printed: Mention[],
): string {
  const { identifier, status, places, packages } = described;
  const lines = places.map(({ owner, route, deprecated }) =>
    deprecated === undefined
      ? `- ${owner}: ${route}`
      : `- ${owner}: ${route}, deprecated${deprecated === '' ? '' : `: ${deprecated}`}`,
  );
  const first = {
    current: `\`${identifier}\` is in ${documented}:`,
    deprecated: `\`${identifier}\` is deprecated in ${documented}:`,
    exported: `${printExported(identifier, exported.current)}; no page of ${reference} describes it.`,
    removed:
      packages.length > 0
        ? `${printExported(identifier, exported.older)}, and no longer by ${documented}.`
        : `\`${identifier}\` is no longer in ${documented}.`,
    unknown: `\`${identifier}\` is not known: neither ${reference} nor any export that is known here has it.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''}`,
  }[status];
  const past = history.length === 0 ? [] : ['What versions did to it:', ...history.map(printPast)];
  return [first, ...lines, ...past, ...printSections(sections, printed)].join('\n');
}

/** As many sections as there is room for, and where the others are. */
function printSections(sections: readonly Mention[], printed: Mention[]): string[] {
  const texts: string[] = [];
  const others: Mention[] = [];
  let left = MOST_OF_SECTIONS;
  for (const section of sections) {
    const text = printMention(section, printed);
    if (text.length > left) {
      others.push(section);
      continue;
    }
    left -= text.length;
    texts.push(`\n${text}`);
    printed.push(section);
  }
  if (others.length === 0) return texts;
  const routes = others.map(({ route }) => `- ${route}`);
  return [...texts, '\nThese sections have it, too. Read them with get_page:', ...routes];
}

/** `a`, `a and b`, `a, b, and c`. */
const inWords = (list: readonly string[]): string => new Intl.ListFormat('en').format(list);

/** What a name that nothing here has may still be. */
export function printLimits(from: number, known: readonly string[]): string {
  const exports =
    known.length === 0
      ? `What the packages of version ${from} exported is not known here`
      : `Of version ${from}, only the exports of ${inWords(known)} are known here`;
  return `${exports}, and of props, slots and classes those that the last release of each major version had: a name that is not found may well have been in an earlier one.`;
}
