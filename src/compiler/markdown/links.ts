import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseChoice, printChoice } from '#core/demoGallery/choice.ts';
import { GALLERY_ROUTE } from '#core/demoGallery/demos.ts';
import { lineOf, report, type PageContext } from './context.ts';

/** A route of the site as authors must write it. */
const ROUTE = /^(\/(?:[\w-]+\/)+)(\?[^\s#]+)?(?:#([^\s#]+))?$/;

/** Only the gallery of demos has choices in its address, and it has to know them. */
function isChoice(route: string, query: string): boolean {
  const given = new URLSearchParams(query);
  const { choice, refused } = parseChoice((key) => given.get(key));
  const printed = Object.keys(printChoice(choice)).length;
  return route === GALLERY_ROUTE && refused.length === 0 && printed === given.size;
}

/** An anchor as headings spell it: `%E2%9C%85-input` → `✅-input`. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor; // no percent-encoding at all: no heading is called so, and the check says it
  }
}

/** Collects links into the site for the later check and marks those that leave it. */
export function collectLinks(tree: Root, context: PageContext, ownRoute: string): void {
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { url } = node;
    const line = lineOf(node);
    if (url.startsWith('#')) {
      context.links.push({ route: ownRoute, anchor: decodeAnchor(url.slice(1)), line });
    } else if (url.startsWith('https://') || url.startsWith('mailto:')) {
      node.data = { ...node.data, hProperties: { rel: ['noopener'] } };
    } else {
      const match = ROUTE.exec(url);
      if (match === null) {
        const remedy =
          'Write `/x/…/#anchor` with a slash before the hash, `#anchor`, or `https://…`.';
        report(context, node, { message: `The link "${url}" is no route of the site.`, remedy });
      } else {
        const [, route = '', query = '', anchor = ''] = match;
        if (query !== '' && !isChoice(route, query)) {
          const message = `The link "${url}" has a query that its page does not know.`;
          const remedy = `Only ${GALLERY_ROUTE} takes one, such as ?product=data-grid&task=find.`;
          report(context, node, { message, remedy });
        }
        context.links.push({ route, anchor: decodeAnchor(anchor), line });
      }
    }
  });
}

/** One comment and nothing beside it. */
const COMMENT = /^<!--(?:(?!-->)[\s\S])*-->$/;

/** Images are not part of pages: a demo shows the thing itself. */
export function refuseImagesAndHtml(tree: Root, context: PageContext): void {
  visit(tree, ['html', 'image', 'imageReference'], (node) => {
    if (node.type !== 'html' && node.type !== 'image' && node.type !== 'imageReference') return;
    if (node.type === 'html' && COMMENT.test(node.value.trim())) {
      node.value = ''; // an author's note: not for readers
      return;
    }
    const what = node.type === 'html' ? `HTML (${node.value.slice(0, 40)})` : 'an image';
    const remedy = 'Use Markdown, a directive or a demo; put code in backticks.';
    report(context, node, { message: `The page contains ${what}.`, remedy });
  });
}
