import '../theme/tokens.css';
import '../theme/base.css';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { inspectMessages as words } from '#content/messages/inspect.ts';
import type { InspectIndex } from '#core/inspect/model.ts';
import { Inspector } from './Inspector.tsx';

const index: InspectIndex = {
  components: [
    {
      name: 'DataGrid',
      route: '/x/api/data-grid/data-grid/',
      prefix: 'MuiDataGrid',
      sx: true,
      classes: true,
    },
  ],
  classes: {
    'MuiDataGrid-root': { key: 'root', owners: [0], theme: 'MuiDataGrid' },
    'MuiDataGrid-columnHeaders': { key: 'columnHeaders', owners: [0], theme: 'MuiDataGrid' },
    'MuiDataGrid-columnHeader': { key: 'columnHeader', owners: [0], theme: 'MuiDataGrid' },
    'MuiDataGrid-columnHeader--sorted': { key: 'columnHeader--sorted', owners: [0], state: true },
    'MuiDataGrid-menu': { key: 'menu', owners: [0] },
  },
};

const onClose = vi.fn();
const onSort = vi.fn();
const written = vi.spyOn(navigator.clipboard, 'writeText');

/** A demo with two headers, and an inspector of it. */
function InspectedGrid({ hasFare = true }: { hasFare?: boolean }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  return (
    <>
      <section ref={setFrame}>
        <div ref={setStage}>
          <div className="MuiDataGrid-root">
            <div className="MuiDataGrid-columnHeaders">
              <button type="button" className="MuiDataGrid-columnHeader" onClick={onSort}>
                Route
              </button>
              {hasFare && (
                <button
                  type="button"
                  className="MuiDataGrid-columnHeader MuiDataGrid-columnHeader--sorted"
                  onClick={onSort}
                >
                  Fare
                </button>
              )}
            </div>
          </div>
        </div>
      </section>
      <p>The rest of the page</p>
      {frame !== null && stage !== null && (
        <Inspector
          demo={{ title: 'Sorting', frame, stage, index, written: ['DataGrid'] }}
          onClose={onClose}
        />
      )}
    </>
  );
}

const panel = () => page.getByRole('dialog', { name: words.label('Sorting') });
const header = (name: string) => page.getByRole('button', { name, exact: true });
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const current = () => document.querySelector('[aria-current="true"]')?.textContent;
const status = () => panel().getByRole('status');

async function inspect(): Promise<void> {
  await render(<InspectedGrid />);
  await expect.element(panel()).toHaveFocus();
}

beforeEach(async () => {
  await page.viewport(1200, 900);
  onClose.mockReset();
  onSort.mockReset();
  written.mockReset();
  written.mockResolvedValue();
});

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

describe('pointing', () => {
  it('shows what is under the pointer, and a click holds it without a word to the demo', async () => {
    await inspect();
    await expect.element(panel()).toHaveTextContent(words.start);
    await userEvent.hover(header('Route'));
    await expect.poll(current).toBe('columnHeader');
    await expect.element(panel()).toHaveTextContent('.MuiDataGrid-columnHeader');
    await userEvent.click(header('Fare'));
    await expect.element(button('.MuiDataGrid-columnHeader--sorted')).toBeVisible();
    await expect
      .element(status())
      .toHaveTextContent(words.chosen('DataGrid', 'MuiDataGrid-columnHeader'));
    await userEvent.hover(header('Route'));
    await expect.element(button('.MuiDataGrid-columnHeader--sorted')).toBeVisible();
    expect(onSort).not.toHaveBeenCalled();
  });

  it('outlines what is shown, and follows it', async () => {
    await inspect();
    await userEvent.click(header('Fare'));
    const box = (): number[] => {
      const outline = document.querySelector('[aria-hidden="true"][class*="outline"]');
      const { left, top, width, height } = outline?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, width, height];
    };
    const place = (): number[] => {
      const { left, top, width, height } = header('Fare').element().getBoundingClientRect();
      return [left, top, width, height];
    };
    await expect.poll(box).toEqual(place());
    const before = place();
    document.body.style.setProperty('padding-block-start', '50px');
    dispatchEvent(new Event('resize'));
    expect(place()).not.toEqual(before);
    await expect.poll(box).toEqual(place());
    document.body.style.removeProperty('padding-block-start');
  });

  it('goes to what is around by the trail, and keeps the focus there', async () => {
    await inspect();
    await userEvent.click(header('Fare'));
    await userEvent.click(button('columnHeaders'));
    expect(current()).toBe('columnHeaders');
    expect(document.activeElement?.textContent).toBe('columnHeaders');
  });
});

