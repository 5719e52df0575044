/**
 * The address patterns of `content/redirects.ts`: literal text, `:lang` for one segment that is a language code,
 * and a last segment `*` for the rest of the path (also an empty rest), which a target takes up as `:splat`.
 */

/** What a pattern's placeholders stood for, still percent-encoded. */
export type Bindings = Readonly<Record<string, string>>;

/**
 * Two letters, with a region or without: `fr`, `zh-CN`. This alone keeps `/blog`, `/blog/…` and `/size-snapshot/`
 * out of language handling: no first segment of theirs looks like this.
 */
const LANGUAGE = '[A-Za-z]{2}(?:-[A-Za-z]{2})?';

/** The names a pattern binds, as a target writes them: `[':lang', ':splat']`. */
export function namesOf(pattern: string): string[] {
  return [...pattern.matchAll(/:[a-z]+|\*/g)].map(([name]) => (name === '*' ? ':splat' : name));
}

/** The pattern as an expression over percent-encoded paths; a trailing slash makes no difference. */
export function compile(pattern: string): RegExp {
  const rest = pattern.endsWith('/*') ? '(?:/(?<splat>.*))?' : '/?';
  const source = pattern
    .replace(/\/\*?$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(':lang', `(?<lang>${LANGUAGE})`);
  return new RegExp(`^${source}${rest}$`, 's');
}

/**
 * Puts the bindings into a target.
 * A target on this site comes out with one slash in front: `//host/` would lead a browser to another site.
 */
export function fill(target: string, bindings: Bindings): string {
  const filled = target.replace(/:(lang|splat)/g, (_, name: string) => bindings[name] ?? '');
  return filled.replace(/^\/{2,}/, '/');
}

/** A path the pattern matches, for checks: `:lang` becomes `en`, `*` becomes `rest`. */
export function exampleOf(pattern: string, rest = 'some/page/'): string {
  return pattern.replace(':lang', 'en').replace('*', rest);
}
