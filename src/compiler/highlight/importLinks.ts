/** An import statement of highlighted code (`highlight.ts`): what it names, and from where. */
const IMPORT =
  /(<i class="k">import [^<]*<\/i>)((?:(?!<i class="k">import )[^])*?)(<i class="k">from <\/i><i class="s">'([^']+)')/g;

/** Stretches between tags. */
const TEXT = /(?<=^|>)[^<]+/g;
const NAME = /[A-Za-z_$][\w$]*/g;

/** A line of a change: it may be code of an older version, which the reference does not describe. */
const CHANGED = /<span class="(?:add|del)">/;

/**
 * Highlighted code in which the imported names lead to the reference. Its text stays the same.
 * @param addressOf what a name of a package leads to; undefined when it has no page.
 */
export function linkImports(
  html: string,
  addressOf: (name: string, from: string) => string | undefined,
): string {
  if (CHANGED.test(html)) return html;
  return html.replace(IMPORT, (...[, start = '', names = '', end = '', from = '']: string[]) => {
    const linked = names.replace(TEXT, (text) =>
      text.replace(NAME, (name) => {
        const address = addressOf(name, from);
        return address === undefined ? name : `<a href="${address}">${name}</a>`;
      }),
    );
    return start + linked + end;
  });
}
