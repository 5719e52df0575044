import { plannedMessages } from '#content/messages/planned.ts';
import { escapeText, joinBlocks, link, list } from '../twins/reference/syntax.ts';
import type { MarkdownTwin } from '../twins/reference/twins.ts';
import type { PlannedSubject } from './subjects.ts';

/** The Markdown of a page that is not written: the same that its document says. */
export const plannedTwin = ({ route, title, topics, related }: PlannedSubject): MarkdownTwin => ({
  route,
  markdown: `${joinBlocks([
    `# ${escapeText(title)}`,
    plannedMessages.lead,
    ...(topics.length === 0
      ? []
      : [`## ${plannedMessages.covers}`, list(topics.map((topic) => escapeText(topic.title)))]),
    `## ${plannedMessages.meanwhile}`,
    ...(related.length === 0
      ? [plannedMessages.nothing]
      : related.flatMap(({ title: kind, links }) => [
          `### ${kind}`,
          list(
            links.map(({ address, title: name, place }) =>
              [link(escapeText(name), address), ...(place === '' ? [] : [escapeText(place)])].join(
                ', ',
              ),
            ),
          ),
        ])),
  ])}\n`,
});
