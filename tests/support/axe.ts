import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { endAnimations, settled } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe writes the HTML of all that it looks at. Here, it is written of what is wrong. */
const WITHOUT_HTML = ';axe.configure({ noHtml: true })';

interface AxeResult {
  id: string;
  help: string;
  nodes: {
    target: unknown[];
    failureSummary: string;
    /** Its classes and its tag. */
    html: string;
    /** The classes of what it is in. */
    parent: string;
  }[];
}

interface AxeRun {
  violations: (Omit<AxeResult, 'nodes'> & {
    nodes: (Omit<AxeResult['nodes'][number], 'html' | 'parent'> & { element?: Element })[];
  })[];
}

/** The library's mark on unlicensed demos is pale by design, and must not be changed. */
const WATERMARK = /Missing license key/;

/** The grid renders a header without a name above columns that are in no group. Its page says so. */
const EMPTY_GROUP = /MuiDataGrid-columnHeader--emptyGroup/;

/**
 * The grid renders an overlay in the element with `role="grid"`, which may only have rows, and a row of headers without
 * any if no column is visible. The page about overlays says so.
 */
const ROWS_OF_OVERLAYS = [
  { element: /role="grid"/, reason: /not allowed: button\[tabindex\]$/ },
  { element: /MuiDataGrid-row--borderBottom/, reason: /role not present: cell, columnheader/ },
];

const isOfOverlay = ({ html, failureSummary }: AxeResult['nodes'][number]): boolean =>
  ROWS_OF_OVERLAYS.some(({ element, reason }) => element.test(html) && reason.test(failureSummary));

/**
 * What the packages render, and no prop changes. In pickers, the date in a toolbar is an `h4`, whatever comes before it; an
 * option of a clock that shows "01" is named "1 hours"; a disabled time in a single list is pale, but has no
 * `aria-disabled`. In the charts panel of a grid, the chosen type is written in the primary color on a tint of it; a section of its
 * pivot panel has a count beside its name, and the sign that a branch loads has no name. The pages about these things say so.
 */
const PARTS_OF_PACKAGES = [
  { id: 'heading-order', element: /PickerToolbar-title/ },
  { id: 'label-content-name-mismatch', element: /aria-label="\d+ (?:hours|minutes|seconds)"/ },
  { id: 'color-contrast', element: /Mui-disabled[^>]* MuiDigitalClock-item/ },
  { id: 'color-contrast', element: /MuiDataGrid-chartTypeSelectorButton/ },
  { id: 'label-content-name-mismatch', element: /MuiDataGrid-collapsibleTrigger/ },
  { id: 'aria-progressbar-name', element: /MuiDataGrid-\w+CellLoadingContainer/ },
];

/** A selector also has the name of what a part is in. */
const isOfPackage = (rule: string, { html, parent, target }: AxeResult['nodes'][number]): boolean =>
  PARTS_OF_PACKAGES.some(
    ({ id, element }) => id === rule && element.test(`${html} ${parent} ${target.join(' ')}`),
  );

/** Which rules are asked, as axe has it in its options. */
interface AxeRules {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  rules?: Record<string, { enabled: boolean }>;
}

const EVERY_RULE: AxeRules = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** The rules whose answers depend on colors, for a second look at the same page in the other scheme. */
export const COLORS: AxeRules = { runOnly: { type: 'rule', values: OF_COLORS } };

/** All other rules: three quarters of what axe takes are colors. */
const NO_COLORS: AxeRules = {
  ...EVERY_RULE,
  rules: Object.fromEntries(OF_COLORS.map((rule) => [rule, { enabled: false }])),
};

const TREE = '#shell-tree';

/** The trees of pages that axe has passed in this worker, in a view. */
const passedTrees = new Set<string>();

/** Names what decides how a page looks: scheme, direction, and width. */
const viewOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    return [backgroundColor, document.dir, innerWidth].join(' ');
  });

/** Names how a page shows its tree: pages of a product have the same one, but for the place of the current page. */
const treeOf = async (page: Page, rules: AxeRules): Promise<string> => {
  const product = await page.evaluate(
    (tree) => document.querySelector<HTMLElement>(tree)?.dataset['product'],
    TREE,
  );
  return [product, await viewOf(page), JSON.stringify(rules)].join(' ');
};

/**
 * Runs axe over the page, at rest, by default with the rules of WCAG 2.2 AA and best practice. What repeats is examined
 * once: the tree of pages that all pages of a product have, and tokens of one kind in a block of code.
 */
