import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pageMessages } from '#content/messages/page.ts';
import { IslandContextProvider } from '../islands/context.tsx';
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

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
  write.mockReset();
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('# Sorting'));
});

it('copies the page’s Markdown, says so, and offers it again', async () => {
  write.mockResolvedValue();
  await draw();
  await userEvent.click(tool(pageMessages.copyMarkdown));
  await expect.element(tool(pageMessages.copied)).toBeVisible();
  await expect.element(tool(pageMessages.copyMarkdown)).toBeVisible();
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
