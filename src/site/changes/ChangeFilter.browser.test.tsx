import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/prose/prose.css';
import { useRef, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { changeMessages } from '#content/messages/changes.ts';
import { islandMessages } from '#content/messages/islands.ts';
import { ChangeFilter } from '#markup/prose/Filter.tsx';
import { Islands } from '../islands/Islands.tsx';
import { islandsWithout } from '../islands/testIslands.ts';

const context = {
  page: { key: 'a', route: '/x/a/', title: 'A', toc: [], themeInScript: false },
  registry: {},
};

/** A migration page: two changes below a title that only holds them, and one of its own. */
function Page({ definitions }: Pick<ComponentProps<typeof Islands>, 'definitions'>) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root} className="prose">
        <ChangeFilter count={3} />
        <h2>Renamed components</h2>
        <h3 id="items">TreeItem2 is TreeItem</h3>
        <p>Remove the digit, also from labelEditing.</p>
        <h3 id="methods">setItemExpansion takes an object</h3>
        <p>Pass itemId.</p>
        <h2 id="flags">Removed flags</h2>
        <p>The flag labelEditing is gone.</p>
      </div>
      <Islands root={root} context={context} {...(definitions && { definitions })} />
    </>
  );
}

const box = page.getByRole('searchbox', { name: changeMessages.filter });
const headings = (): string[] =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
});
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

it('shows the changes that name what is typed, each below its title', async () => {
  await render(<Page />);
  await userEvent.type(box, 'SETITEM');
  await expect.poll(headings).toEqual(['Renamed components', 'setItemExpansion takes an object']);
  await expect.element(page.getByRole('status')).toHaveTextContent(changeMessages.count(1, 3));
  await userEvent.fill(box, 'labelEditing');
  await expect
    .poll(headings)
    .toEqual(['Renamed components', 'TreeItem2 is TreeItem', 'Removed flags']);
  await userEvent.fill(box, 'renamed');
  await expect.poll(headings).toHaveLength(3);
  await userEvent.clear(box);
  await expect.poll(headings).toHaveLength(4);
  await expect.element(page.getByRole('status')).toHaveTextContent(changeMessages.count(3, 3));
});

it('says that no change is found', async () => {
  await render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('qqqq');
  await expect.element(page.getByRole('status')).toHaveTextContent(changeMessages.count(0, 3));
  await expect.poll(headings).toEqual([]);
});

it('shows what a link leads to, whatever stands in the box', async () => {
  await render(<Page />);
  await userEvent.type(box, 'labelEditing');
  await expect.poll(headings).not.toContain('setItemExpansion takes an object');
  location.hash = '#methods';
  await expect.poll(headings).toContain('setItemExpansion takes an object');
  await expect.element(page.getByRole('status')).toHaveTextContent(changeMessages.count(3, 3));
  location.hash = '#%';
  await userEvent.type(box, ' ');
  await expect.poll(headings).not.toContain('setItemExpansion takes an object');
});

it('leaves every change to be read when its code does not come, and takes what was typed once it does', async () => {
  await render(<Page definitions={islandsWithout('change-filter')} />);
  await userEvent.tab();
  await userEvent.keyboard('setItem');
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.notLoaded);
  expect(headings()).toHaveLength(4);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: islandMessages.retry })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(headings).toEqual(['Renamed components', 'setItemExpansion takes an object']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('setItem');
});
