import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/code/code.css';
import '#markup/demo/demo.css';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import type { IslandName } from '#core/islands.ts';
import { elementsInCode } from '#core/inspect/describe.ts';
import { CodePanel } from '#markup/demo/CodePanel.tsx';
import type { DemoCode } from '#markup/demo/demoCode.ts';
import { Islands } from '../islands/Islands.tsx';
import { islands, type IslandDefinition } from '../islands/registry.ts';
import { islandsWithout } from '../islands/testIslands.ts';
import { demoCode } from './demoCode.ts';
import { demoContext } from './demoFrameFixture.tsx';
import { printedFile } from './printedFile.ts';

const lines = { ts: 1, js: 1 };
const html = '<i class="k">const </i>rows: <span class="dim">Row[]</span> = [&lt;Box />]';
const own = (name: string) => ({ name: `${name}.tsx`, code: { html: name }, lines });

const FIRST: DemoCode[] = [
  {
    styling: 'system',
    files: [
      own('First'),
      { name: 'rows.ts', code: { html: 'rows of MUI System' }, lines },
      { name: 'days.ts', code: { html: 'days' }, lines },
    ],
  },
  {
    styling: 'css',
    files: [own('First'), { name: 'rows.ts', code: { html, js: 'const rows = []' }, lines }],
  },
];

const sharedWith = { demo: 'First', words: 'first', styling: 'css' } as const;
const SECOND: DemoCode[] = [
  {
    styling: 'system',
    files: [own('Second'), { name: 'rows.ts', lines, sharedWith }],
  },
];

/** Two demos with a file in common, as the compiler prints them. */
function Article({
  first = FIRST,
  definitions = islands,
}: {
  first?: DemoCode[];
  definitions?: Readonly<Record<IslandName, IslandDefinition>>;
}) {
  const root = useRef<HTMLDivElement>(null);
  const panels = (name: string, variants: DemoCode[]) => (
    <section className="demo" id={name} data-demo={name} aria-label={name}>
      <details className="demo-code" open>
        <summary>{`Code of ${name}`}</summary>
        {variants.map((variant) => (
          <CodePanel
            key={variant.styling}
            {...variant}
            group={`${name}-${variant.styling}`}
            only={variants.length < 2}
          />
        ))}
      </details>
    </section>
  );
  return (
    <>
      <div ref={root}>
        {panels('First', first)}
        {panels('Second', SECOND)}
      </div>
      <Islands root={root} context={demoContext} definitions={definitions} />
    </>
  );
}

const second = () => page.getByRole('region', { name: 'Second' });
const shownCode = () =>
  [...document.querySelectorAll<HTMLElement>('#Second .demo-file')].find(
    (file) => file.getClientRects().length > 0,
  );
const serialize = (node: Node): string => new XMLSerializer().serializeToString(node);
const element = (): Element => document.querySelector('#Second') as Element;

beforeEach(() => document.documentElement.setAttribute('data-code', 'TS'));

afterEach(() => {
  document.documentElement.removeAttribute('data-code');
});

it('says whose the code is, and shows it once a reader comes to the code', async () => {
  await render(<Article />);
  const note = document.querySelector('#Second .demo-file > p');
  expect(note?.textContent).toBe('The code of this file is in the example first.');
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('#First');
  await userEvent.hover(second().getByText('Code of Second'));
  await expect.poll(() => document.querySelector('#Second .demo-file > p')).toBeNull();
  await second().getByText('rows.ts').click();
  const pres = [...(shownCode()?.querySelectorAll('pre') ?? [])];
  expect(pres.map(serialize)).toEqual(
    [...document.querySelectorAll('#First .styled-css .demo-file[data-name="rows.ts"] pre')].map(
      serialize,
    ),
  );
  expect(pres[0]?.textContent).toBe('const rows: Row[] = [<Box />]');
  expect(pres[0]?.querySelector('i.k')).not.toBeNull();
});

it('is chosen by arrow keys alone, and its code is the next stop', async () => {
  await render(<Article />);
  document.querySelector<HTMLElement>('#Second input')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .poll(() => shownCode()?.querySelector('pre.ts')?.textContent)
    .toContain('const rows');
  await userEvent.tab();
  expect(document.activeElement).toBe(shownCode()?.querySelector('pre.ts'));
});

it('is copied in the language that the reader prefers, also before its code stands there', async () => {
  await render(<Article />);
  document.querySelectorAll<HTMLInputElement>('#Second input')[1]?.click();
  expect(demoCode(element())).toBe('const rows: Row[] = [<Box />]');
  document.documentElement.setAttribute('data-code', 'JS');
  expect(demoCode(element())).toBe('const rows = []');
  await userEvent.hover(second().getByText('Code of Second'));
  await expect.poll(() => shownCode()?.querySelectorAll('pre').length).toBe(2);
  expect(demoCode(element())).toBe('const rows = []');
});

it('tells other parts of the site what stands in it', async () => {
  await render(<Article />);
  const files = [...document.querySelectorAll<HTMLElement>('#Second .demo-file')];
  const texts = files.map((file) => printedFile(file).querySelector('pre')?.textContent ?? '');
  expect(texts).toEqual(['Second', 'const rows: Row[] = [<Box />]']);
  expect(elementsInCode(texts.join('\n'))).toEqual(['Box']);
});

it('keeps the word of whose it is when no demo has the code', async () => {
  await render(
    <Article first={FIRST.slice(0, 1).map((each) => ({ ...each, files: [each.files[0]] }))} />,
  );
  await userEvent.hover(second().getByText('Code of Second'));
  await second().getByText('rows.ts').click();
  await expect.element(second().getByText('The code of this file is in the example')).toBeVisible();
});

it('keeps the word of whose it is when the island does not come, and asks again', async () => {
  await render(<Article definitions={islandsWithout('shared-file')} />);
  await userEvent.hover(second().getByText('Code of Second'));
  await second().getByText('rows.ts').click();
  const again = second().getByRole('button', { name: islandMessages.retry });
  await expect.element(again).toBeVisible();
  await expect.element(second().getByText('The code of this file is in the example')).toBeVisible();
  await again.click();
  await expect
    .poll(() => shownCode()?.querySelector('pre.ts')?.textContent)
    .toContain('const rows');
});
