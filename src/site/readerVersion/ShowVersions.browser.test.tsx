import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { askVersions, forgetVersions } from './versionsStore.ts';
import { ShowVersions } from './ShowVersions.tsx';

const dialog = page.getByRole('dialog', { name: words.title });

afterEach(forgetVersions);

it('shows the dialog that was asked for before anything could be drawn, and again', async () => {
  askVersions();
  await render(<ShowVersions />);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  askVersions();
  await expect.element(dialog).toBeVisible();
});

it('shows nothing that nobody has asked for', async () => {
  await render(<ShowVersions />);
  await expect.element(dialog).not.toBeInTheDocument();
});
