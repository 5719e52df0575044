import type { Element, Root } from 'hast';
import { plannedMessages } from '#content/messages/planned.ts';
import { element, place } from '../print/tree.ts';
import type { PlannedSubject, RelatedGroup } from './subjects.ts';
import type { Topic } from './topics.ts';

/** Where a reader searches. */
const SEARCH_PAGE = '/x/search/';

/** The address that searches for a page's subject. */
export const searchAddress = (title: string): string =>
  `${SEARCH_PAGE}?q=${encodeURIComponent(title)}`;

/** The article of a page that is not written: what it will cover, what there is of its subject, and the search. */
export const plannedTree = ({ title, topics, related }: PlannedSubject): Root => ({
  type: 'root',
  children: [
    ...(topics.length === 0
      ? []
      : [heading(plannedMessages.covers), element('ul', {}, nestedTopics(topics))]),
    heading(plannedMessages.meanwhile),
    ...(related.length === 0
      ? [element('p', {}, [plannedMessages.nothing])]
      : related.flatMap(printGroup)),
    element('p', {}, [
      element('a', { href: searchAddress(title) }, [plannedMessages.search(title)]),
    ]),
  ],
});

/** No id: the page has only those that the world links to. */
const heading = (text: string): Element => element('h2', {}, [text]);

/** Topics as items, the small ones in those above them. Each has the id that its heading will have. */
function nestedTopics(topics: readonly Topic[]): Element[] {
  const items: { topic: Topic; inside: Topic[] }[] = [];
  for (const topic of topics) {
    const above = items.at(-1);
    if (topic.level === 2 || above === undefined) items.push({ topic, inside: [] });
    else above.inside.push(topic);
  }
  return items.map(({ topic, inside }) =>
    itemOf(
      topic,
      inside.length === 0
        ? []
        : [
            element(
              'ul',
              {},
              inside.map((one) => itemOf(one)),
            ),
          ],
    ),
  );
}

const itemOf = ({ id, title, plan }: Topic, inside: Element[] = []): Element =>
  element('li', { id }, [
    title,
    ...(plan === 'community' ? [] : [' ', place('PlanMark', { plan })]),
    ...inside,
  ]);

const printGroup = ({ title, links }: RelatedGroup): Element[] => [
  element('h3', {}, [title]),
  element(
    'ul',
    {},
    links.map(({ address, title: name, place: where }) =>
      element('li', {}, [
        element('a', { href: address }, [name]),
        ...(where === '' ? [] : [`, ${where}`]),
      ]),
    ),
  ),
];
