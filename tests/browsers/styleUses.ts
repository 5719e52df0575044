import { readdirSync, readFileSync } from 'node:fs';
import { COMPAT } from './baseline.ts';
import { Uses } from './uses.ts';

const ROOMS = ['src/site', 'src/markup'];

/** Functions have the same name wherever they may stand. */
const FUNCTIONS = new Map(
  [...COMPAT.keys()]
    .filter((key) => key.startsWith('css.types.'))
    .map((key) => [key.slice(key.lastIndexOf('.') + 1), key]),
);

/** The site's style sheets, from the project's root. */
export const styleSheets = (): string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${room}/${file}`),
  );

/** What the site's own style sheets use. */
export function styleUses(): Uses {
  const uses = new Uses();
  for (const file of styleSheets()) {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const key of keysOfStyles(text)) uses.note(key, file);
  }
  return uses;
}

/** Keys that a style sheet may use; not all of them stand in the data. @param css without comments. */
export function* keysOfStyles(css: string): Generator<string> {
  for (const [, property = '', value = ''] of css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    yield `css.properties.${property}`;
    for (const [word] of value.matchAll(/[a-z][\w-]*/g)) {
      yield `css.properties.${property}.${word}`;
      yield `css.properties.${property}.${word.replaceAll('-', '_')}`;
    }
  }
  for (const [, name = '', prelude = ''] of css.matchAll(/@([\w-]+)([^{;]*)/g)) {
    yield `css.at-rules.${name}`;
    for (const [word] of prelude.matchAll(/[a-z][\w-]*/g)) yield `css.at-rules.${name}.${word}`;
    if (/[<>]=?/.test(prelude)) yield 'css.at-rules.media.range_syntax';
  }
  for (const [, selector = ''] of css.matchAll(/([^{};]+)\{/g)) {
    for (const [, name = ''] of selector.matchAll(/::?([\w-]+)/g)) yield `css.selectors.${name}`;
    if (selector.includes('&')) yield 'css.selectors.nesting';
  }
  for (const [, name = ''] of css.matchAll(/([a-z][\w-]*)\(/g)) {
    const key = FUNCTIONS.get(name);
    if (key !== undefined) yield key;
  }
  if (/\d[ds]v[hwib]\b/.test(css)) yield 'css.types.length.viewport_percentage_units_dynamic';
}
