import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/demo/demo.css';
import '#markup/demo/toolIcons.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { codeMessages } from '#content/messages/code.ts';
import { demoMessages } from '#content/messages/demo.ts';
import { inspectMessages } from '#content/messages/inspect.ts';
import { loadInspection } from '../inspect/loadInspection.ts';
import { getPreference, setPreference } from '../preferences/store.ts';
import { DEMO_CODE, demoContext, Frame, tool } from './demoFrameFixture.tsx';
import { RESET_EVENT } from './resetEvent.ts';

vi.mock(import('../inspect/loadInspection.ts'), { spy: true });

const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const value = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
const written = vi.spyOn(navigator.clipboard, 'writeText');

const withoutSandboxes = {
  ...demoContext,
  services: { ...demoContext.services, sandboxes: { on: false } },
};

async function openMenu(): Promise<void> {
  await userEvent.click(tool(demoMessages.more));
  await expect.element(item(demoMessages.menu.playground)).toHaveFocus();
}

beforeEach(async () => {
  document.documentElement.dataset['js'] = '';
  await page.viewport(1000, 900);
  written.mockReset();
  written.mockResolvedValue();
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
});

afterEach(() => {
  setPreference('direction', 'ltr');
  setPreference('density', 'normal');
  setPreference('codeStyling', 'MUI System');
});

describe('the toolbar', () => {
  it('is one stop for Tab, with arrow keys, Home and End', async () => {
    await render(<Frame />);
    await userEvent.tab();
    await expect.element(tool('TS')).toHaveFocus();
    await expect.element(tool('JS')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tool('JS')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tool(demoMessages.more)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tool('TS')).toHaveFocus();
  });

  it('passes by what a narrow window does not show', async () => {
    await page.viewport(390, 700);
    await render(<Frame />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tool('Copy')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tool(demoMessages.more)).toHaveFocus();
  });

  it('says which styling there is to who prefers another', async () => {
    await render(<Frame />);
    await expect.element(page.getByText(demoMessages.onlyStyling)).not.toBeVisible();
    setPreference('codeStyling', 'Tailwind');
    await expect.element(page.getByText(demoMessages.onlyStyling)).toBeVisible();
  });

  it('is walked from right to left where the page is', async () => {
    setPreference('direction', 'rtl');
    await render(<Frame />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tool('JS')).toHaveFocus();
  });
});

describe('a tool', () => {
  it('copies the code, and says so for a while', async () => {
    await render(<Frame />);
    await userEvent.click(tool('Copy'));
    expect(written).toHaveBeenCalledWith(DEMO_CODE);
    await expect.element(tool('Copied')).toBeVisible();
    await expect.element(tool('Copy')).toBeVisible();
  });

  it('says which keys copy when the browser refuses', async () => {
    written.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await render(<Frame />);
    await userEvent.click(tool('Copy'));
    await expect.element(tool(codeMessages.refused)).toBeVisible();
  });

  it('resets the demo, and puts the focus there', async () => {
    const listener = vi.fn();
    document.addEventListener(RESET_EVENT, listener);
    await render(<Frame />);
    await userEvent.click(tool(demoMessages.reset));
    expect(listener).toHaveBeenCalledOnce();
    expect(document.activeElement?.getAttribute('data-stage')).toBe('BasicSorting');
    document.removeEventListener(RESET_EVENT, listener);
  });

  it('has a link to the demo alone, in a tab that cannot reach back', async () => {
    await render(<Frame />);
    const alone = page.getByRole('link', { name: demoMessages.alone, exact: true });
    await expect
      .element(alone)
      .toHaveAttribute('href', '/x/demo/?page=data-grid/sorting&name=BasicSorting');
    await expect.element(alone).toHaveAttribute('target', '_blank');
    await expect.element(alone).toHaveAttribute('rel', 'noopener');
  });

  it('inspects the demo until it is pressed again, or until the inspector is left', async () => {
    await render(<Frame />);
    const inspect = tool(demoMessages.inspect);
    const panel = page.getByRole('dialog', { name: inspectMessages.label('Basic sorting') });
    await expect.element(inspect).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(inspect);
    await expect.element(panel).toHaveFocus();
    await expect.element(inspect).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(inspect);
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(inspect).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(inspect);
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(inspect).toHaveFocus();
  });

  it('says that inspecting cannot be loaded', async () => {
    vi.mocked(loadInspection).mockRejectedValueOnce(new Error('The chunk is gone.'));
    await render(<Frame />);
    await userEvent.click(tool(demoMessages.inspect));
    await expect.element(page.getByRole('alert')).toHaveTextContent(demoMessages.inspectingMissing);
    await expect.element(tool(demoMessages.inspect)).toHaveAttribute('aria-pressed', 'false');
  });

  it('has a picture before each name but that of the menu', async () => {
    await render(<Frame />);
    const pictures = [...document.querySelectorAll<HTMLElement>('.demo-tools > .tool')].map(
      (tool) => [
        tool.dataset['tool'] ?? tool.dataset['action'],
        getComputedStyle(tool, '::before').maskImage.startsWith('url("data:image/svg+xml'),
      ],
    );
    expect(pictures).toEqual([
      ['copy-demo', true],
      ['edit', true],
      ['reset', true],
      ['alone', true],
      ['inspect', true],
      ['more', false],
    ]);
  });

  it('shows a name that has no room when its tool is pointed at or has the focus', async () => {
    await render(<Frame />);
    const name = page.getByText(demoMessages.alone, { exact: true });
    await expect.element(name).toHaveStyle({ opacity: '0' });
    await userEvent.hover(page.getByRole('link', { name: demoMessages.alone, exact: true }));
    await expect.element(name).toHaveStyle({ opacity: '1' });
    await userEvent.unhover(page.getByRole('link', { name: demoMessages.alone, exact: true }));
    await expect.element(name).toHaveStyle({ opacity: '0' });
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expect.element(name).toHaveStyle({ opacity: '1' });
  });

  it('says that a sandbox cannot be loaded', async () => {
    await render(<Frame />);
    await openMenu();
    await userEvent.click(item(demoMessages.menu.stackBlitz));
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The sandbox cannot be loaded');
  });
});

