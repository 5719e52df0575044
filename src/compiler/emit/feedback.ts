import path from 'node:path';
import {
  COMMENT_MAX,
  FEEDBACK_PAGES_FILE,
  FEEDBACK_PATH,
  type FeedbackPages,
} from '#core/feedback/answer.ts';
import { printIsland } from '#core/islands.ts';
import type { PageData, TocEntry } from '#core/page/page.ts';
import { writeIfChanged } from './write.ts';

/** What ends a heading that the table of contents lists; every printer of headings writes it like this. */
const HEADING_END =
  /<a class="anchor" href="#([^"]+)" aria-label="Link to “([^”]*)”">#<\/a><\/h[23]>/g;

/**
 * The article with a button after each listed heading and the question at its end: a plain form, which works as it
 * stands. All of it is static, so that nothing moves when a script comes.
 */
export function withFeedback(
  html: string,
  { route, toc }: { route: string; toc: readonly TocEntry[] },
): string {
  const listed = new Set(toc.map(({ id }) => id));
  const body = html.replace(HEADING_END, (end, id: string, title: string) =>
    listed.has(id)
      ? `${end}<div class="island" ${printIsland('section-feedback')} data-section="${id}"><button type="button" class="rate" data-action="rate" aria-label="Feedback on “${title}”" aria-expanded="false"></button></div>`
      : end,
  );
  return body + printForm(route, toc);
}

function printForm(route: string, toc: readonly TocEntry[]): string {
  return `<form class="feedback" method="post" action="${FEEDBACK_PATH}" aria-label="Feedback"><input type="hidden" name="page" value="${route}"><p class="feedback-trap" aria-hidden="true"><label>Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label></p><noscript>${printPlain(toc)}</noscript><div class="island" ${printIsland('page-feedback')}><p class="feedback-ask" id="feedback-ask">Was this page helpful?</p><p class="feedback-votes" role="group" aria-labelledby="feedback-ask">${printVote(route, 1)}${printVote(route, 0)}</p></div></form>`;
}

const printVote = (route: string, rating: 0 | 1): string => {
  const [word, action] = rating === 1 ? ['Yes', 'up'] : ['No', 'down'];
  return `<button name="rating" value="${rating}" data-event-category="feedback" data-event-action="${action}" data-event-label="${route}"><span class="thumb" aria-hidden="true"></span>${word}</button>`;
};

/** What the script asks for later, for who has none: first the words, as either button sends them. */
function printPlain(toc: readonly TocEntry[]): string {
  const sections = toc.map(({ id, text }) => `<option value="${id}">${escape(text)}</option>`);
  const choice =
    sections.length === 0
      ? ''
      : `<label>About<select name="section"><option value="">The whole page</option>${sections.join('')}</select></label>`;
  return `${choice}<label>Comment (optional)<textarea name="comment" rows="3" maxlength="${COMMENT_MAX}"></textarea></label>`;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Writes which pages and sections there are to answer on. */
export function emitFeedbackPages(
  generated: string,
  pages: readonly Pick<PageData, 'route' | 'toc'>[],
): void {
  const table: FeedbackPages = Object.fromEntries(
    pages.map(({ route, toc }) => [route, toc.map(({ id }) => id)]),
  );
  writeIfChanged(path.join(generated, 'static', FEEDBACK_PAGES_FILE), JSON.stringify(table));
}
