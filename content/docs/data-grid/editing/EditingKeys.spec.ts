import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  gridEditing,
  type EditKeyScenario,
} from '#content/keyboard/gridEditing.ts';
import type { KeyChord, KeyCommand } from '#core/keyboard.ts';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'does what the tables of keys say, in both modes',
  async (scene) => {
    test.slow();
    // Other specs leave what they have copied, and a scenario pastes: it must find nothing.
    const context = scene.page.context();
    await context.grantPermissions(['clipboard-write']);
    await scene.page.evaluate(() => navigator.clipboard.writeText(''));
    await context.clearPermissions();
    for (const command of gridEditing) {
      for (const scenario of command.scenarios) {
        for (const chords of waysToPress(command, scenario)) {
          await prove(scene, scenario, chords);
        }
      }
    }
  },
);

testDemo(
  import.meta.url,
  'starts editing by a double tap, and saves when somewhere else is tapped',
  async ({ stage, page }) => {
    const cell = (name: string) => {
      const [row, field] = name.split('/');
      return stage.locator(`[data-id="${row}"] [data-field="${field}"]`);
    };
    const editing = async () => (await readState(stage)).editing;
    const byRow = stage.getByRole('switch', { name: 'Edit whole rows' });
    const tap = await touch(page);

    await tap(cell('2/goods'), 1);
    await expect
      .poll(async () => (await readState(stage)).focus)
      .toBe('2/goods');
    expect(await editing()).toEqual([]);
    await tap(cell('1/goods'), 2);
    await expect.poll(editing).toEqual(['1/goods']);
    await page.keyboard.insertText('Rice');
    await tap(cell('3/number'), 1);
    await expect.poll(editing).toEqual([]);
    await expect(cell('1/goods')).toHaveText(/Rice/);
    // A cell that cannot be edited takes a double tap as two taps.
    await tap(cell('2/number'), 2);
    await expect
      .poll(async () => (await readState(stage)).focus)
      .toBe('2/number');
    expect(await editing()).toEqual([]);

    await byRow.setChecked(true);
    await tap(cell('2/goods'), 2);
    await expect.poll(editing).toEqual(['2/containers', '2/goods']);
    // Within the row nothing is saved yet.
    await tap(cell('2/containers'), 1);
    expect(await editing()).toEqual(['2/containers', '2/goods']);
    await tap(cell('3/goods'), 1);
    await expect.poll(editing).toEqual([]);
  },
  { alone: true },
);

/** Taps as a finger does; the taps of one call come so fast after each other that the browser takes them together. */
async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // Seconds of the touches, not of this machine: how busy it is makes no difference.
  let now = Date.now() / 1000;
  return async (place: Locator, taps: number) => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (box === null) throw new Error('There is nothing to tap.');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    now += 5;
    for (let count = 0; count < taps; count += 1) {
      now += 0.06;
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [point],
        timestamp: now,
      });
      now += 0.04;
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: now,
      });
    }
  };
}

/** Each way to press a command's keys; where a scenario has its own, those. */
const waysToPress = (
  { keys }: Pick<KeyCommand, 'keys'>,
  { press }: EditKeyScenario,
): (readonly KeyChord[])[] =>
  (press === undefined ? keys.map((chord) => [chord]) : [press]).flatMap(
    (chords) =>
      chords.flat().includes('Mod')
        ? ['Control', 'Meta'].map((mod) =>
            chords.map((chord) =>
              chord.map((key) => (key === 'Mod' ? mod : key)),
            ),
          )
        : [chords],
  );

async function prove(
  { stage, page }: DemoScene,
  { mode, at, before = [], to }: EditKeyScenario,
  chords: readonly KeyChord[],
): Promise<void> {
  // The switch makes a new grid: once to the other mode, once to the wanted one.
  const byRow = stage.getByRole('switch', { name: 'Edit whole rows' });
  await byRow.setChecked(mode !== 'row');
  await byRow.setChecked(mode === 'row');
  const [row, field] = at.split('/');
  await stage.locator(`[data-id="${row}"] [data-field="${field}"]`).click();
  for (const chord of [...before, ...chords]) {
    await page.keyboard.press(chord.join('+'));
  }
  const opening = {
    '1/goods': 'Paper',
    '1/containers': '19',
    '2/goods': 'Solar panels',
    '2/containers': '6',
    '3/goods': 'Coffee beans',
    '3/containers': '18',
  };
  const name = `${mode}: ${chords.map((chord) => chord.join('+')).join(', ')} at ${at}`;
  await expect
    .poll(() => readState(stage), { message: name })
    .toEqual({
      focus: to.focus,
      editing: to.editing.toSorted(),
      values: { ...opening, ...to.values },
    });
}

const readState = (stage: DemoScene['stage']) =>
  stage.evaluate((live) => {
    const nameOf = (cell: Element | null | undefined) =>
      `${cell?.closest<HTMLElement>('[data-id]')?.dataset['id']}/${cell?.getAttribute('data-field')}`;
    const cells = [...live.querySelectorAll('[role="gridcell"][data-field]')];
    const values = cells.flatMap((cell) => {
      const text = cell.querySelector('input')?.value ?? cell.textContent;
      const name = nameOf(cell);
      return name.endsWith('/number') ? [] : [[name, text]];
    });
    return {
      focus: nameOf(document.activeElement?.closest('[data-field]')),
      editing: cells
        .filter((cell) => cell.classList.contains('MuiDataGrid-cell--editing'))
        .map(nameOf)
        .sort(),
      values: Object.fromEntries(values) as Record<string, string>,
    };
  });
