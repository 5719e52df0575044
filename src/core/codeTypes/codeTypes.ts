/*
 * The types of identifiers in a page's code, which a reader sees beside them. A block of code is known by its text, and an
 * identifier by its name and place among the words of that name: the page itself says nothing of it.
 */

/**
 * What an identifier is: what stands before and after its name, and where the reference has it; an address that ends with
 * a hyphen goes on with the name. Empty texts at the end are left out.
 */
export type CodeTypeInfo = [after: string, before?: string, href?: string];

/** By name: the number of what it is; where its occurrences differ, a number for each, `NO_TYPE` for those that are none. */
export type BlockTypes = Record<string, number | number[]>;

/** An occurrence that is not an identifier, such as a word in the text of an element. */
export const NO_TYPE = -1;

/** What is known of a page's code. A page with much code has it in parts, each with some of the blocks. */
export interface PageCodeTypes {
  infos: CodeTypeInfo[];
  /** By `keyOfCode`; the key of another block, when what that says holds here. */
  blocks: Record<string, BlockTypes | string>;
}

/** Holds the files of all pages. */
export const CODE_TYPES_FOLDER = '/x/code-types/';

/**
 * The file that says what a block's identifiers are.
 * @param page the page's key.
 * @param key the block's.
 * @param parts how many files the page has.
 */
export const codeTypesPath = (page: string, key: string, parts: number): string =>
  partPath(page, partOf(key, parts));

export const partPath = (page: string, part: number): string =>
  `${CODE_TYPES_FOLDER}${page}.${part}.json`;

export const partOf = (key: string, parts: number): number => Number.parseInt(key, 36) % parts;

/** FNV-1a, 32 bits: tells the blocks of one page apart. */
export function keyOfCode(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** A stretch of a block's text, with the class of its color (`core/code/roles.ts`); undefined: plain. */
export interface CodePiece {
  role: string | undefined;
  text: string;
}

/** A word of code that may be an identifier. */
export interface CodeWord {
  name: string;
  /** Offset in the block's text, in UTF-16 units. */
  start: number;
  /** How many words of the same name stand before it. */
  nth: number;
}

/** Comments, keywords, numbers, punctuation and strings. */
const WITHOUT_NAMES: ReadonlySet<string | undefined> = new Set(['c', 'k', 'n', 'p', 's']);

/** With hyphens inside, as attributes of elements have them; formatted code has spaces around a minus. */
const WORD = /[A-Za-z_$][\w$]*(?:-[A-Za-z_$][\w$]*)*/g;

/** The words of a block in order, by the rule that the compiler and the site share. */
export function wordsOf(pieces: Iterable<CodePiece>): CodeWord[] {
  const words: CodeWord[] = [];
  const counts = new Map<string, number>();
  let offset = 0;
  for (const { role, text } of pieces) {
    if (!WITHOUT_NAMES.has(role)) {
      for (const { 0: name, index } of text.matchAll(WORD)) {
        const nth = counts.get(name) ?? 0;
        counts.set(name, nth + 1);
        words.push({ name, start: offset + index, nth });
      }
    }
    offset += text.length;
  }
  return words;
}

/** An identifier in a block, ready to be shown. */
export interface ShownType {
  name: string;
  /** Before the name: `const `, `GridColDef.`; may be empty. */
  before: string;
  /** After it: `: string`. */
  after: string;
  href?: string;
}

/** What a word of a block is; undefined when nothing is known of it. */
export function typeOfWord(
  { infos, blocks }: PageCodeTypes,
  key: string,
  { name, nth }: Pick<CodeWord, 'name' | 'nth'>,
): ShownType | undefined {
  const block = blockOf(blocks, key);
  const entry = block !== undefined && Object.hasOwn(block, name) ? block[name] : undefined;
  const info = infos[(typeof entry === 'object' ? entry[nth] : entry) ?? NO_TYPE];
  if (info === undefined) return undefined;
  const [after, before = '', href] = info;
  if (href === undefined) return { name, before, after };
  return { name, before, after, href: href.endsWith('-') ? href + name : href };
}

function blockOf(blocks: PageCodeTypes['blocks'], key: string): BlockTypes | undefined {
  const block = Object.hasOwn(blocks, key) ? blocks[key] : undefined;
  return typeof block === 'string' ? blockOf(blocks, block) : block;
}

/** What stands in a block, each name with each of its types once, in the order of the text. */
export function typesOfBlock(
  types: PageCodeTypes,
  key: string,
  words: readonly CodeWord[],
): ShownType[] {
  const shown = new Map<string, ShownType>();
  for (const word of words) {
    const type = typeOfWord(types, key, word);
    if (type === undefined) continue;
    const { name, before, after } = type;
    const id = `${before}${name}${after}`;
    if (!shown.has(id)) shown.set(id, type);
  }
  return [...shown.values()];
}
