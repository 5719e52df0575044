import { html } from 'hono/html';
import { COMMENT_MAX, FEEDBACK_PATH } from '#core/feedback/answer.ts';
import {
  feedbackAnswers,
  feedbackFormMessages as words,
} from '#content/messages/feedbackAnswers.ts';

/** What a reader without JavaScript sees after the form: thanks, or what was written once more. */
export interface FormPage {
  failed: boolean;
  /** As they were sent, legal or not. */
  fields: Readonly<Record<string, string | undefined>>;
}

export const STYLE_PATH = '/x/feedback/style.css';

export function printDocument(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

export function printFormPage({ failed, fields }: FormPage) {
  const page = /^\/(?:[\w.-]+\/)*$/.test(fields['page'] ?? '')
    ? fields['page']
    : '/x/introduction/';
  const back = html`<p><a href="${page}">${words.back}</a></p>`;
  return failed
    ? printDocument(
        words.title,
        html`<h1>${words.title}</h1>
          <p role="alert">${feedbackAnswers.failed}</p>
          ${printForm(fields)}${back}`,
      )
    : printDocument(
        words.title,
        html`<h1>${feedbackAnswers.thanks}</h1>
          ${back}`,
      );
}

function printForm({ page = '', section = '', comment = '', rating = '' }: FormPage['fields']) {
  return html`<form method="post" action="${FEEDBACK_PATH}">
    <input type="hidden" name="page" value="${page}" />
    <input type="hidden" name="section" value="${section}" />
    <input type="hidden" name="rating" value="${rating}" />
    <label for="comment">${words.comment}</label>
    <textarea id="comment" name="comment" rows="5" maxlength="${COMMENT_MAX}">${comment}</textarea>
    <button>${words.again}</button>
  </form>`;
}
