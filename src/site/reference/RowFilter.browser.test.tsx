import '../theme/tokens.css';
import '../theme/base.css';
import '../islands/islands.css';
import '#markup/reference/reference.css';
import { useRef, useState, type ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { referenceMessages } from '#content/messages/reference.ts';
import { List } from '#markup/reference/List.tsx';
import { Row } from '#markup/reference/Row.tsx';
import type { Trait } from '#markup/reference/traits.ts';
import { Toc } from '../page/Toc.tsx';
import { Islands } from '../islands/Islands.tsx';
import { islandsWithout } from '../islands/testIslands.ts';

const context = {
  page: { key: 'a', route: '/x/a/', title: 'A', toc: [], themeInScript: false },
  registry: {},
};

const ROWS: [name: string, traits: Trait[], since?: string][] = [
  ['rows', ['required']],
  ['sortModel', [], '8.10'],
  ['onSortModelChange', ['callback']],
  ['pagination', [], '8.2'],
];

const CONTENTS = [
  { id: 'sorting', text: 'Contents: sorting', level: 3 as const },
  { id: 'pagination', text: 'Contents: pagination', level: 3 as const },
];

/** A list as the compiler prints it, and its filter as the page mounts it. */
function Reference({ definitions }: Pick<ComponentProps<typeof Islands>, 'definitions'>) {
  const root = useRef<HTMLDivElement>(null);
  const [[first, second, third, last]] = useState(() =>
    ROWS.map(([name, traits, since]) => (
      <Row key={name} id={name} traits={traits} {...(since !== undefined && { since })}>
        <p>{name}</p>
      </Row>
    )),
  );
  return (
    <>
      <div ref={root}>
        <List
          filtered="props"
          filter={{
            title: 'Props',
            count: 4,
            traits: ['required', 'callback'],
            versions: ['8.2', '8.10'],
          }}
        >
          {first}
          <h3 id="sorting">Sorting</h3>
          <div className="island">
            <button type="button">Feedback on “Sorting”</button>
          </div>
          {second}
          {third}
          <h3 id="pagination">Pagination</h3>
          {last}
        </List>
      </div>
      <Islands root={root} context={context} {...(definitions && { definitions })} />
      <Toc entries={CONTENTS} />
    </>
  );
}

const box = page.getByRole('searchbox', { name: referenceMessages.filter('Props') });
const row = (name: string) => page.getByText(name, { exact: true });

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
});

it('takes groups without rows out of the contents while it is used', async () => {
  await page.viewport(1200, 800);
  await render(<Reference />);
  await userEvent.type(box, 'SORT model');
  await expect.element(page.getByText('Contents: pagination')).not.toBeVisible();
  await expect.element(page.getByText('Contents: sorting')).toBeVisible();
  await userEvent.clear(box);
  await expect.element(page.getByText('Contents: pagination')).toBeVisible();
});

it('leaves the rows that have every word, and the headings over them', async () => {
  await render(<Reference />);
  await userEvent.type(box, 'SORT model');
  await expect.element(row('rows')).not.toBeVisible();
  await expect.element(row('sortModel')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sorting' })).toBeVisible();
  await expect.element(page.getByText('Pagination', { exact: true })).not.toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(referenceMessages.count(2, 4));
  await userEvent.clear(box);
  await expect.element(row('rows')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(referenceMessages.count(4, 4));
});

it('hides a heading with its button when none of its rows is left', async () => {
  await render(<Reference />);
  await userEvent.type(box, 'pagination');
  await expect.element(page.getByText('Sorting', { exact: true })).not.toBeVisible();
  await expect.element(page.getByText('Feedback on “Sorting”')).not.toBeVisible();
});

it('is used by keyboard alone: a toggle keeps what has the trait', async () => {
  await render(<Reference />);
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const toggle = page.getByRole('checkbox', { name: referenceMessages.traits.required });
  await expect.element(toggle).toBeChecked();
  await expect.element(toggle).toHaveFocus();
  await expect.element(row('rows')).toBeVisible();
  await expect.element(row('sortModel')).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(row('sortModel')).toBeVisible();
});

it('keeps what was typed before it was there', async () => {
  await render(<Reference />);
  const input = box.element();
  if (input instanceof HTMLInputElement) input.value = 'pagin';
  await userEvent.click(box);
  await expect.element(row('rows')).not.toBeVisible();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{End}ation');
  await expect.element(box).toHaveValue('pagination');
});

it('says that nothing is found', async () => {
  await render(<Reference />);
  await userEvent.type(box, 'nothing of the kind');
  await expect.element(page.getByRole('status')).toHaveTextContent(referenceMessages.count(0, 4));
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

it('leaves what is as new as a version, or newer, and brings the rest back', async () => {
  await page.viewport(1200, 800);
  await render(<Reference />);
  const choice = page.getByRole('combobox', { name: referenceMessages.newSince });
  await userEvent.selectOptions(choice, '8.2');
  await expect.element(row('rows')).not.toBeVisible();
  await expect.element(row('pagination')).toBeVisible();
  await userEvent.selectOptions(choice, '8.10');
  await expect.element(row('sortModel')).toBeVisible();
  await expect.element(row('pagination')).not.toBeVisible();
  await expect.element(page.getByText(referenceMessages.count(1, 4))).toBeVisible();
  await userEvent.selectOptions(choice, '');
  await expect.element(row('rows')).toBeVisible();
});

it('leaves every row when its code does not come, and takes what was typed and chosen once it does', async () => {
  await render(<Reference definitions={islandsWithout('row-filter')} />);
  await userEvent.fill(box, 'model');
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.notLoaded);
  for (const [name] of ROWS) await expect.element(row(name)).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Callback' }));
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(row('onSortModelChange')).toBeVisible();
  await expect.element(row('sortModel')).not.toBeVisible();
  await expect.element(row('rows')).not.toBeVisible();
  await expect.element(box).toHaveValue('model');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