describe('keys', () => {
  it('walk in, along, back and out; past the end it says so', async () => {
    await inspect();
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('DataGrid');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(current()).toBe('columnHeader');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('.MuiDataGrid-columnHeader--sorted')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(status()).toHaveTextContent(words.noFurther);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button('.MuiDataGrid-columnHeader--sorted')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    expect(current()).toBe('columnHeaders');
  });

  it('go the other way where the page reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await inspect();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}');
    await expect.element(button('.MuiDataGrid-columnHeader--sorted')).toBeVisible();
  });

  it('are the page’s while the focus is elsewhere, and scroll in the code', async () => {
    await inspect();
    await userEvent.keyboard('{ArrowDown}');
    panel().getByLabelText(words.override, { exact: true }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('DataGrid');
    header('Route').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('DataGrid');
  });

  it('end it by Escape, from anywhere, and by the button', async () => {
    await inspect();
    header('Route').element().focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(button(words.close));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('overrides', () => {
  it.each([
    ['sx', "'& .MuiDataGrid-columnHeader': {}"],
    ['styled', 'styled(DataGrid)('],
    ['Theme', 'columnHeader: {'],
    ['CSS', '.MuiDataGrid-columnHeader {'],
  ])('are copied for %s', async (place, text) => {
    await inspect();
    await expect.element(button(words.copyFor(place))).toBeDisabled();
    await userEvent.click(header('Route'));
    await userEvent.click(button(words.copyFor(place)));
    await expect.element(status()).toHaveTextContent(words.copied(place));
    expect(written.mock.calls[0]?.[0]).toContain(text);
    expect(panel().getByLabelText(words.override, { exact: true }).element().textContent).toBe(
      written.mock.calls[0]?.[0],
    );
  });

  it('are narrowed to what holds now, until another element is chosen', async () => {
    await inspect();
    await userEvent.click(header('Fare'));
    const sorted = button('.MuiDataGrid-columnHeader--sorted');
    await expect.element(sorted).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(sorted);
    await expect.element(sorted).toHaveAttribute('aria-pressed', 'true');
    const code = panel().getByLabelText(words.override, { exact: true });
    await expect.element(code).toHaveTextContent('--sorted');
    await userEvent.click(header('Route'));
    await expect.element(code).not.toHaveTextContent('--sorted');
  });

  it('are selected when the browser refuses to copy', async () => {
    written.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await inspect();
    await userEvent.click(header('Route'));
    await userEvent.click(button(words.copyFor('CSS')));
    await expect.element(status()).toHaveTextContent(words.copyRefused);
    expect(getSelection()?.toString()).toContain('.MuiDataGrid-columnHeader {');
  });
});

describe('the demo', () => {
  it('is pressed when the reader asks for it', async () => {
    await inspect();
    await userEvent.click(button(words.press));
    await expect.element(status()).toHaveTextContent(words.nothingToPress);
    await userEvent.click(header('Fare'));
    await userEvent.click(button(words.press));
    await expect.element(status()).toHaveTextContent(words.pressed);
    expect(onSort).toHaveBeenCalledTimes(1);
    await expect.element(panel()).toHaveFocus();
  });

  it('goes on by itself: what has left it is no longer shown', async () => {
    const { rerender } = await render(<InspectedGrid />);
    await userEvent.click(header('Fare'));
    await expect.poll(current).toBe('columnHeader');
    await rerender(<InspectedGrid hasFare={false} />);
    await expect.element(panel()).toHaveTextContent(words.start);
    expect(document.querySelector('[class*="outline"]')).toBeNull();
  });

  it('has the keys and the pointer again when the inspector is gone', async () => {
    const { unmount } = await render(<InspectedGrid />);
    await userEvent.keyboard('{ArrowDown}');
    await unmount();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await render(<button onClick={onSort}>Alone</button>);
    await userEvent.click(header('Alone'));
    expect(onSort).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog of the demo', () => {
  /** As Material UI opens one: a child of the body, and the rest of the page hidden. */
  function Opened() {
    return createPortal(
      <div>
        <div className="MuiDataGrid-menu" tabIndex={-1}>
          Menu
        </div>
      </div>,
      document.body,
    );
  }

  it('does not hide the panel, hears nothing of it, and is inspected, too', async () => {
    const away = vi.fn();
    document.addEventListener('click', away);
    const { container, rerender } = await render(<InspectedGrid />);
    await userEvent.click(header('Fare'));
    await rerender(
      <>
        <InspectedGrid />
        <Opened />
      </>,
    );
    container.setAttribute('aria-hidden', 'true');
    await expect.poll(() => document.activeElement?.parentElement).toBe(document.body);
    await expect.element(panel()).toHaveFocus();
    await userEvent.click(page.getByText('Menu', { exact: true }));
    await expect.element(panel()).toHaveTextContent('.MuiDataGrid-menu');
    away.mockReset();
    await userEvent.click(button(words.copyFor('sx')));
    expect(written.mock.calls[0]?.[0]).toContain('<GlobalStyles styles={{');
    expect(away).not.toHaveBeenCalled();
    document.removeEventListener('click', away);
  });
});
