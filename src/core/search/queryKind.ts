import type { QueryKind, SearchHit } from './engine.ts';
import type { SearchEntity, SearchKind } from './entity.ts';
import { isEmptyWord, LONGEST_QUERY } from './query.ts';
import { squash, stemOf, wordsOf } from './words.ts';

/** `rowHeight`, `DataGrid.slots`, `--DataGrid-color`, `<DataGrid>`: nobody writes a task so. */
const IDENTIFIER =
  /^(?:<?[\p{L}\p{N}_$.-]*(?:\p{Ll}\p{Lu}|[_$.]\p{L}|-\p{Lu})[\p{L}\p{N}_$.-]*(?:\(\)|\s*\/?>)?)$/u;

/** Whether the whole query is written as code is. */
export const isIdentifier = (query: string): boolean => IDENTIFIER.test(query.trim());

/** What says whose message it is. */
const SIGNED = /\bMUI X(?: \w+)?:/;

/** Other signs that something was copied from a console. */
const COPIED = /^\s*(?:Uncaught )?\w*(?:Error|Warning)\b|["'`“].{12,}["'`”]/;

/** Where the stack begins, whose names say nothing: `at useGrid (index.js:12:3)`. */
const STACK = /\s+at (?:[\w$.<>]+ \(|\S+:\d+:\d+)/;

/** So many words in a row nobody types who does not copy. */
const LONG = 8;

/** What the text of a message must share with the query, 0 to 1. */
const SAME_SIGNED = 0.6;
/** React has messages that are like some of ours. */
const SAME_COPIED = 0.7;
const SAME_TYPED = 0.9;

/** A shorter query has its words in many messages. */
const FEWEST_WORDS = 3;

/** Kinds that a name of the packages can be of. */
const TITLED = new Set<SearchKind>(['page', 'section', 'demo', 'message', 'locale', 'key']);

/** Words that say which kind of name is meant. */
const KIND_WORDS = new Map<string, readonly SearchKind[]>([
  ['slot', ['slot']],
  ['slotprop', ['slot']],
  ['prop', ['prop', 'member']],
  ['properti', ['prop', 'member']],
  ['class', ['class']],
  ['event', ['event']],
  ['hook', ['hook']],
  ['type', ['type', 'interface']],
  ['interfac', ['interface', 'type']],
  ['selector', ['selector']],
  ['method', ['member']],
  ['compon', ['component']],
  ['argument', ['argument']],
]);

/** More words around a name are a task that the name is a part of. */
const MOST_WORDS_OF_NAME = 3;

/** Searches names of one kind, the best first. */
export type SearchKindOf = (query: string, kind: SearchKind) => SearchHit[];

/**
 * The names that are surely meant: the whole query is one, or names one with its kind (`slots toolbar`) or with where it
 * stands (`checkboxSelection tree`).
 * @param hits by name, the best first.
 */
export function namesMeant(
  query: string,
  hits: readonly SearchHit[],
  searchKind: SearchKindOf,
): SearchHit[] {
  const words = query
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS_OF_NAME + 1);
  const isShort = words.length <= MOST_WORDS_OF_NAME;
  const kindWords = words.filter((word) => KIND_WORDS.has(stemOf(squash(word))));
  const rest = words.filter((word) => !kindWords.includes(word));
  if (isShort && rest.length > 0) {
    const kinds = new Set(kindWords.flatMap((word) => KIND_WORDS.get(stemOf(squash(word))) ?? []));
    const ofKind = [...kinds]
      .flatMap((kind) => searchKind(rest.join(' '), kind))
      .filter(({ fit }) => fit?.exact === true);
    if (ofKind.length > 0) return ofKind;
  }
  const typed = words.filter((word) => IDENTIFIER.test(word)).map(squash);
  const whole = squash(query.slice(0, LONGEST_QUERY));
  return hits.filter(({ entity, fit }) => {
    // `deDE: German (Germany), Deutsch`: the code is what is imported.
    if (entity.kind === 'locale') return typed.includes(squash(entity.name.split(':')[0] ?? ''));
    if (TITLED.has(entity.kind)) return false;
    const name = squash(entity.name);
    if (isShort && typed.includes(name)) return true;
    // `open date picker` names a prop with its owner, and is more likely something to be done. `pie chart` is a subject, of
    // which a guide tells more than the reference does.
    const alone =
      words.length > 1 &&
      entity.kind !== 'component' &&
      Math.abs(name.length - whole.length) <= MISTAKES;
    return fit?.exact === true && (typed.length > 0 || alone);
  });
}

/** Letters that a misspelled name may have more or less. */
const MISTAKES = 2;

/**
 * What was typed.
 * @param meant from `namesMeant`.
 * @param message the one that the query says, if any.
 */
export function kindOf(
  query: string,
  meant: readonly SearchHit[],
  message: SearchEntity | undefined,
): QueryKind {
  if (message !== undefined) return 'message';
  return meant.length > 0 || isIdentifier(query) ? 'name' : 'task';
}

/** A message with its stems, as `messageOf` compares them. */
export interface KnownMessage {
  entity: SearchEntity;
  whole: ReadonlySet<string>;
  /** Of its first sentence. */
  first: ReadonlySet<string>;
}

/** The messages among entities, ready to be compared. */
export const knownMessages = (entities: readonly SearchEntity[]): KnownMessage[] =>
  entities
    .filter(({ kind }) => kind === 'message')
    .map((entity) => ({
      entity,
      whole: stemsOf(entity.name),
      first: stemsOf(entity.name.split(/(?<=[.!?]) /)[0] ?? ''),
    }));

/** `textField`: a name in the text of a message. */
const NAME = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** More names of a message are beside the point. */
const MOST_MENTIONED = 2;

/** The names that a message mentions: what replaces a prop, or is missing. */
export const namesIn = (message: SearchEntity): string[] =>
  [...new Set(message.name.match(NAME))].slice(0, MOST_MENTIONED);

/** The message that a query says; undefined when it says none. */
export function messageOf(
  query: string,
  messages: readonly KnownMessage[],
): SearchEntity | undefined {
  const [typed = ''] = query.slice(0, LONGEST_QUERY).split(STACK);
  const queryStems = stemsOf(typed);
  if (queryStems.size < FEWEST_WORDS) return undefined;
  let best: { entity?: SearchEntity; worth: number } = { worth: sameness(typed) };
  for (const message of messages) {
    const worth = likeness(queryStems, message);
    if (worth > best.worth) best = { entity: message.entity, worth };
  }
  return best.entity;
}

/** What a message must share with the query: the less, the surer it is that one was copied. */
function sameness(typed: string): number {
  if (SIGNED.test(typed)) return SAME_SIGNED;
  const isCopied = COPIED.test(typed) || typed.trim().split(/\s+/).length >= LONG;
  return isCopied ? SAME_COPIED : SAME_TYPED;
}

/** Two texts with the same words: of the query in the message, and of the message's first sentence in the query. */
function likeness(queryStems: ReadonlySet<string>, { whole, first }: KnownMessage): number {
  const inMessage = share(queryStems, whole);
  return Math.max(
    (inMessage + share(first, queryStems)) / 2,
    queryStems.size >= LONG - 2 ? inMessage : 0,
  );
}

const share = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  own.size === 0 ? 0 : [...own].filter((term) => other.has(term)).length / own.size;

/** Values and ids differ from one message to the next; the library's name says nothing. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !isEmptyWord(word) && !/\d/.test(word) && !NOT_SAID.has(word))
      .map(stemOf),
  );

const NOT_SAID = new Set(['mui', 'x', 'error', 'warning', 'uncaught']);
