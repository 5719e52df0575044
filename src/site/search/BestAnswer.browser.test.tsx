import '../theme/tokens.css';
import type { CSSProperties } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { codeMessages } from '#content/messages/code.ts';
import { searchMessages } from '#content/messages/search.ts';
import type { SearchAnswer, SearchHit } from '#core/search/engine.ts';
import { SearchServicesContext, type SearchServices } from './services.ts';
import { SearchView } from './SearchView.tsx';

const TREE = {
  product: 'x-tree-view',
  route: '/x/react-tree-view/rich-tree-view/items/',
  title: 'Items',
} as const;
const ENTITY = { plan: 'community', deprecated: false, type: '', default: '', text: '' } as const;

const SECTION: SearchHit = {
  entity: { ...ENTITY, kind: 'section', name: 'Disabled items', owners: [TREE], hash: 'disabled' },
  page: TREE,
  address: `${TREE.route}#disabled`,
  path: ['Tree View', 'Rich Tree View', 'Items', 'Items'],
  excerpt: { text: 'Return true for an item. Nobody can select it.', marks: [[19, 23]] },
  score: 2,
};
const PROP: SearchHit = {
  entity: {
    ...ENTITY,
    kind: 'prop',
    name: 'disabledItemsFocusable',
    plan: 'pro',
    type: 'boolean',
    default: 'false',
    owners: [{ ...TREE, title: 'RichTreeViewPro' }],
  },
  page: { ...TREE, title: 'RichTreeViewPro' },
  address: '/x/api/tree-view/rich-tree-view-pro/#disabledItemsFocusable',
  score: 1,
};

const CODE = 'isItemDisabled={(item) => item.disabled}\n';
const BEST: SearchAnswer['best'] = {
  title: 'Disabled items',
  address: SECTION.address,
  path: [],
  sentence: 'Return true from isItemDisabled.',
  code: { language: 'tsx', text: CODE },
};

const draw = (more: Partial<SearchAnswer> = {}, style: CSSProperties = {}) => {
  const services: SearchServices = {
    ask: (_, listener) => listener({ hits: [SECTION, PROP], total: 2, near: [], ...more }, true),
    forget: () => undefined,
    fetchPage: async () => new Document(),
  };
  return render(
    <>
      <SearchServicesContext value={services}>
        <div style={style}>
          <SearchView id="test" initial="disable an item" />
        </div>
      </SearchServicesContext>
      <textarea aria-label="Pasted" />
    </>,
  );
};

const group = (name: string) => page.getByRole('group', { name, exact: true });
const options = () => page.getByRole('listbox').getByRole('option');
const pasted = () => page.getByLabelText('Pasted');

function focused(): HTMLElement {
  if (document.activeElement instanceof HTMLElement) return document.activeElement;
  throw new Error('Nothing has the focus.');
}

async function paste(): Promise<void> {
  await userEvent.click(pasted());
  await userEvent.keyboard('{Control>}v{/Control}');
}

beforeEach(() => page.viewport(1200, 900));

it('puts what surely answers on top: its first sentence, and its code, which can be copied', async () => {
  await draw({ best: BEST });
  const best = group(searchMessages.group.best).getByRole('option');
  await expect.element(best).toHaveAttribute('aria-selected', 'true');
  await expect.element(best).toHaveTextContent(CODE.trim());
  await expect
    .element(best)
    .toHaveAccessibleName(
      'Disabled items Tree View › Rich Tree View › Items Return true from isItemDisabled.',
    );
  await expect.element(group(searchMessages.group.others).getByRole('option')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: searchMessages.copy.code }));
  await paste();
  await expect.element(pasted()).toHaveValue(CODE);
});

it('reaches the button that copies with the Tab key, from the field', async () => {
  await draw({ best: BEST });
  const copy = page.getByRole('button', { name: searchMessages.copy.code });
  await expect.element(copy).toBeVisible();
  for (let presses = 0; presses < 5 && document.activeElement !== copy.element(); presses += 1) {
    await userEvent.tab();
  }
  await expect.element(copy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: codeMessages.copied })).toBeVisible();
});

it('scrolls a long list by the keys of the field, and is no Tab stop itself', async () => {
  const many = Array.from({ length: 40 }, (_, at): SearchHit => ({
    ...PROP,
    entity: { ...PROP.entity, name: `prop${at}` },
    address: `${PROP.address}${at}`,
  }));
  await draw({ hits: many, total: many.length }, { height: 400 });
  await expect.element(options().first()).toBeVisible();
  await expect.element(options().last()).not.toBeInViewport();
  for (const [key, end] of [
    ['ArrowUp', options().last()],
    ['ArrowDown', options().first()],
    ['End', options().last()],
    ['Home', options().first()],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(end, { message: key }).toBeInViewport();
  }
  let presses = 0;
  while (document.activeElement !== pasted().element() && presses < 20) {
    await userEvent.tab();
    presses += 1;
    await expect.element(focused()).toHaveAccessibleName();
  }
  await expect.element(pasted()).toHaveFocus();
});

it('lists all as they are ranked, with what they are, where they stand, and the words that fit', async () => {
  await draw();
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  const section = options().first();
  await expect.element(section).toHaveTextContent('Tree View › Rich Tree View › Items');
  await expect.element(section).toHaveTextContent('Nobody can select it.');
  await expect
    .element(options().last())
    .toHaveTextContent(/disabledItemsFocusable.*Pro.*Prop · Tree View › RichTreeViewPro/);
  const marked = (): (string | null)[] =>
    [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Disabled', 'items', 'item', 'disabled', 'Items']);
});

it('copies the example of a result', async () => {
  await draw();
  await userEvent.keyboard('{ArrowDown}');
  const pane = page.getByRole('region', { name: searchMessages.preview });
  await expect.element(pane.getByRole('heading')).toHaveTextContent('disabledItemsFocusable');
  await userEvent.click(pane.getByRole('button', { name: searchMessages.copy.example }));
  await paste();
  await expect.element(pasted()).toHaveValue('<RichTreeViewPro disabledItemsFocusable />');
});
