import { expect, test, type Locator, type Page } from '@playwright/test';
import { styleHooks } from '#content/styleHooks.ts';
import { isVariable, type StyleHook } from '#core/reference/styleHooks.ts';
import { pointAt } from '../support/browser.ts';

/*
 * CSS variables and data attributes of the reference, on the elements that their rows name.
 */

interface Look {
  component: string;
  /** A demo, and what is done with it first. */
  route: string;
  demo: string;
  act?: (stage: Locator, page: Page) => Promise<void>;
  names: readonly string[];
}

const LOOKS: readonly Look[] = [
  {
    component: 'DataGridPremium',
    route: '/x/react-data-grid/style/',
    demo: 'RowGroups',
    names: [
      ...(styleHooks.DataGridPremium ?? [])
        .filter(isVariable)
        .map(({ name }) => name)
        // Without it there is a height, too.
        .filter((name) => name !== '--DataGrid-overlayHeight'),
      'data-id',
      'data-rowindex',
      'data-field',
      'data-colindex',
    ],
  },
  {
    component: 'DataGrid',
    route: '/x/react-data-grid/layout/',
    demo: 'OverlayHeight',
    names: ['--DataGrid-overlayHeight'],
  },
  {
    component: 'DataGrid',
    route: '/x/react-data-grid/column-groups/',
    demo: 'GroupedHeaders',
    names: ['data-fields'],
  },
  {
    component: 'DataGrid',
    route: '/x/react-data-grid/column-definition/',
    demo: 'ColumnTypes',
    names: ['data-value'],
  },
  {
    component: 'BarChart',
    route: '/x/react-charts/bars/',
    demo: 'KeyboardBars',
    act: async (stage) => {
      await stage.locator('svg[tabindex]').focus();
      await stage.page().keyboard.press('ArrowRight');
    },
    names: ['data-series', 'data-focused'],
  },
  {
    component: 'ChartsSurface',
    route: '/x/react-charts/bars/',
    demo: 'KeyboardBars',
    act: async (stage) => {
      await stage.locator('svg[tabindex]').focus();
      await stage.page().keyboard.press('ArrowRight');
    },
    names: ['data-has-focused-item'],
  },
  {
    component: 'SankeyChart',
    route: '/x/react-charts/sankey/',
    demo: 'BasicSankey',
    names: ['data-node', 'data-link-source', 'data-link-target'],
  },
  {
    component: 'ChartsXAxis',
    route: '/x/react-charts/axis/',
    demo: 'GroupedMonths',
    names: ['data-group-index'],
  },
  {
    component: 'DateRangeCalendar',
    route: '/x/react-date-pickers/date-range-calendar/',
    demo: 'ControlledRangeCalendar',
    names: ['data-timestamp', 'data-position'],
  },
  {
    component: 'PickersTextField',
    route: '/x/react-date-pickers/date-range-field/',
    demo: 'BasicRangeFields',
    names: ['data-sectionindex', 'data-range-position'],
  },
  {
    component: 'RichTreeView',
    route: '/x/react-tree-view/rich-tree-view/editing/',
    demo: 'BasicEditing',
    act: async (stage) => {
      await stage.getByRole('treeitem').first().focus();
    },
    names: ['--TreeView-itemChildrenIndentation', '--TreeView-itemDepth', 'data-focused'],
  },
];

const hookOf = ({ component }: Look, name: string): StyleHook => {
  const hook = styleHooks[component]?.find((one) => one.name === name);
  if (hook === undefined) throw new Error(`The table has no ${name} of ${component}.`);
  return hook;
};

/** Whether an element of a demo that the hook's row names has it. */
const isThere = (stage: Locator, { name, on }: StyleHook): Promise<boolean> =>
  stage.evaluate(
    (live, hook) =>
      [...live.querySelectorAll(hook.on)].some(
        (element) =>
          element.hasAttribute(hook.name) ||
          (hook.name.startsWith('--') &&
            getComputedStyle(element).getPropertyValue(hook.name) !== ''),
      ),
    { name, on },
  );

for (const look of LOOKS) {
  test(`${look.demo} has what the reference of ${look.component} says`, async ({ page }) => {
    await page.goto(`${look.route}#${look.demo}`);
    const stage = await pointAt(page.locator(`[data-stage="${look.demo}"]`));
    await look.act?.(stage, page);
    for (const name of look.names) {
      await expect.poll(() => isThere(stage, hookOf(look, name)), { message: name }).toBe(true);
    }
  });
}

test('a row has the address that others link to, and says what may be set', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/#data-grid-css-DataGrid-rowBorderColor');
  const row = page.locator('[id="data-grid-css-DataGrid-rowBorderColor"]');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('Yours to set');
  await expect(page.locator('[id="data-grid-css-DataGrid-rowWidth"]')).not.toContainText(
    'Yours to set',
  );
  await expect(page.getByRole('heading', { name: 'Data attributes' })).toBeVisible();
});
