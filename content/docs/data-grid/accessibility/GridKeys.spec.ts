import { expect, test } from '@playwright/test';
import {
  gridNavigation,
  type GridKeyScenario,
} from '#content/keyboard/gridNavigation.ts';
import { mirroredKey, type KeyChord, type KeyCommand } from '#core/keyboard.ts';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'does what the tables of keys say, in both directions of text',
  async (scene) => {
    test.slow();
    const { direction } = scene;
    for (const command of gridNavigation) {
      for (const scenario of command.scenarios) {
        for (const chords of waysToPress(command, scenario)) {
          await prove(
            scene,
            scenario,
            direction === 'rtl' ? mirrored(chords) : chords,
          );
        }
      }
    }
  },
);

/** Each way to press a command's keys; where a scenario has its own, those. */
const waysToPress = (
  { keys }: Pick<KeyCommand, 'keys'>,
  { press }: GridKeyScenario,
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

const mirrored = (chords: readonly KeyChord[]): KeyChord[] =>
  chords.map((chord) => chord.map(mirroredKey));

async function prove(
  { stage, page, direction }: DemoScene,
  { at, before = [], to }: GridKeyScenario,
  chords: readonly KeyChord[],
): Promise<void> {
  await stage.getByRole('button', { name: 'Start over' }).click();
  const [row, field] = at.split('/');
  await stage.locator(`[data-id="${row}"] [data-field="${field}"]`).click();
  const first = direction === 'rtl' ? mirrored(before) : before;
  for (const chord of [...first, ...chords]) {
    await page.keyboard.press(chord.map(nameOfKey).join('+'));
  }
  const name = `${chords.map((chord) => chord.join('+')).join(', ')} at ${at}`;
  const start = { selected: [], sorted: [], menu: false };
  await expect
    .poll(() => readState(stage), { message: name })
    .toEqual({ ...start, ...to });
  if (to.menu === true) await page.keyboard.press('Escape');
}

const nameOfKey = (key: string): string => (key === ' ' ? 'Space' : key);

const readState = (stage: DemoScene['stage']) =>
  stage.evaluate((live) => {
    const active = document.activeElement?.closest('[data-field]');
    const inGrid = active !== null && live.contains(active ?? null);
    const row = active?.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const sorted = live.querySelectorAll('[role="columnheader"][aria-sort]');
    return {
      focus: inGrid
        ? `${row ?? 'header'}/${active?.getAttribute('data-field')}`
        : 'outside',
      selected: [
        ...live.querySelectorAll<HTMLElement>(
          '[role="row"][aria-selected="true"]',
        ),
      ].map((selected) => Number(selected.dataset['id'])),
      sorted: [...sorted]
        .filter((header) => header.getAttribute('aria-sort') !== 'none')
        .map(
          (header) =>
            `${header.getAttribute('data-field')} ${header.getAttribute('aria-sort')}`,
        ),
      menu: document.querySelector('[role="menu"]') !== null,
    };
  });
