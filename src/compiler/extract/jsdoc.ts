/** One `@tag` of a comment; `text` is everything up to the next tag. */
export interface JsDocTag {
  name: string;
  text: string;
}

/** A doc comment as Markdown, and its tags. */
export interface JsDoc {
  description: string;
  tags: JsDocTag[];
}

/** A parameter as `@param` describes it; `name` may be dotted (`params.itemId`). */
export interface JsDocParameter {
  name: string;
  type: string;
  description: string;
}

export const NO_JSDOC: JsDoc = { description: '', tags: [] };

/** `{@link url text}` and `[[Name]]` as Markdown. */
export function linksToMarkdown(text: string): string {
  return text
    .replace(/\{@link\s+(https?:[^\s}|]+)[\s|]*([^}]*)\}/g, (_, url: string, label: string) =>
      label.trim() === '' ? `<${url}>` : `[${label.trim()}](${url})`,
    )
    .replace(/\{@link\s+([^}\s|]+)[\s|]*([^}]*)\}/g, (_, name: string, label: string) =>
      label.trim() === '' ? `\`${name}\`` : label.trim(),
    )
    .replace(/\[\[([\w.]+)\]\]/g, '`$1`');
}

/** A note to the library's authors, not to its users; `@todo` is a tag and needs no rule. */
const AUTHORS_NOTE = /^\s*(?:\/\/\s*)?TODO\b/;

function linesOf(comment: string): string[] {
  return comment
    .replace(/^\s*\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .filter((line) => !AUTHORS_NOTE.test(line));
}

/** Reads a raw doc comment. TypeScript's own reader loses types on properties that are no functions. */
export function parseJsDoc(comment: string): JsDoc {
  const description: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  let fenced = false;
  for (const line of linesOf(comment)) {
    if (line.trimStart().startsWith('```')) fenced = !fenced;
    // `@mui/…` at the start of a line is a package, not a tag
    const tag = fenced ? null : /^\s*@([a-z]\w*)(?![\w/-])\s*(.*)$/i.exec(line);
    if (tag) tags.push({ name: tag[1] ?? '', lines: [tag[2] ?? ''] });
    else (tags.at(-1)?.lines ?? description).push(line);
  }
  return {
    description: linksToMarkdown(description.join('\n').trim()),
    tags: tags.map(({ name, lines }) => ({ name, text: lines.join('\n').trim() })),
  };
}

/** The text of the first tag of that name. */
export const tagOf = ({ tags }: JsDoc, name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.text;

/** Whether the authors keep it out of the reference. */
export const isIgnored = (doc: JsDoc): boolean => tagOf(doc, 'ignore') !== undefined;

/** Takes a leading `{type}` with balanced braces off a tag's text. */
export function splitBraces(text: string): { type: string; rest: string } {
  if (!text.startsWith('{')) return { type: '', rest: text };
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0)
      return { type: text.slice(1, index).trim(), rest: text.slice(index + 1).trim() };
  }
  return { type: '', rest: text };
}

/** The `@param`s in order. */
export function parametersOf({ tags }: JsDoc): JsDocParameter[] {
  return tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => {
      const { type, rest } = splitBraces(text);
      const [, name = '', description = ''] =
        /^\[?([\w.$]+)[^\s]*\s*(?:-\s+)?([\s\S]*)$/.exec(rest) ?? [];
      return { name, type, description: linksToMarkdown(description.trim()) };
    });
}

/** `@returns`, when there is one. */
export function returnsOf(doc: JsDoc): { type: string; description: string } | undefined {
  const text = tagOf(doc, 'returns') ?? tagOf(doc, 'return');
  if (text === undefined) return undefined;
  const { type, rest } = splitBraces(text);
  return { type, description: linksToMarkdown(rest.replace(/^-\s+/, '')) };
}

/** `@default` as JavaScript text: no Markdown around it, single quotes. */
export function defaultOf(doc: JsDoc): string | undefined {
  const text = tagOf(doc, 'default') ?? tagOf(doc, 'defaultValue');
  if (text === undefined || text === '') return undefined;
  return text
    .replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1')
    .replace(/^`([^`]*)`$/, '$1')
    .replace(/^"(\(.*=>.*)"$/, '$1')
    .replace(/^"([^"']*)"$/, "'$1'")
    .trim();
}

/** What a doc comment says besides types: the fields that props, members and selectors share. */
export function proseOf(doc: JsDoc): {
  description: string;
  deprecated?: string;
  see?: string[];
} {
  const deprecated = tagOf(doc, 'deprecated');
  const see = doc.tags
    .filter(({ name, text }) => name === 'see' && text !== '')
    .map(({ text }) => linksToMarkdown(text));
  return {
    description: doc.description,
    ...(deprecated === undefined ? {} : { deprecated: linksToMarkdown(deprecated) }),
    ...(see.length === 0 ? {} : { see }),
  };
}
