import { escapeHtml, highlight } from '../highlight/highlight.ts';
import { codeVariants } from '../markdown/codeBlock.ts';
import type { DemoFile, DemoSource, DemoVariant } from './read.ts';

/** A demo whose code has more lines starts folded. */
const OPEN_UP_TO_LINES = 24;

const STYLING_NAMES = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

/** Where `assemble` puts the pre-rendered demo and the height kept free for it. */
export const stageMark = (name: string): string => `<!--stage:${name}-->`;
export const STAGE_MARK = /<!--stage:(\w+)-->/g;

/**
 * The static part of a demo: the box it is mounted in, its code in every variant, and the buttons for them. All of it
 * reads without JavaScript; buttons are hidden then.
 */
export async function printDemo(demo: DemoSource): Promise<string> {
  const panels = await Promise.all(demo.variants.map((variant) => printVariant(demo, variant)));
  const lines = demo.variants[0].files[0].source.split('\n').length;
  const open = lines <= OPEN_UP_TO_LINES ? ' open' : '';
  return [
    `<section class="demo" id="${demo.name}" data-demo="${demo.name}" aria-label="Example: ${wordsOf(demo.name)}">`,
    stageMark(demo.name),
    `<div class="demo-tools">${printStylings(demo)}${printLanguages()}`,
    '<button type="button" class="tool" data-action="copy-demo">Copy</button></div>',
    `<details class="demo-code"${open}><summary><span>Code</span> <small>${lines} lines</small></summary>`,
    panels.join(''),
    '</details></section>',
  ].join('');
}

/** `BasicSorting` → `basic sorting`. */
const wordsOf = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

function printLanguages(): string {
  const button = (value: string, label: string) =>
    `<button type="button" class="tool" data-set="codeVariant" data-value="${value}">${label}</button>`;
  return `<span class="choice" role="group" aria-label="Language of the code">${button('TS', 'TS')}${button('JS', 'JS')}</span>`;
}

function printStylings({ variants }: DemoSource): string {
  if (variants.length < 2) return '';
  const buttons = variants.map(({ styling }) => {
    const name = STYLING_NAMES[styling];
    const label = name === 'MUI System' ? 'System' : name;
    return `<button type="button" class="tool" data-set="codeStyling" data-value="${name}">${label}</button>`;
  });
  return `<span class="choice" role="group" aria-label="Styling of the code">${buttons.join('')}</span>`;
}

async function printVariant(demo: DemoSource, { styling, files }: DemoVariant): Promise<string> {
  const [main, ...others] = files;
  const inner = [
    await printFile(main),
    ...(await Promise.all(others.map((file) => printOther(file)))),
  ].join('');
  if (demo.variants.length < 2) return `<div class="demo-panel">${inner}</div>`;
  return `<div class="demo-panel styled-${styling}">${inner}</div>`;
}

async function printFile(file: DemoFile): Promise<string> {
  if (file.name.endsWith('.css')) {
    return `<pre tabindex="0"><code>${await highlight(file.source, 'css')}</code></pre>`;
  }
  return (await codeVariants(file.source, file.name.endsWith('.ts') ? 'ts' : 'tsx')).html;
}

async function printOther(file: DemoFile): Promise<string> {
  const lines = file.source.split('\n').length;
  const name = escapeHtml(file.name).replace(
    /\.ts(x?)$/,
    '<span class="ts">.ts$1</span><span class="js">.js</span>',
  );
  const open = lines <= OPEN_UP_TO_LINES ? ' open' : '';
  return `<details class="demo-file"${open}><summary><span>${name}</span> <small>${lines} lines</small></summary>${await printFile(file)}</details>`;
}