export async function axe(page: Page, rules: AxeRules = EVERY_RULE): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE + WITHOUT_HTML);
  const tree = await treeOf(page, rules);
  const violations = await runAxe(page, rules, passedTrees.has(tree) ? [TREE] : []);
  if (violations.length === 0) passedTrees.add(tree);
  return violations;
}

/** The kinds of elements whose colors axe has passed in this worker, in a view. */
const passedKinds = new Map<string, Set<number>>();

/**
 * Runs axe over a page of which many more are made of the same parts, such as one of the reference: colors are examined
 * where the page has text in an element of a new kind. Elements are of one kind when they, and all that they are in, have
 * the same tags and attributes, but for those that only name or lead to something.
 * @param rules `COLORS`, for a second look in the other scheme; by default, every rule.
 */
export async function axeOfParts(page: Page, rules: AxeRules = EVERY_RULE): Promise<string[]> {
  const view = await viewOf(page);
  const passed = passedKinds.get(view) ?? new Set();
  passedKinds.set(view, passed);
  const kinds = await kindsOf(page);
  const isNew = kinds.some((kind) => !passed.has(kind));
  if (!isNew && rules === COLORS) return [];
  const violations = await axe(page, isNew ? rules : NO_COLORS);
  if (isNew && violations.length === 0) for (const kind of kinds) passed.add(kind);
  return violations;
}

/** Hashes of the kinds of elements that show text. */
const kindsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const saysNoColor =
      /^(?:id|href|for|name|title|value|datetime|aria-(?:label|labelledby|controls|describedby|owns)|data-(?:page|traits|filtered|since|event-\w+))$/;
    const kinds = new Set<number>();
    const left: [Element, number][] = [[document.body, 0]];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [element, outer] = next;
      if (!element.checkVisibility()) continue;
      const attributes = [...element.attributes]
        .filter(({ name }) => !saysNoColor.test(name))
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      let kind = outer;
      for (const letter of `${element.tagName} ${attributes.join(' ')}`)
        kind = (Math.imul(kind, 31) + (letter.codePointAt(0) ?? 0)) | 0;
      const hasText = [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim() !== '',
      );
      if (hasText || element.matches('input, textarea')) kinds.add(kind);
      for (const child of element.children) left.push([child, kind]);
    }
    return [...kinds];
  });

async function runAxe(page: Page, rules: AxeRules, exclude: readonly string[]): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0)); // a floating link must not lie over what is examined
  await settled(page); // the link goes at the event that a scroll sends in the next frame
  await endAnimations(page); // a color on its way to another one is none of the design's
  const violations = await page.evaluate(
    async ([rules, exclude]) => {
      await document.fonts.ready;
      // Axe does not examine what is hidden, but walks it: most of a page is code in other languages and stylings. Of the code
      // that is shown, a token of each kind is enough for a block.
      const blocks = [...document.querySelectorAll('pre')].map((block) => {
        const shown = block.cloneNode(block.checkVisibility()) as HTMLElement;
        const kinds = new Set<string>();
        for (const token of shown.querySelectorAll('span:not(:has(*))')) {
          const kind = `${token.className} ${token.parentElement?.className}`;
          if (kinds.has(kind)) token.replaceWith(token.textContent);
          kinds.add(kind);
        }
        return { block, children: [...block.childNodes], shown: [...shown.childNodes] };
      });
      for (const { block, shown } of blocks) block.replaceChildren(...shown);
      const tool = (
        window as unknown as {
          axe: { run: (context: object, options: object) => Promise<AxeRun> };
        }
      ).axe;
      try {
        // Axe cuts long tags short: what tells a package's part from ours is in its classes.
        const found = await tool.run(
          { exclude },
          { ...rules, resultTypes: ['violations'], elementRef: true },
        );
        return found.violations.map((violation) => ({
          ...violation,
          nodes: violation.nodes.map(({ element, ...node }) => ({
            ...node,
            html: `${element?.getAttribute('class') ?? ''} ${element?.outerHTML.slice(0, 300)}`,
            parent: element?.parentElement?.getAttribute('class') ?? '',
          })),
        }));
      } finally {
        for (const { block, children } of blocks) block.replaceChildren(...children);
      }
    },
    [rules, exclude] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !WATERMARK.test(html))
      .filter(({ html }) => id !== 'empty-table-header' || !EMPTY_GROUP.test(html))
      .filter((node) => id !== 'aria-required-children' || !isOfOverlay(node))
      .filter((node) => !isOfPackage(id, node))
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} — ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
  );
}
