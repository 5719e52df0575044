import { expect, test } from '@playwright/test';
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
