import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pageMessages } from '#content/messages/page.ts';
import { IslandContextProvider } from '../islands/context.tsx';
import { loadPageMenu } from './loadPageMenu.ts';
import { Island as PageTools } from './PageTools.tsx';

vi.mock(import('./loadPageMenu.ts'), { spy: true });

const shown = {
  key: 'data-grid/sorting',
  route: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  toc: [],
  themeInScript: false,
  markdown: ['index.md'],
};

it('leads to the page’s Markdown when the menu does not come', async () => {
  vi.mocked(loadPageMenu).mockRejectedValue(new Error('The chunk is gone.'));
  const address = new Promise<string>((resolve) => {
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve(new URL(event.destination.url).pathname);
      },
      { once: true },
    );
  });
  await render(
    <IslandContextProvider context={{ page: shown, registry: {} }}>
      <PageTools />
    </IslandContextProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: pageMessages.moreTools }));
  expect(await address).toBe('/x/react-data-grid/sorting/index.md');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
