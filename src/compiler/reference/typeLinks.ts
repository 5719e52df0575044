import type { ReferenceModel } from '#core/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';

/** Where the name of a type leads from one page; undefined when nowhere. */
export type TypeTarget = (name: string) => string | undefined;

const NAME = /[A-Z][A-Za-z0-9]*\b/g;

/** The names of types in a text that have a record. */
export function namesIn(text: string, { types }: Pick<ReferenceModel, 'types'>): string[] {
  return [...new Set(text.match(NAME) ?? [])].filter((name) => Object.hasOwn(types, name));
}

/** A type's text as HTML in which every name that leads somewhere is a link. */
export function linkType(text: string, target: TypeTarget): string {
  let html = '';
  let end = 0;
  // Names inside string literals are no types.
  for (const match of text.matchAll(/'[^']*'|"[^"]*"|[A-Z][A-Za-z0-9]*\b/g)) {
    const [name] = match;
    const href = /^['"]/.test(name) ? undefined : target(name);
    if (href === undefined) continue;
    html += `${escapeHtml(text.slice(end, match.index))}<a href="${href}">${name}</a>`;
    end = match.index + name.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Id of a type's record at the end of a page. */
export const typeId = (name: string): string => `type-${name}`;
