import type { Element, ElementContent } from 'hast';
import { element, place } from '../print/tree.ts';
import { describe } from './describe.ts';

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
export const deprecation = async (deprecated: string | undefined): Promise<Element[]> =>
  deprecated === undefined
    ? []
    : [place('Notice', { kind: 'warning', title: 'Deprecated' }, await describe(deprecated))];
