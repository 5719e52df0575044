import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/reference/reference.css';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { typeMessages } from '#content/messages/types.ts';
import { Islands } from '../islands/Islands.tsx';

const context = {
  page: { key: 'a', route: '/x/a/', title: 'A', toc: [], themeInScript: false },
  registry: {},
};

/** The page that links lead to, one record inside of another. */
const TYPES = `<main><article>
  <details id="type-Model"><summary>Model</summary><pre><code class="api">items: <a href="/x/api/types/#type-Item">Item</a>[]</code></pre></details>
  <details id="type-Item"><summary>Item</summary><pre><code>operator: string</code></pre></details>
</article></main>`;

/** @param address of the page that its type is on. */
function Reference({ address = '/x/api/types/' }: { address?: string }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <main>
      <div ref={root} className="prose" style={{ position: 'relative' }}>
        <div className="api-list">
          <code>
            <a href={`${address}#type-Model`}>Model</a>
          </code>
        </div>
      </div>
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 0 }}>
        Elsewhere
      </button>
      <Islands root={root} context={context} />
    </main>
  );
}

const link = page.getByRole('link', { name: 'Model', exact: true });
const type = (name: string) => page.getByRole('dialog', { name: typeMessages.type(name) });
const fetched = vi.spyOn(window, 'fetch');

beforeEach(async () => {
  await page.viewport(1000, 700);
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(TYPES));
});

it('opens a type in place, the types inside of it after it, with the way back', async () => {
  await render(<Reference />);
  await userEvent.click(link);
  await expect.element(type('Model')).toHaveTextContent('items: Item[]');
  await expect.element(type('Model')).toHaveFocus();
  await userEvent.click(type('Model').getByRole('link', { name: 'Item' }));
  await expect.element(type('Item')).toHaveTextContent('operator: string');
  await expect.element(type('Item')).toHaveFocus();
  await userEvent.click(type('Item').getByRole('button', { name: 'Model' }));
  await expect.element(type('Model')).toHaveTextContent('items: Item[]');
  await expect
    .element(type('Model').getByRole('link', { name: typeMessages.openPage }))
    .toHaveAttribute('href', `${location.origin}/x/api/types/#type-Model`);
});

it('is used by keyboard, and gives the focus back', async () => {
  await render(<Reference />);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(type('Model')).toHaveFocus();
  await expect.element(link).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: typeMessages.openPage })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(type('Model')).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

it('is closed by its button, and by a press outside of it', async () => {
  await render(<Reference />);
  await userEvent.click(link);
  await userEvent.click(type('Model').getByRole('button', { name: typeMessages.close }));
  await expect.element(type('Model')).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await userEvent.click(link);
  await expect.element(type('Model')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(type('Model')).not.toBeInTheDocument();
});

describe('its place', () => {
  it('is under the link, inside of the window', async () => {
    await render(<Reference />);
    await userEvent.click(link);
    await expect
      .poll(() => type('Model').element().getBoundingClientRect().top)
      .toBeGreaterThan(link.element().getBoundingClientRect().bottom);
    expect(type('Model').element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  });

  it('is the lower edge of a narrow window', async () => {
    await page.viewport(390, 700);
    await render(<Reference />);
    await userEvent.click(link);
    await expect.element(type('Model')).toBeVisible();
    const { left, right, bottom } = type('Model').element().getBoundingClientRect();
    expect([left, right, bottom]).toEqual([0, document.documentElement.clientWidth, innerHeight]);
  });
});

it('leaves a modified click to the browser', async () => {
  await render(<Reference />);
  const followed = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return defaultPrevented;
  });
  document.addEventListener('click', followed);
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] });
  document.removeEventListener('click', followed);
  expect(followed).toHaveReturnedWith(false);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

describe('a type that cannot be shown', () => {
  const went = vi.fn<(url: string) => void>();
  /** Another document would end the test. */
  function stay(event: NavigateEvent): void {
    event.preventDefault();
    went(event.destination.url);
  }
  beforeEach(() => {
    went.mockReset();
    navigation.addEventListener('navigate', stay);
  });
  afterEach(() => navigation.removeEventListener('navigate', stay));
  const absolute = (address: string): string => new URL(address, location.href).href;

  // A page that has come is kept, so each test has another one.
  it('is gone to where its page does not come', async () => {
    fetched.mockRejectedValue(new TypeError('Offline.'));
    await render(<Reference address="/x/api/away/" />);
    await userEvent.click(link);
    await expect.poll(() => went.mock.calls).toEqual([[absolute('/x/api/away/#type-Model')]]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is gone to where its page has nothing to show', async () => {
    fetched.mockImplementation(async () => new Response('<main><h1>Types</h1></main>'));
    await render(<Reference address="/x/api/empty/" />);
    await userEvent.click(link);
    await expect.poll(() => went.mock.calls).toEqual([[absolute('/x/api/empty/#type-Model')]]);
  });

  it('is gone to from the popover, too, by keyboard', async () => {
    fetched.mockImplementation(
      async () => new Response(TYPES.replace('/x/api/types/#type-Item', '/x/api/items/#type-Item')),
    );
    await render(<Reference address="/x/api/models/" />);
    await userEvent.click(link);
    await expect.element(type('Model')).toHaveFocus();
    fetched.mockImplementation(async () => new Response('', { status: 503 }));
    type('Model').getByRole('link', { name: 'Item' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => went.mock.calls).toEqual([[absolute('/x/api/items/#type-Item')]]);
  });
});
