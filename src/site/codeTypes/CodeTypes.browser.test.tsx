import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/code/code.css';
import '#markup/prose/names.css';
import '#markup/reference/reference.css';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { codeTypeMessages as words } from '#content/messages/codeTypes.ts';
import { keyOfCode, type PageCodeTypes } from '#core/codeTypes/codeTypes.ts';
import { Islands } from '../islands/Islands.tsx';

const CODE = "const rows = []; // rows\nrows.map((row) => row);\n<p>'rows'</p>";
const GRID = '/x/api/data-grid/data-grid/#data-grid-prop-';

const TYPES: PageCodeTypes = {
  infos: [[': Row[]', '', GRID], [': Row'], ['(): void', 'Array.']],
  blocks: { [keyOfCode(CODE)]: { rows: [0, 0], row: 1, map: 2 } },
};

let nextPage = 0;

/** Each test has a page of its own: files are fetched once. */
function Article({ hasTypes = true }: { hasTypes?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const key = `charts/page-${nextPage}`;
  const data = { key, route: '/x/a/', title: 'A', toc: [], themeInScript: false };
  const context = { page: hasTypes ? { ...data, codeTypes: 1 } : data, registry: {} };
  return (
    <main>
      <h1>Sorting</h1>
      <div ref={root} className="prose" style={{ position: 'relative' }}>
        <figure className="code">
          <pre tabIndex={0}>
            <code>
              <i className="k">const</i> <b data-word="first">rows</b>
              <i className="p"> = []; </i>
              <i className="c" data-word="comment">{`// rows\n`}</i>
              <b data-word="second">rows</b>
              <i className="p">.</i>
              <i className="f">map</i>
              <i className="p">((</i>
              <b data-word="row">row</b>
              <i className="p">{') => '}</i>
              {`row`}
              <i className="p">{`);\n<p>`}</i>
              <i className="s">{"'rows'"}</i>
              <i className="p">{'</p>'}</i>
            </code>
          </pre>
        </figure>
        <figure className="code">
          <pre tabIndex={0}>
            <code>plain</code>
          </pre>
        </figure>
      </div>
      <Islands root={root} context={context} />
    </main>
  );
}

const word = (name: string) => {
  const element = document.querySelector(`[data-word="${name}"]`);
  if (element === null) throw new Error(`There is no word ${name}.`);
  return page.elementLocator(element);
};
const hint = page.getByRole('tooltip');
const list = page.getByRole('dialog', { name: words.list });
const fetched = vi.spyOn(window, 'fetch');

beforeEach(async () => {
  nextPage += 1;
  await page.viewport(1000, 700);
  document.documentElement.dir = 'ltr';
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(TYPES));
});

describe('the pointer', () => {
  it('shows the type of the identifier that it rests on, and where the reference has it', async () => {
    await render(<Article />);
    expect(document.querySelector('pre')?.textContent).toBe(CODE);
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.hover(word('first'));
    await expect.element(hint).toHaveTextContent('rows: Row[]');
    expect(fetched.mock.calls).toEqual([[`/x/code-types/charts/page-${nextPage}.0.json`]]);
    await expect
      .element(hint.getByRole('link', { name: words.open }))
      .toHaveAttribute('href', `${GRID}rows`);
    await userEvent.hover(hint);
    await expect.element(hint).toBeVisible();
    // The hint lies over the line below.
    await userEvent.hover(page.getByRole('heading'));
    await expect.element(hint).not.toBeInTheDocument();
    await userEvent.hover(word('row'));
    await expect.element(hint).toHaveTextContent('row: Row');
    await expect.element(hint.getByRole('link')).not.toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('stands under its word, and colors it', async () => {
    await render(<Article />);
    await userEvent.hover(word('second'));
    await expect.element(hint).toHaveTextContent('rows: Row[]');
    const { left, bottom } = word('second').element().getBoundingClientRect();
    await expect
      .poll(() => {
        const rect = hint.element().getBoundingClientRect();
        return rect.top >= bottom && rect.top < bottom + 12 && Math.abs(rect.left - left) < 12;
      })
      .toBe(true);
    expect([...(CSS.highlights.get('code-type') ?? [])].map(String)).toEqual(['rows']);
    await userEvent.hover(page.getByRole('heading'));
    await expect.element(hint).not.toBeInTheDocument();
    expect(CSS.highlights.has('code-type')).toBe(false);
  });

  it('says nothing of a word in a comment', async () => {
    await render(<Article />);
    await userEvent.hover(word('first'));
    await expect.element(hint).toBeVisible();
    await userEvent.hover(word('comment'));
    await expect.element(hint).not.toBeInTheDocument();
  });

  it('shows it at once when it presses', async () => {
    await render(<Article />);
    await userEvent.click(word('row'));
    await expect.element(hint).toHaveTextContent('row: Row');
    await userEvent.keyboard('{Escape}');
    await expect.element(hint).not.toBeInTheDocument();
  });

  it('is shown what the first tap was on, which has woken it', async () => {
    await render(<Article />);
    await userEvent.hover(page.getByRole('heading'));
    const element = word('row').element();
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    element.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ...at }));
    await expect.element(hint).toHaveTextContent('row: Row');
  });

  it('shows nothing when the types cannot be fetched, and asks again', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
    await render(<Article />);
    await userEvent.hover(word('first'));
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    await userEvent.hover(page.getByRole('heading'));
    await userEvent.hover(word('row'));
    await expect.element(hint).toHaveTextContent('row: Row');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not ask on a page without types', async () => {
    await render(<Article hasTypes={false} />);
    await userEvent.click(word('first'));
    await userEvent.hover(word('row'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(fetched).not.toHaveBeenCalled();
    await expect.element(hint).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('is offered the types of the code in focus, and opens them by Enter', async () => {
    await render(<Article />);
    await userEvent.hover(page.getByRole('heading'));
    await userEvent.tab();
    await expect.element(hint).toHaveTextContent(words.hint);
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toHaveFocus();
    await expect.element(hint).not.toBeInTheDocument();
    const items = list.getByRole('listitem');
    await expect.element(items).toHaveLength(3);
    expect(items.elements().map((item) => item.querySelector('code')?.textContent)).toEqual([
      'rows: Row[]',
      'Array.map(): void',
      'row: Row',
    ]);
    await expect
      .element(list.getByRole('link', { name: words.openName('rows') }))
      .toHaveAttribute('href', `${GRID}rows`);
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('PRE');
  });

  it('is offered nothing where nothing is known', async () => {
    await render(<Article />);
    await userEvent.hover(page.getByRole('heading')); // away from the code
    await userEvent.tab();
    await expect.element(hint).toBeVisible();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.textContent).toBe('plain');
    await expect.element(hint).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(list).not.toBeInTheDocument();
  });

  it('is told when the types cannot be fetched', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    await render(<Article />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toHaveTextContent(words.failed);
    await userEvent.click(list.getByRole('button', { name: words.close }));
    await expect.element(list).not.toBeInTheDocument();
  });
});
