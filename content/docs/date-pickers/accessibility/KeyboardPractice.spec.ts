import { expect, test } from '@playwright/test';
import {
  datePickers,
  type PickerKeyScenario,
  type PickerPart,
} from '#content/keyboard/datePickers.ts';
import { mirroredKey, type KeyChord, type KeyCommand } from '#core/keyboard.ts';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

const ROLES = {
  Field: 'spinbutton',
  Days: 'gridcell',
  Months: 'radio',
  Years: 'radio',
  Times: 'option',
  Clock: 'listbox',
} as const satisfies Record<PickerPart, string>;

const VALUE = '2028-02-17 09:30';

for (const part of Object.keys(ROLES) as PickerPart[]) {
  testDemo(
    import.meta.url,
    `does what the tables of keys say, ${part}`,
    async (scene) => {
      test.slow();
      for (const command of datePickers) {
        for (const scenario of command.scenarios) {
          if (scenario.part !== part) continue;
          for (const chords of waysToPress(command, scenario)) {
            await prove(scene, scenario, chords);
          }
        }
      }
    },
  );
}

testDemo(
  import.meta.url,
  'goes from the hours of the clock to the minutes with Enter',
  async ({ stage, page }) => {
    await choosePart(stage, 'Clock');
    await stage.getByRole('listbox', { name: /^Select hours/ }).focus();
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('listbox', { name: /^Select minutes/ }),
    ).toBeFocused();
    await expect(
      stage.getByRole('listbox', { name: /^Select hours/ }),
    ).toHaveCount(0);
    await expect(stage.getByText(/^Value:/)).toHaveText(`Value: ${VALUE}`);
  },
);

testDemo(
  import.meta.url,
  'has days of 36 px, and months and years of 72 by 36 px',
  async ({ stage }) => {
    for (const [part, width] of [
      ['Days', 36],
      ['Months', 72],
      ['Years', 72],
    ] as const) {
      await choosePart(stage, part);
      const sizes = await stage
        .getByRole(ROLES[part])
        .filter({ hasText: /\d|[A-Z]/ })
        .evaluateAll((all) =>
          all.map((one) => {
            const { offsetWidth, offsetHeight } = one as HTMLElement;
            return `${offsetWidth} × ${offsetHeight}`;
          }),
        );
      expect(sizes.length, part).toBeGreaterThan(11);
      expect(new Set(sizes), part).toEqual(new Set([`${width} × 36`]));
    }
  },
);

/** Each way to press a command's keys; where a scenario has its own, those. */
const waysToPress = (
  { keys }: Pick<KeyCommand, 'keys'>,
  { press }: PickerKeyScenario,
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

async function choosePart(
  stage: DemoScene['stage'],
  part: PickerPart,
): Promise<void> {
  const choice = stage
    .getByRole('group', { name: 'Component' })
    .getByRole('button', { name: part, exact: true });
  if ((await choice.getAttribute('aria-pressed')) !== 'true') {
    await choice.click();
  }
  await stage.getByRole('button', { name: 'Start again' }).click();
}

async function prove(
  { stage, page, direction }: DemoScene,
  { part, at, focus, value = VALUE }: PickerKeyScenario,
  chords: readonly KeyChord[],
): Promise<void> {
  await choosePart(stage, part);
  const first =
    at === ''
      ? stage.getByRole(ROLES[part])
      : stage.getByRole(ROLES[part], { name: at, exact: true });
  // A section is selected by a click. A click on anything else would choose it.
  if (part === 'Field') await first.click();
  else await first.focus();
  for (const chord of chords) {
    const keys = direction === 'rtl' ? chord.map(mirroredKey) : chord;
    await page.keyboard.press(
      keys.map((key) => (key === ' ' ? 'Space' : key)).join('+'),
    );
    // A key that comes before a section is drawn anew can be lost.
    await page.evaluate(
      () =>
        new Promise((painted) =>
          requestAnimationFrame(() => requestAnimationFrame(painted)),
        ),
    );
  }
  const name = `${part}: ${chords.map((chord) => chord.join('+')).join(', ')} at ${at}`;
  await expect(stage.getByText(/^Value:/), name).toHaveText(`Value: ${value}`);
  if (focus !== undefined) {
    await expect.poll(() => readFocus(stage), { message: name }).toBe(focus);
  }
}

/** What has the focus: `Month 03`, `March 2028, 17`, `March`, `10 hours`, or `the whole field`. */
const readFocus = (stage: DemoScene['stage']) =>
  stage.evaluate((live) => {
    const active = document.activeElement;
    if (active === null || !live.contains(active)) return 'nothing';
    const text = active.textContent ?? '';
    const label = active.getAttribute('aria-label');
    const role = active.getAttribute('role');
    if (role === 'spinbutton') return `${label} ${text}`;
    if (role === 'gridcell') {
      const id = active
        .closest('[role="grid"]')
        ?.getAttribute('aria-labelledby');
      return `${document.getElementById(id ?? '')?.textContent}, ${text}`;
    }
    if (role !== null) return label ?? text;
    return active.closest('[role="group"]') === null
      ? 'nothing'
      : 'the whole field';
  });
