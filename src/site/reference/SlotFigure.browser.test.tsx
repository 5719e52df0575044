import '../theme/tokens.css';
import '../theme/base.css';
import '../islands/islands.css';
import '#markup/reference/reference.css';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { referenceMessages } from '#content/messages/reference.ts';
import { printFigure } from '#core/slotFigures.ts';
import { List } from '#markup/reference/List.tsx';
import { Row } from '#markup/reference/Row.tsx';
import { SlotFigure } from '#markup/reference/SlotFigure.tsx';
import { Islands } from '../islands/Islands.tsx';

const context = {
  page: { key: 'a', route: '/x/a/', title: 'A', toc: [], themeInScript: false },
  registry: {},
};

const size = { width: 200, height: 100 };

/** Two parts, one inside of the other, and a second element of the inner one. */
const FIGURE = printFigure(
  {
    css: 'div{position:absolute;inset:0} p{position:absolute;margin:0;top:20px;width:30px;height:30px}',
    html: '<div data-part="1"><p data-part="2" style="left:20px">a</p><p data-part-too="2" style="left:80px">b</p></div>',
  },
  size,
);

const SLOTS = [
  { slot: 'row', href: '#Lamp-css-row' },
  { slot: 'cell', href: '#Lamp-css-cell' },
];

/** Each test has a file of its own: what was fetched is kept. */
let file = '';

const serve = (text: string): void => {
  const blob = new Blob([text], { type: 'image/svg+xml' });
  file = URL.createObjectURL(blob);
};

function Reference() {
  const root = useRef<HTMLDivElement>(null);
  const [rows] = useState(() =>
    ['row', 'cell', 'menu'].map((slot) => (
      <Row key={slot} id={`Lamp-css-${slot}`} traits={[]}>
        <p>{`About ${slot}`}</p>
      </Row>
    )),
  );
  return (
    <>
      <div ref={root}>
        <List filter={{ title: 'Slots', count: 3, traits: [] }}>
          <SlotFigure name="Lamp" file={file} {...size} slots={SLOTS} demo="/x/lamp/#Lamp" />
          {rows}
        </List>
      </div>
      <Islands root={root} context={context} />
    </>
  );
}

const litRows = (): string[] =>
  [...document.querySelectorAll('.api-row[data-lit]')].map(({ id }) => id);

const shadow = (): ShadowRoot | null =>
  [...document.querySelectorAll('.slot-figure [role="img"] > *')][0]?.shadowRoot ?? null;

const litParts = (): (string | null)[] =>
  [...(shadow()?.querySelectorAll('[data-lit]') ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  serve(FIGURE);
});

afterEach(() => URL.revokeObjectURL(file));

it('is a picture with the names of its slots as links, before anybody comes', async () => {
  await render(<Reference />);
  const picture = page.getByRole('img', { name: referenceMessages.slotPicture('Lamp') });
  await expect.element(picture).toHaveAttribute('loading', 'lazy');
  await expect
    .element(page.getByRole('link', { name: 'cell' }))
    .toHaveAttribute('href', '#Lamp-css-cell');
  expect(shadow()).toBeNull();
});

it('lights up the parts of a row that is pointed at, and none for a slot that it does not show', async () => {
  await render(<Reference />);
  await userEvent.hover(page.getByText('About cell'));
  await expect.poll(litParts).toEqual(['a', 'b']);
  expect(litRows()).toEqual(['Lamp-css-cell']);
  await userEvent.hover(page.getByText('About menu'));
  await expect.poll(litParts).toEqual([]);
  expect(litRows()).toEqual([]);
});

it('lights up the row of the smallest part that is pointed at', async () => {
  await render(<Reference />);
  await userEvent.hover(page.getByText('About row'));
  await expect.poll(litParts).toEqual(['ab']);
  const picture = page.getByRole('img');
  await userEvent.hover(picture, { position: { x: 90, y: 30 } });
  await expect.poll(litRows).toEqual(['Lamp-css-cell']);
  await userEvent.hover(picture, { position: { x: 180, y: 90 } });
  await expect.poll(litRows).toEqual(['Lamp-css-row']);
});

it('lights up with the name that has the focus, and leads to its row', async () => {
  await render(<Reference />);
  page.getByRole('link', { name: 'row' }).element().focus();
  await expect.poll(litParts).toEqual(['ab']);
  expect(litRows()).toEqual(['Lamp-css-row']);
  // The island stands by now, and follows the focus.
  const link = page.getByRole('link', { name: 'cell' });
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.poll(litParts).toEqual(['a', 'b']);
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#Lamp-css-cell');
  link.element().blur();
  await expect.poll(litRows).toEqual([]);
});

it('keeps the size of the picture', async () => {
  await render(<Reference />);
  const before = page.getByRole('img').element().getBoundingClientRect();
  await userEvent.hover(page.getByText('About cell'));
  await expect.poll(() => shadow()).not.toBeNull();
  const after = page.getByRole('img').element().getBoundingClientRect();
  expect([after.width, after.height, after.top]).toEqual([before.width, before.height, before.top]);
});

it('keeps the picture when its file cannot be had, and tries again when asked', async () => {
  serve('<p>Sign in to this network</p>');
  await render(<Reference />);
  await userEvent.hover(page.getByText('About cell'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(referenceMessages.slotsNotLit);
  expect(litRows()).toEqual(['Lamp-css-cell']);
  await expect.element(page.getByRole('img')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(page.getByRole('alert')).toBeVisible();
});
