import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { navigationMessages } from '#content/messages/navigation.ts';
import { Navigation } from '#markup/navigation/Navigation.tsx';
import { startTreeFilters } from './filterTree.ts';

const pages = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `${name}${i}`,
    route: `/x/api/grid/${name.toLowerCase()}-${i}/`,
  }));

const group = {
  title: 'Data Grid',
  children: [
    { title: 'Overview', route: '/x/grid/' },
    {
      title: 'API reference',
      children: [
        { title: 'Components', subheader: true, children: pages('Grid', 20) },
        { title: 'Interfaces', subheader: true, children: pages('Column', 20) },
      ],
    },
    { title: 'Rows', children: pages('Row', 3) },
  ],
};

it('leaves the pages of a long branch that have what is typed, and the groups over them', async () => {
  document.documentElement.dataset['js'] = '';
  await render(<Navigation groups={[group]} />);
  startTreeFilters();
  await userEvent.click(page.getByText('API reference'));
  const field = page.getByRole('searchbox', { name: navigationMessages.filter('API reference') });
  await userEvent.type(field, 'grid1');
  await expect.element(page.getByRole('link', { name: 'Grid12' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Grid2' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Interfaces')).not.toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Overview' })).toBeVisible();
  await userEvent.clear(field);
  await expect.element(page.getByText('Interfaces')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Grid2', exact: true })).toBeVisible();
});

it('has no field above a short branch', async () => {
  await render(<Navigation groups={[group]} />);
  await expect.element(page.getByText('Rows')).toBeVisible();
  expect(
    page.getByRole('searchbox', { name: navigationMessages.filter('Rows') }).elements(),
  ).toEqual([]);
});
