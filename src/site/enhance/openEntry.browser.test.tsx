import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { referenceMessages } from '#content/messages/reference.ts';
import { EntryNote } from '#markup/reference/EntryNote.tsx';
import { Row, RowDetails } from '#markup/reference/Row.tsx';
import { openEntry } from './openEntry.ts';

let article: HTMLElement;

/** An article of the reference, or of a guide, which has no room for the note. */
async function draw(hasNote = true): Promise<void> {
  const { container } = await render(
    <main>
      {hasNote && <EntryNote />}
      <Row id="picker-day2-prop-day" traits={[]}>
        <RowDetails>The day.</RowDetails>
      </Row>
      <details id="type-GridSortModel">
        <summary>GridSortModel</summary>
        <p>An array.</p>
      </details>
    </main>,
  );
  article = container;
}

it('opens a row that a filter has hidden', async () => {
  await draw();
  const row = document.getElementById('picker-day2-prop-day');
  if (row !== null) row.hidden = true;
  openEntry(article, '#picker-day2-prop-day');
  await expect.element(page.getByText('The day.')).toBeVisible();
});

it('opens the row that another spelling means', async () => {
  await draw();
  openEntry(article, '#picker-day-2-prop-day');
  await expect.element(page.getByText('The day.')).toBeVisible();
});

it('opens the record of a type', async () => {
  await draw();
  openEntry(article, '#type-GridSortModel');
  await expect.element(page.getByText('An array.')).toBeVisible();
});

it.each([
  ['#nothing', 'nothing'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('notes that the page has no entry for %s, until there is one', async (hash, id) => {
  await draw();
  openEntry(article, hash);
  await expect.element(page.getByRole('status')).toHaveTextContent(referenceMessages.noEntry(id));
  openEntry(article, '#type-GridSortModel');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

it('says nothing where there is no room for it', async () => {
  await draw(false);
  openEntry(article, '#nothing');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
