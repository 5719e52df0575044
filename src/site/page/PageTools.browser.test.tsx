import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pageMessages } from '#content/messages/page.ts';
import { IslandContextProvider } from '../islands/context.tsx';
import { setPreference } from '../preferences/store.ts';
import { Island as PageTools } from './PageTools.tsx';

const shown = {
  key: 'data-grid/sorting',
  route: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  toc: [],
  themeInScript: false,
  markdown: ['index.md', 'index.js.md'],
};

const draw = () =>
  render(
    <main>
      <IslandContextProvider context={{ page: shown, registry: {} }}>
        <PageTools />
      </IslandContextProvider>
    </main>,
  );

const tool = (name: string) => page.getByRole('button', { name, exact: true });
const write = vi.spyOn(navigator.clipboard, 'write');
const fetched = vi.spyOn(window, 'fetch');

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
  write.mockReset();
  fetched.mockReset();
  fetched.mockResolvedValue(new Response('# Sorting'));
});
afterEach(() => setPreference('codeVariant', 'TS'));

it('copies the page’s Markdown, says so, and offers it again', async () => {
  write.mockResolvedValue();
  await draw();
  await userEvent.click(tool(pageMessages.copyMarkdown));
  await expect.element(tool(pageMessages.copied)).toBeVisible();
  await expect.element(tool(pageMessages.copyMarkdown)).toBeVisible();
});

it('copies by keyboard, in the language that the reader prefers, and keeps the focus and the width', async () => {
  const copied: Promise<Blob>[] = [];
  write.mockImplementation(async (items) => {
    copied.push(...items.map((item) => item.getType('text/plain')));
  });
  setPreference('codeVariant', 'JS');
  await draw();
  await userEvent.tab();
  await expect.element(tool(pageMessages.copyMarkdown)).toHaveFocus();
  const { width } = tool(pageMessages.copyMarkdown).element().getBoundingClientRect();
  await userEvent.keyboard('{Enter}');
  await expect.element(tool(pageMessages.copied)).toHaveFocus();
  expect(tool(pageMessages.copied).element().getBoundingClientRect().width).toBe(width);
  expect(await (await copied[0])?.text()).toBe('# Sorting');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}/x/react-data-grid/sorting/index.js.md`,
  );
});

it.each([
  ['is not there', async () => new Response('', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Offline.'))],
])('says when the Markdown %s, and copies it the next time', async (_, answer) => {
  // As browsers do: what is written is waited for.
  write.mockImplementation(async (items) => {
    await Promise.all(items.map((item) => item.getType('text/plain')));
  });
  fetched.mockImplementation(answer);
  await draw();
  await userEvent.click(tool(pageMessages.copyMarkdown));
  await expect.element(tool(pageMessages.notCopied)).toBeVisible();
  fetched.mockResolvedValue(new Response('# Sorting'));
  await userEvent.click(tool(pageMessages.notCopied));
  await expect.element(tool(pageMessages.copied)).toBeVisible();
});

it('says when the browser refuses', async () => {
  write.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await draw();
  await userEvent.click(tool(pageMessages.copyMarkdown));
  await expect.element(tool(pageMessages.notCopied)).toBeVisible();
});

it('opens a menu by keyboard, with the Markdown and assistants, each asked about the page, and gives the focus back', async () => {
  await draw();
  const open = tool(pageMessages.moreTools);
  open.element().focus();
  await userEvent.keyboard('{Enter}');
  const hrefOf = (name: string): string =>
    decodeURIComponent(page.getByRole('menuitem', { name }).element().getAttribute('href') ?? '');
  await expect
    .element(page.getByRole('menuitem', { name: pageMessages.viewMarkdown }))
    .toHaveFocus();
  expect(hrefOf(pageMessages.viewMarkdown)).toMatch(/\/x\/react-data-grid\/sorting\/index\.md$/);
  await userEvent.keyboard('{ArrowDown}');
  const assistant = pageMessages.openIn('Claude');
  await expect.element(page.getByRole('menuitem', { name: assistant })).toHaveFocus();
  expect(hrefOf(assistant)).toContain('/x/react-data-grid/sorting/index.md');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});
