import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/prose/names.css';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Islands } from '../islands/Islands.tsx';
import { islandsWithout } from '../islands/testIslands.ts';
import { onMissing } from '../offline/missingPart.ts';
import { Island } from './NameHint.tsx';

/** Two names in prose, as the compiler prints them; the second one at the end of the line. */
const Names = () => (
  <>
    <p>
      <a className="name" href="#sort-model" title={'GridSortModel\nProp of DataGrid.'}>
        <code>sortModel</code>
      </a>
    </p>
    <p style={{ textAlign: 'end' }}>
      <a className="name" href="#columns" title={'GridColDef[]\nProp of DataGrid. Required.'}>
        <code>columns</code>
      </a>
    </p>
  </>
);

function Article() {
  const [article, setArticle] = useState<HTMLElement | null>(null);
  return (
    <main>
      <h1>Sorting</h1>
      <div className="prose" ref={setArticle} style={{ position: 'relative' }}>
        <Names />
        {article !== null && <Island place={article} />}
      </div>
      <button type="button">After it</button>
    </main>
  );
}

const context = {
  page: { key: 'a', route: '/x/a/', title: 'A', toc: [], themeInScript: false },
  registry: {},
};
const withoutHints = islandsWithout('name-hint');

/** A page to which the code of the hints does not come at first. */
function Unlucky() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <main>
      <div ref={root} className="prose" style={{ position: 'relative' }}>
        <Names />
      </div>
      <Islands root={root} context={context} definitions={withoutHints} />
    </main>
  );
}

const link = (name: string) => page.getByRole('link', { name });
const hint = page.getByRole('tooltip');

beforeEach(async () => {
  await page.viewport(390, 700);
  document.documentElement.dir = 'ltr';
});

it('shows what a name is to the pointer, which may go there', async () => {
  await render(<Article />);
  await userEvent.hover(link('sortModel'));
  await expect.element(hint).toHaveTextContent('GridSortModel Prop of DataGrid.');
  await expect.element(link('sortModel')).toHaveAttribute('aria-describedby', hint.element().id);
  await expect.element(link('sortModel')).not.toHaveAttribute('title');
  await userEvent.hover(hint);
  await expect.element(hint).toBeVisible();
  await userEvent.hover(page.getByRole('heading'));
  await userEvent.hover(page.getByRole('button'));
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(link('sortModel')).not.toHaveAttribute('aria-describedby');
});

it('shows it to the keyboard at once, and goes with the focus or by Escape', async () => {
  await render(<Article />);
  await userEvent.tab();
  await expect.element(link('sortModel')).toHaveFocus();
  await expect.element(hint).toHaveTextContent('GridSortModel');
  await userEvent.tab();
  await expect.element(hint).toHaveTextContent('GridColDef[]');
  await expect.element(hint).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(link('columns')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(hint).toHaveTextContent('GridSortModel');
  await userEvent.tab({ shift: true });
  await expect.element(hint).not.toBeInTheDocument();
});

it('stands under its name and inside of the window', async () => {
  await render(<Article />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(hint).toHaveTextContent('GridColDef[]');
  await expect
    .poll(() => {
      const { right, top } = hint.element().getBoundingClientRect();
      return {
        isInside: right <= innerWidth,
        isBelow: top > link('columns').element().getBoundingClientRect().bottom,
      };
    })
    .toEqual({ isInside: true, isBelow: true });
});

it('gives the titles back when its article goes', async () => {
  const { rerender } = await render(<Article />);
  const name = link('sortModel').element();
  await expect.poll(() => name.hasAttribute('title')).toBe(false);
  await rerender(<p>Another page</p>);
  expect(name.getAttribute('title')).toBe('GridSortModel\nProp of DataGrid.');
});

it('leaves the browser its own tooltip when its code does not come, and asks again at the next name', async () => {
  const missed = vi.fn();
  onMissing(missed);
  await render(<Unlucky />);
  await userEvent.tab();
  await expect.element(link('sortModel')).toHaveFocus();
  await expect.poll(() => missed.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect
    .element(link('sortModel'))
    .toHaveAttribute('title', 'GridSortModel\nProp of DataGrid.');
  await userEvent.tab();
  await expect.element(link('columns')).toHaveFocus();
  await expect.element(hint).toHaveTextContent('GridColDef[]');
  await expect.element(link('columns')).not.toHaveAttribute('title');
});
