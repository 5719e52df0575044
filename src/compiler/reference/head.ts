import type { Element, ElementContent } from 'hast';
import type { Lifetime } from '#core/history/lifetime.ts';
import { referenceMessages } from '#content/messages/reference.ts';
import { element, place } from '../print/tree.ts';
import { describe } from './describe.ts';
import { lifetimeMarks } from './rows.ts';

/** One line about an entry: text and code. */
export type EntryFact = (ElementContent | string)[];

/** What the head of a page lists, or nothing. */
export const factList = (facts: readonly EntryFact[]): Element[] =>
  facts.length === 0
    ? []
    : [
        element(
          'ul',
          { className: ['api-facts'] },
          facts.map((fact) => element('li', {}, fact)),
        ),
      ];

export const typeParameterFacts = (typeParameters: readonly string[]): EntryFact[] =>
  typeParameters.length === 0
    ? []
    : [['Type parameters: ', place('CodeList', { codes: typeParameters })]];

/** What stands above everything else on the page of something deprecated. */
export async function deprecation({
  deprecated,
  deprecatedSince,
}: Lifetime & { deprecated?: string }): Promise<Element[]> {
  if (deprecated === undefined) return [];
  const title = referenceMessages.deprecated(deprecatedSince);
  return [place('Notice', { kind: 'warning', title }, await describe(deprecated))];
}

/** Since when an entry is there, and until when. */
export const lifetimeFacts = (lifetime: Lifetime): EntryFact[] =>
  lifetimeMarks(lifetime).map((marks) => [marks]);
