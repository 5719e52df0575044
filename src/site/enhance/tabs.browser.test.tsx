import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { tabAttribute, tabKey } from '#core/preferences/preferences.ts';
import { TabPanel, Tabs } from '#markup/tabs/Tabs.tsx';
import { makeTabs } from './tabs.ts';

const GROUP = 'bundler';
const BUNDLERS = ['Vite', 'Next', 'Parcel'].map((label) => ({
  label,
  value: label.toLowerCase(),
}));

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
  const root = document.documentElement;
  root.removeAttribute('dir');
  root.removeAttribute(tabAttribute(GROUP));
  localStorage.removeItem(tabKey(GROUP));
});

/** One set of tabs, or several of one group, made to work. */
async function draw({ count = 1, group = GROUP } = {}): Promise<void> {
  const { container } = await render(
    <main>
      {Array.from({ length: count }, (_, at) => (
        <Tabs key={at} id={`set${at}`} group={group} set="set" tabs={BUNDLERS}>
          {BUNDLERS.map((each) => (
            <TabPanel key={each.value} id={`set${at}`} {...each}>
              {`Code for ${each.label}`}
            </TabPanel>
          ))}
        </Tabs>
      ))}
    </main>,
  );
  stop = makeTabs(container);
}

const tab = (name: string, at = 0) => page.getByRole('tab', { name }).nth(at);

/** The names of the chosen tabs, set by set; of each set exactly one is reached by the Tab key. */
function chosen(): (string | null)[] {
  const selected = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
  const reached = [...document.querySelectorAll('[role=tab][tabindex="0"]')];
  expect(reached).toEqual(selected);
  return selected.map(({ textContent }) => textContent);
}

async function press(keys: string): Promise<string | null> {
  await userEvent.keyboard(keys);
  return document.activeElement?.textContent ?? null;
}

it('gives static tabs the roles and names of a tablist', async () => {
  await draw();
  await expect.element(page.getByRole('tablist', { name: GROUP })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Next' });
  await expect.element(panel).toHaveTextContent('Code for Next');
  await expect.element(tab('Next')).toHaveAttribute('aria-controls', 'set0-next');
  expect(chosen()).toEqual(['Vite']);
});

it('goes around by arrow keys, and to the ends by Home and End', async () => {
  await draw();
  await userEvent.click(tab('Vite'));
  expect(await press('{ArrowRight}')).toBe('Next');
  expect(chosen()).toEqual(['Next']);
  expect(await press('{ArrowRight}{ArrowRight}')).toBe('Vite');
  expect(await press('{ArrowLeft}')).toBe('Parcel');
  expect(await press('{Home}')).toBe('Vite');
  expect(await press('{End}')).toBe('Parcel');
  expect(chosen()).toEqual(['Parcel']);
});

it('goes the other way where text runs from right to left', async () => {
  document.documentElement.dir = 'rtl';
  await draw();
  await userEvent.click(tab('Vite'));
  expect(await press('{ArrowLeft}')).toBe('Next');
  expect(await press('{ArrowRight}{ArrowRight}')).toBe('Parcel');
  expect(await press('{Home}')).toBe('Vite');
});

it('leaves other keys alone', async () => {
  await draw();
  await userEvent.click(tab('Next'));
  expect(await press('{ArrowDown}{ArrowUp}x{Escape}')).toBe('Next');
  expect(chosen()).toEqual(['Next']);
});

it('chooses in every set of the group, and keeps the choice', async () => {
  await draw({ count: 2 });
  await userEvent.click(tab('Parcel', 1));
  expect(chosen()).toEqual(['Parcel', 'Parcel']);
  expect(document.documentElement.getAttribute(tabAttribute(GROUP))).toBe('parcel');
  expect(localStorage.getItem(tabKey(GROUP))).toBe('parcel');
});

it('shows the first tab where what was kept is none of them', async () => {
  document.documentElement.setAttribute(tabAttribute(GROUP), '"><script>');
  await draw();
  expect(chosen()).toEqual(['Vite']);
});

it('keeps no word that storage may not hold', async () => {
  await draw({ group: 'Bad Group' });
  await userEvent.click(tab('Next'));
  expect(localStorage.getItem(tabKey('Bad Group'))).toBeNull();
  expect(chosen()).toEqual(['Vite']);
});

it('rests after it was undone', async () => {
  await draw();
  stop?.();
  await userEvent.click(tab('Next'));
  expect(await press('{ArrowRight}')).toBe('Next');
  expect(chosen()).toEqual(['Vite']);
});
