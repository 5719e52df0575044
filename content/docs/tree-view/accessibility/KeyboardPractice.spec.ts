import { expect, test } from '@playwright/test';
import { treeView } from '#content/keyboard/treeView.ts';
import {
  mirroredKey,
  type KeyChord,
  type KeyCommand,
  type KeyScenario,
  type TreeKeyState,
} from '#core/keyboard.ts';
import { testDemo, type DemoScene } from '#tests/support/demo.ts';

/** How the demo opens. */
const OPENING = { expanded: ['invoices'], selected: ['february'] };

const SETTINGS = [
  'multiSelect',
  'checkboxSelection',
  'disabledItemsFocusable',
  'isItemEditable',
] as const;

for (const component of ['Simple', 'Rich', 'Rich Pro']) {
  testDemo(
    import.meta.url,
    `does what the tables of keys say, ${component}`,
    async (scene) => {
      test.slow();
      await scene.stage
        .getByRole('button', { name: component, exact: true })
        .click();
      const rich = component !== 'Simple';
      for (const command of treeView) {
        const scenarios = command.scenarios.filter(
          ({ settings }) => rich || !settings.includes('isItemEditable'),
        );
        for (const scenario of scenarios) {
          for (const chords of waysToPress(command, scenario))
            await prove(scene, scenario, chords);
        }
      }
    },
  );
}

/** Each way to press a command's keys; where a scenario has its own, those. */
const waysToPress = (
  { keys }: Pick<KeyCommand, 'keys'>,
  { press }: KeyScenario,
): (readonly KeyChord[])[] =>
  (press === undefined ? keys.map((chord) => [chord]) : [press]).flatMap(
    (chords) =>
      chords.flat().includes('Mod')
        ? ['Control', 'Meta'].map((mod) =>
            chords.map((chord) => withMod(chord, mod)),
          )
        : [chords],
  );

const withMod = (chord: KeyChord, mod: string): KeyChord =>
  chord.map((key) => (key === 'Mod' ? mod : key));

async function prove(
  scene: DemoScene,
  scenario: KeyScenario,
  chords: readonly KeyChord[],
): Promise<void> {
  const start = { ...OPENING, ...scenario.from };
  const name = `${chords.map((chord) => chord.join('+')).join(', ')} at ${start.focus}`;
  await test.step(name, async () => {
    await arrange(scene, scenario, start);
    for (const chord of chords) await press(scene, chord);
    const expected = { ...start, ...scenario.to };
    await expect
      .poll(() => readState(scene), {
        message: `${scenario.settings.join(' ')} ${name}`,
      })
      .toEqual({
        editing: null,
        labels: {},
        ...expected,
        expanded: expected.expanded.toSorted(),
        selected: expected.selected.toSorted(),
        unlike: [],
      });
  });
}

/** Brings the tree to where a scenario starts: by keys, as a reader would. */
async function arrange(
  scene: DemoScene,
  { settings }: KeyScenario,
  {
    focus,
    expanded,
    selected,
  }: Pick<TreeKeyState, 'focus' | 'expanded' | 'selected'>,
): Promise<void> {
  const { stage } = scene;
  for (const setting of SETTINGS) {
    const control = stage.getByRole('switch', { name: setting });
    const wanted = settings.includes(setting);
    if ((await control.isChecked()) !== wanted)
      await control.setChecked(wanted);
  }
  const again = stage.getByRole('button', { name: 'Start again' });
  await again.click();
  for (const id of difference(OPENING.selected, selected)) {
    await itemOf(scene, id).focus();
    await press(scene, [' ']);
  }
  for (const id of difference(OPENING.expanded, expanded)) {
    await itemOf(scene, id).focus();
    await press(scene, [expanded.includes(id) ? 'ArrowRight' : 'ArrowLeft']);
  }
  await (focus === 'outside' ? again : itemOf(scene, focus)).focus();
}

const difference = (
  one: readonly string[],
  other: readonly string[],
): string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
];

const itemOf = ({ stage }: DemoScene, id: string) =>
  stage.locator(`[role="treeitem"][id$="-${id}"]`);

const press = (
  { page, direction }: DemoScene,
  chord: KeyChord,
): Promise<void> =>
  page.keyboard.press(
    chord
      .map((key) => (direction === 'rtl' ? mirroredKey(key) : key))
      .map((key) => (key === ' ' ? 'Space' : key))
      .join('+'),
  );

/** What the tree's markup says, and what the demo says of its state; `unlike` has the items where they differ. */
const readState = ({ stage }: DemoScene) =>
  stage.evaluate((live) => {
    const tree = live.querySelector('[role="tree"]');
    const idOf = (item: Element | null | undefined): string =>
      item?.id.slice((tree?.id.length ?? 0) + 1) ?? '';
    const announced = (name: string): string[] => {
      const lines = [...live.querySelectorAll('div')].map(
        ({ textContent }) => textContent ?? '',
      );
      const line = lines
        .find((text) => text.startsWith(`${name}: `))
        ?.slice(name.length + 2);
      return line === undefined || line === 'none'
        ? []
        : line.split(', ').sort();
    };
    const [expanded, selected] = [announced('Expanded'), announced('Selected')];
    const items = [...live.querySelectorAll('[role="treeitem"]')];
    const active = document.activeElement;
    const focused = active?.closest('[role="treeitem"]');
    const outside = active?.textContent === 'Start again' ? 'outside' : 'after';
    const labels = items.flatMap((item) => {
      const text = item.querySelector('.MuiTreeItem-label')?.textContent;
      const opening = idOf(item).replace('-', ' ');
      const field = item.querySelector(':scope > div > input[type="text"]');
      return field === null && text?.toLowerCase() !== opening
        ? [[idOf(item), text]]
        : [];
    });
    return {
      focus:
        focused === null || focused === undefined ? outside : idOf(focused),
      expanded,
      selected,
      editing:
        idOf(
          live
            .querySelector('input[type="text"]')
            ?.closest('[role="treeitem"]'),
        ) || null,
      labels: Object.fromEntries(labels) as Record<string, string>,
      unlike: items.map(idOf).filter((id, i) => {
        const says = (name: string): boolean =>
          items[i]?.getAttribute(name) === 'true';
        return (
          says('aria-selected') !== selected.includes(id) ||
          says('aria-expanded') !== expanded.includes(id)
        );
      }),
    };
  });
