import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { shortcutMessages as words } from '#content/messages/shortcuts.ts';
import { placeOf } from '#core/islands.ts';
import { marked } from '#markup/selectors.ts';
import { SHOW_SHORTCUTS } from './names.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { setSingleKeys } from './singleKeys.ts';

const sheet = () => page.getByRole('dialog', { name: words.title });
let pressed: string[] = [];

const draw = () =>
  render(
    <main>
      <p {...placeOf('page-tools')}>
        <button type="button" onClick={() => pressed.push('copy')}>
          Copy page
        </button>
      </p>
      <a
        href="#next"
        rel="next"
        onClick={(event) => {
          event.preventDefault();
          pressed.push('next');
        }}
      >
        Next
      </a>
      <input aria-label="Field" />
      <button type="button" {...marked('set', SHOW_SHORTCUTS)}>
        Shortcuts
      </button>
      <Shortcuts />
    </main>,
  );

beforeEach(() => {
  pressed = [];
  setSingleKeys(true);
  document.documentElement.dataset['theme'] = 'light';
});

it('shows the sheet by a question mark, closes it by Escape, and gives the focus back', async () => {
  await draw();
  const link = page.getByRole('link', { name: 'Next' });
  link.element().focus();
  await userEvent.keyboard('?');
  await expect.element(sheet()).toBeVisible();
  for (const { commands } of words.groups) {
    for (const { does } of commands) await expect.element(page.getByText(does)).toBeVisible();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

it('does what the keys say', async () => {
  await draw();
  await userEvent.keyboard('nc');
  expect(pressed).toEqual(['next', 'copy']);
  await userEvent.keyboard('t');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.keyboard('t');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

it('leaves letters in a field, combinations, and a page without a neighbor alone', async () => {
  await draw();
  await userEvent.type(page.getByLabelText('Field'), 'nct?');
  await expect.element(page.getByLabelText('Field')).toHaveValue('nct?');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}n{/Control}p');
  expect(pressed).toEqual([]);
  await expect.element(sheet()).not.toBeInTheDocument();
});

it('can be told that letters are no shortcuts, and is still found by its button', async () => {
  await draw();
  await userEvent.keyboard('?');
  await userEvent.click(page.getByLabelText(words.singleKeys));
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('n?');
  expect(pressed).toEqual([]);
  await expect.element(sheet()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Shortcuts' }));
  await expect.element(sheet()).toBeVisible();
  await expect.element(page.getByLabelText(words.singleKeys)).not.toBeChecked();
});