describe('the menu', () => {
  it('is walked by arrow keys, ends and first letters, and gives the focus back', async () => {
    await render(<Frame />);
    await openMenu();
    await expect.element(tool(demoMessages.more)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item(demoMessages.menu.stackBlitz)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item(demoMessages.menu.source)).toHaveFocus();
    await userEvent.keyboard('d');
    await expect.element(item(demoMessages.menu.zip)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(tool(demoMessages.more)).toHaveFocus();
    await expect.element(tool(demoMessages.more)).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists what the toolbar shows on a narrow window only', async () => {
    const { edit, alone, inspect, reset, stackBlitz } = demoMessages.menu;
    await render(<Frame />);
    await openMenu();
    for (const name of [edit, alone, inspect, reset]) {
      await expect.element(item(name)).not.toBeInTheDocument();
    }
    await expect.element(item(stackBlitz)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.viewport(390, 700);
    await userEvent.click(tool(demoMessages.more));
    for (const name of [edit, alone, inspect, reset, stackBlitz]) {
      await expect.element(item(name)).toBeVisible();
    }
    for (const name of [demoMessages.edit, demoMessages.reset, demoMessages.inspect]) {
      await expect.element(page.getByText(name, { exact: true }).first()).not.toBeVisible();
    }
  });

  it('has a picture before each of its entries', async () => {
    await page.viewport(390, 900);
    await render(<Frame />);
    await userEvent.click(tool(demoMessages.more));
    await expect.element(item(demoMessages.menu.edit)).toBeVisible();
    const entries = [...document.querySelectorAll('[role="menuitem"]')];
    const masks = entries.map((entry) => {
      const picture = entry.querySelector('[data-icon]');
      return picture === null ? '' : getComputedStyle(picture).maskImage;
    });
    expect(masks).toHaveLength(13);
    expect(masks.filter((mask) => !mask.startsWith('url("data:image/svg+xml'))).toEqual([]);
    // Both links to the code have the same.
    expect(new Set(masks).size).toBe(12);
  });
});

describe('the open menu', () => {
  it('stands under its button from its first frame on', async () => {
    await render(<Frame />);
    const places: number[] = [];
    let watching = true;
    const look = (): void => {
      const menu = document.querySelector('[role="menu"]');
      if (menu?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true) {
        places.push(Math.round(menu.getBoundingClientRect().top));
      }
      if (watching) requestAnimationFrame(look);
    };
    look();
    await openMenu();
    watching = false;
    const button = tool(demoMessages.more).element().getBoundingClientRect();
    expect([...new Set(places)]).toEqual([Math.round(button.bottom + 4)]);
  });

  it('is closed by its own button', async () => {
    await render(<Frame />);
    await openMenu();
    await userEvent.click(tool(demoMessages.more));
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it('sets values, stays open for them, and shows the one that holds', async () => {
    await render(<Frame />);
    await openMenu();
    await userEvent.click(value('Dense'));
    expect(getPreference('density')).toBe('dense');
    await expect.element(value('Dense')).toHaveAttribute('aria-checked', 'true');
    await expect.element(value('Normal')).toHaveAttribute('aria-checked', 'false');
    await expect.element(page.getByRole('menu')).toBeVisible();
  });

  it('chooses by Space, right after a letter, too', async () => {
    await render(<Frame />);
    await openMenu();
    expect(getPreference('density')).toBe('normal');
    while (document.activeElement?.textContent !== 'Dense') await userEvent.keyboard('d');
    await userEvent.keyboard(' ');
    expect(getPreference('density')).toBe('dense');
    await expect.element(page.getByRole('menu')).toBeVisible();
  });

  it('resets the demo and puts the focus there', async () => {
    const listener = vi.fn();
    document.addEventListener(RESET_EVENT, listener);
    await page.viewport(390, 700);
    await render(<Frame />);
    await userEvent.click(tool(demoMessages.more));
    await userEvent.click(item(demoMessages.menu.reset));
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect
      .poll(() => document.activeElement?.getAttribute('data-stage'))
      .toBe('BasicSorting');
    document.removeEventListener(RESET_EVENT, listener);
  });

  it('offers no sandboxes where the site has none', async () => {
    await render(<Frame context={withoutSandboxes} />);
    await openMenu();
    await expect.element(item(demoMessages.menu.zip)).toBeVisible();
    await expect.element(item(demoMessages.menu.stackBlitz)).not.toBeInTheDocument();
    await expect.element(item(demoMessages.menu.codeSandbox)).not.toBeInTheDocument();
  });

  it('copies a link, and says so beside the button', async () => {
    await render(<Frame />);
    await openMenu();
    await userEvent.click(item(demoMessages.menu.linkJs));
    await expect.element(page.getByRole('status')).toHaveTextContent(demoMessages.linkCopied);
    expect(written.mock.calls[0]?.[0]).toMatch(/#BasicSorting\.js$/);
  });
});
