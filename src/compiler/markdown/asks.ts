import type { List, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { slugOf } from '#core/page/slug.ts';
import { report, type PageContext } from './context.ts';
import { headingId } from './headings.ts';

const FEWEST = 2;
const MOST = 5;
/** Longer ones are sentences of the page, not what somebody types. Characters. */
const LONGEST = 90;

const REMEDY = `Write :::asks right below the heading, then ${FEWEST} to ${MOST} questions as a list with hyphens, then :::.`;

/** Whether a node holds the questions of a section. */
export const isAsks = (node: RootContent): boolean =>
  node.type === 'containerDirective' && node.name === 'asks';

/**
 * Takes `:::asks` out of a page: the questions that a section answers, in the words of readers who do not know its
 * names. They are not shown; search, Markdown twins and assistants use them. Call when headings have their ids.
 *
 * Questions above the first heading belong to the page itself. A page that has questions at all has them for every
 * heading of level 2 and 3.
 */
export function takeAsks(tree: Root, context: PageContext): void {
  let section = { id: '', title: '' };
  let previous: RootContent | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      section = {
        id: headingId(node),
        title: toString(node, { includeHtml: false }).trim(),
      };
    } else if (node.type === 'containerDirective' && isAsks(node)) {
      if (section.id !== '' && previous?.type !== 'heading') {
        const message = `The questions of "${section.title}" do not follow its heading.`;
        report(context, node, { message, remedy: REMEDY });
      }
      readAsks(node, section, context);
    }
    previous = node;
  }
  tree.children = tree.children.filter((node) => !isAsks(node));
  refuseHalf(tree, context);
}

function readAsks(
  node: ContainerDirective,
  section: { id: string; title: string },
  context: PageContext,
): void {
  const [list] = node.children;
  if (node.children.length !== 1 || list?.type !== 'list') {
    report(context, node, { message: 'Questions that are not one list.', remedy: REMEDY });
    return;
  }
  const questions = questionsOf(list);
  if (questions.length < FEWEST || questions.length > MOST) {
    const message = `"${section.title || 'The page'}" has ${questions.length} questions.`;
    report(context, node, { message, remedy: `Write ${FEWEST} to ${MOST}.` });
  }
  const earlier = new Set(context.asks.flatMap((entry) => entry.questions.map(slugOf)));
  for (const question of questions) {
    const slug = slugOf(question);
    if (question.length > LONGEST) {
      const message = `The question "${question}" has ${question.length} characters.`;
      report(context, node, {
        message,
        remedy: `Type it as into a search box: ${LONGEST} at most.`,
      });
    }
    if (slug === slugOf(section.title)) {
      const message = `The question "${question}" repeats the heading, which is searched anyway.`;
      report(context, node, { message, remedy: 'Ask as somebody who does not know the heading.' });
    }
    if (earlier.has(slug)) {
      const message = `The question "${question}" stands twice on the page.`;
      report(context, node, { message, remedy: 'Keep it where it is answered best.' });
    }
    earlier.add(slug);
  }
  context.asks.push({ id: section.id, questions });
}

const questionsOf = (list: List): string[] => list.children.map((item) => toString(item).trim());

/** A page where only some sections have questions would look finished to its author and to nobody else. */
function refuseHalf(tree: Root, context: PageContext): void {
  if (context.asks.length === 0) return;
  const idsWithAsks = new Set(context.asks.map(({ id }) => id));
  for (const node of tree.children) {
    if (node.type !== 'heading' || node.depth > 3) continue;
    if (idsWithAsks.has(headingId(node))) continue;
    const message = `The section "${toString(node, { includeHtml: false }).trim()}" has no questions, though others of the page do.`;
    report(context, node, { message, remedy: REMEDY });
  }
}
