import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createAwakening } from './awakening.ts';

const never = (): void => undefined;
const LONG_MS = 60_000;
const BASE = { quiet: never, heldAtMostMs: LONG_MS, onFailure: never, onDeadPress: never };
const received: string[] = [];
const note = (event: Event): void => {
  event.preventDefault(); // links lead nowhere here
  if (event.target instanceof HTMLElement)
    received.push(`${event.type} ${event.target.textContent}`);
};

/** What makes the page work: from the end of its start on it hears what is pressed. */
function createStart() {
  let end = never;
  let fail = never;
  const start = vi.fn<() => Promise<void>>(async () => {
    await new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = () => reject(new Error('gone'));
    });
    for (const type of ['click', 'keydown']) document.addEventListener(type, note);
  });
  return { start, end: () => end(), fail: () => fail() };
}

const draw = () =>
  render(
    <p>
      <a href="/x/elsewhere/">Elsewhere</a>
      <button type="button" className="tab">
        Tab
      </button>
      <button type="button" onClick={() => received.push('own click')}>
        Own
      </button>
    </p>,
  );

const link = () => page.getByRole('link');
const tab = () => page.getByRole('button', { name: 'Tab' });
const own = () => page.getByRole('button', { name: 'Own' });

afterEach(() => {
  received.length = 0;
  for (const type of ['click', 'keydown']) document.removeEventListener(type, note);
});

it('starts nothing before a sign of a reader, or quiet', async () => {
  let quiet = never;
  const onQuiet = (run: () => void): void => {
    quiet = run;
  };
  const whenAwake = createAwakening({ ...BASE, quiet: onQuiet, root: new EventTarget() });
  const { start } = createStart();
  whenAwake(start);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(start).not.toHaveBeenCalled();
  quiet();
  expect(start).toHaveBeenCalledOnce();
});

it('does once what was pressed before its script was there, in order', async () => {
  const { start, end } = createStart();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, root: container });
  whenAwake(start);
  await userEvent.click(tab());
  await userEvent.click(tab());
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(link());
  expect(received).toEqual([]);
  end();
  await expect.poll(() => received).toEqual(['click Tab', 'keydown Tab', 'click Elsewhere']);
  await userEvent.click(tab());
  expect(received).toHaveLength(4);
});

it('does Enter and Space where the browser presses nothing by itself, and once where it does', async () => {
  const { start, end } = createStart();
  const { container } = await render(
    <div data-island="demo">
      <span role="tab" tabIndex={0}>
        Fare
      </span>
      <button type="button">Menu</button>
    </div>,
  );
  const whenAwake = createAwakening({ ...BASE, root: container });
  whenAwake(start);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter} x');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(received).toEqual([]);
  end();
  await expect
    .poll(() => received)
    .toEqual(['keydown Fare', 'keydown Fare', 'keydown Fare', 'click Menu']);
});

it('leaves alone what needs no script', async () => {
  const { start, end } = createStart();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, root: container });
  whenAwake(start);
  await userEvent.click(own());
  expect(received).toEqual(['own click']);
  end();
  await userEvent.click(own());
  expect(received.filter((what) => what === 'own click')).toHaveLength(2);
});

it('waits for all that starts, also for what comes later', async () => {
  const first = createStart();
  const second = createStart();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, root: container });
  whenAwake(first.start);
  await userEvent.hover(own());
  whenAwake(second.start);
  await userEvent.click(tab());
  first.end();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual([]);
  second.end();
  await expect.poll(() => received).toEqual(['click Tab']);
});

it('does not wait for what was taken back', async () => {
  const first = createStart();
  const second = createStart();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, root: container });
  whenAwake(first.start);
  const leave = whenAwake(second.start);
  await userEvent.click(tab());
  first.end();
  leave();
  await expect.poll(() => received).toEqual(['click Tab']);
});

it.each([
  ['fails', (fail: () => void) => fail(), LONG_MS],
  ['does not end', never, 50],
])('goes without a script that %s', async (_, act, heldAtMostMs) => {
  const { start, fail } = createStart();
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, heldAtMostMs, root: container });
  whenAwake(start);
  document.addEventListener('click', followed);
  await userEvent.click(link());
  act(fail);
  await expect.poll(() => followed.mock.calls.length).toBe(1);
  document.removeEventListener('click', followed);
});

it('holds a press that only a script answers for as long as that takes', async () => {
  const { start, end } = createStart();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, heldAtMostMs: 50, root: container });
  document.addEventListener('click', note);
  whenAwake(start);
  await userEvent.click(tab());
  await userEvent.click(link());
  // The browser follows the link, past the press before it.
  await expect.poll(() => received).toEqual(['click Elsewhere']);
  document.removeEventListener('click', note);
  end();
  await expect.poll(() => received).toEqual(['click Elsewhere', 'click Tab']);
});

it('tells of a press that nothing answers, a held one and a later one, but not where the browser does it', async () => {
  const { start, fail } = createStart();
  const onDeadPress = vi.fn<(pressed: Element) => void>();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, onDeadPress, root: container });
  document.addEventListener('click', note);
  whenAwake(start);
  await userEvent.click(tab());
  expect(onDeadPress).not.toHaveBeenCalled();
  fail();
  await expect.poll(() => onDeadPress.mock.calls).toEqual([[tab().element()]]);
  await userEvent.click(tab());
  expect(onDeadPress).toHaveBeenCalledTimes(2);
  await userEvent.click(link());
  await userEvent.click(own());
  expect(onDeadPress).toHaveBeenCalledTimes(2);
});

it('tells only of what the missing part makes work', async () => {
  const missing = createStart();
  const other = createStart();
  const onDeadPress = vi.fn<(pressed: Element) => void>();
  const { container } = await draw();
  const whenAwake = createAwakening({ ...BASE, onDeadPress, root: container });
  whenAwake(missing.start, '[data-set]');
  whenAwake(other.start, '.tab');
  await userEvent.click(tab());
  missing.fail();
  other.end();
  await expect.poll(() => received).toEqual(['click Tab']);
  expect(onDeadPress).not.toHaveBeenCalled();
});
