import { html } from 'hono/html';
import { worstFirst, type PageVotes } from '#core/feedback/worst.ts';
import { printDocument } from './formPage.ts';
import { lastWeeks, printPlot } from './plot.ts';
import type { Row, WeekVotes } from './read.ts';

/** Where the maintainers' view is. */
export const REPORT_PATH = '/x/feedback/';

const WEEKS = 26;
const PAGES = 25;

type Fields = Readonly<Record<string, string | undefined>>;

export interface Report {
  /** The filter as it was asked for. */
  fields: Fields;
  votes: readonly WeekVotes[];
  /** Which part of the table of pages, from 0. */
  part: number;
  answers: readonly Row[];
  /** The id to go on after; undefined at the end. */
  older: number | undefined;
  now: Date;
}

export function printReport(report: Report) {
  const { fields, votes } = report;
  const weeks = lastWeeks(report.now, WEEKS);
  const up = votes.reduce((sum, one) => sum + one.up, 0);
  const down = votes.reduce((sum, one) => sum + one.down, 0);
  return printDocument(
    'Feedback',
    html`<h1>Feedback</h1>
      ${printFilter(fields)}
      <h2>Votes</h2>
      <p>${up} up, ${down} down. The plots show the last ${WEEKS} weeks.</p>
      <div class="box">${printPlot(columnsOf(votes, weeks), 'Votes per week', 60)}</div>
      ${printPages(report, weeks)} ${printAnswers(report)}`,
  );
}

function columnsOf(votes: readonly WeekVotes[], weeks: readonly string[]) {
  return weeks.map((week) => {
    const those = votes.filter((one) => one.week === week);
    return {
      label: `Week of ${week}`,
      up: those.reduce((sum, one) => sum + one.up, 0),
      down: those.reduce((sum, one) => sum + one.down, 0),
    };
  });
}

/** The same view with something else asked for. */
function linkTo(fields: Fields, changes: Fields): string {
  const set = Object.entries({ ...fields, ...changes }).filter(([, value]) => value);
  const query = new URLSearchParams(set as [string, string][]); // the filter has left only these
  return `${REPORT_PATH}?${query.toString()}`;
}

function printFilter(fields: Fields) {
  const field = (name: string, label: string, type = 'text') =>
    html`<label>
      ${label}<input name="${name}" type="${type}" value="${fields[name] ?? ''}" />
    </label>`;
  const option = (value: string, word: string, chosen: string | undefined) =>
    html`<option value="${value}" ${value === (chosen ?? '') ? 'selected' : ''}>${word}</option>`;
  return html`<form class="filter" method="get" action="${REPORT_PATH}">
    ${field('page', 'Page')} ${field('section', 'Section ("-": whole page)')}
    <label
      >Rating<select name="rating">
        ${option('', 'Any', fields['rating'])} ${option('up', 'Up', fields['rating'])}
        ${option('down', 'Down', fields['rating'])}
      </select></label
    >
    ${field('since', 'From', 'date')} ${field('until', 'To', 'date')}
    <label
      >Comment<select name="comments">
        ${option('', 'Any', fields['comments'])} ${option('yes', 'With one', fields['comments'])}
      </select></label
    >
    <button>Show</button>
  </form>`;
}

function printPages({ fields, votes, part }: Report, weeks: readonly string[]) {
  const byPage = new Map<string, WeekVotes[]>();
  for (const one of votes) byPage.set(one.page, [...(byPage.get(one.page) ?? []), one]);
  const pages: PageVotes[] = [...byPage].map(([page, those]) => ({
    page,
    up: those.reduce((sum, one) => sum + one.up, 0),
    down: those.reduce((sum, one) => sum + one.down, 0),
  }));
  const shown = worstFirst(pages).slice(part * PAGES, (part + 1) * PAGES);
  const partLink = (to: number, word: string) =>
    html`<a href="${linkTo(fields, { part: String(to) })}">${word}</a> `;
  return html`<h2>Pages, the worst first</h2>
    <div class="box">
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col" class="number">Up</th>
            <th scope="col" class="number">Down</th>
            <th scope="col">Per week</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ page, up, down }) =>
              html`<tr>
                <td><a href="${linkTo({}, { page })}">${page}</a></td>
                <td class="number">${up}</td>
                <td class="number">${down}</td>
                <td>
                  ${printPlot(columnsOf(byPage.get(page) ?? [], weeks), `Votes on ${page} per week`, 12)}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p>
      ${part > 0 ? partLink(part - 1, 'Back') : ''}
      ${pages.length > (part + 1) * PAGES ? partLink(part + 1, 'More pages') : ''}
    </p>`;
}

function printAnswers({ fields, answers, older }: Report) {
  return html`<h2>Answers, the newest first</h2>
    ${answers.length === 0 ? html`<p>None.</p>` : ''}
    <ol>
      ${answers.map(
        ({ created, page, section, rating, comment }) =>
          html`<li>
            <div class="quiet">
              <time datetime="${created.toISOString()}"
                >${created.toISOString().slice(0, 16).replace('T', ' ')}</time
              >
              · ${rating === 1 ? 'Up' : 'Down'} ·
              <a href="${section === '' ? page : `${page}#${section}`}"
                >${page}${section === '' ? '' : ` # ${section}`}</a
              >
            </div>
            ${comment === '' ? '' : html`<p>${comment}</p>`}
          </li>`,
      )}
    </ol>
    ${older === undefined ? '' : html`<p><a href="${linkTo(fields, { before: String(older) })}">Older answers</a></p>`}`;
}

export function printLogin(failed: boolean) {
  return printDocument(
    'Feedback',
    html`<h1>Feedback</h1>
      ${failed ? html`<p role="alert">That is not the token.</p>` : ''}
      <form class="filter" method="post" action="${REPORT_PATH}">
        <label
          >Token<input name="token" type="password" autocomplete="current-password" required
        /></label>
        <button>Show</button>
      </form>`,
  );
}
