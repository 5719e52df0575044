/*
 * What elements of a demo's code set, read without a parser: it is as large as all that is loaded for a sandbox. Of code
 * that it does not understand it says less, not more.
 */

const NAME = /[\w$:-]+/y;
const SPACE = /\s*/y;
const TEXT = /"[^"]*"|'[^']*'/y;
/** A string does not go over lines, so an apostrophe of prose begins none. */
const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/y;

/** Where what a sticky expression finds at a place ends; the same place when it finds nothing. */
function after(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Where a pair of braces that begins at a place ends; undefined when it does not. */
function afterBraces(text: string, from: number): number | undefined {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return at + 1;
    at = Math.max(at + 1, after(STRING, text, at));
  }
  return undefined;
}

/** The value of an attribute, behind its sign of equality. */
const afterValue = (text: string, at: number): number | undefined =>
  text[at] === '{' ? afterBraces(text, at) : after(TEXT, text, at);

/** Names of the attributes from a place on, until the tag ends. */
function attributesFrom(text: string, start: number): string[] {
  const names: string[] = [];
  let at: number | undefined = after(SPACE, text, start);
  while (at !== undefined && at < text.length) {
    if (text[at] === '{') {
      const end = afterBraces(text, at);
      at = end === undefined ? undefined : after(SPACE, text, end);
      continue;
    }
    const end = after(NAME, text, at);
    if (end === at) break;
    names.push(text.slice(at, end));
    const behind = after(SPACE, text, end);
    const value = text[behind] === '=' ? afterValue(text, after(SPACE, text, behind + 1)) : behind;
    at = value === undefined ? undefined : after(SPACE, text, value);
  }
  return names;
}

/** The attributes that elements of a name have in a text, each once. @param name as the code has it: `DataGrid`. */
export function attributesOf(text: string, name: string): string[] {
  const tags = text.matchAll(
    new RegExp(`<${name.replaceAll('$', '\\$')}(?:<[^<>]*>)?(?=[\\s/>])`, 'g'),
  );
  return [
    ...new Set([...tags].flatMap(({ 0: tag, index }) => attributesFrom(text, index + tag.length))),
  ];
}
