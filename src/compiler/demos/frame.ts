import path from 'node:path';
import { printIsland } from '#core/islands.ts';
import { highlight } from '../highlight/highlight.ts';
import { demoWords } from './demoWords.ts';
import { gistOf } from './gist.ts';
import { toJavaScript } from './javascript.ts';
import { printPanel } from './panel.ts';
import type { DemoSource, DemoVariant } from './read.ts';

/** A demo whose code has more lines starts folded; the first one of a page may be longer, it is what most came for. */
const OPEN_UP_TO_LINES = 32;
const FIRST_OPEN_UP_TO_LINES = 45;

const STYLING_NAMES = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

/** Where `assemble` puts the pre-rendered demo and the height kept free for it. */
export const stageMark = (name: string): string => `<!--stage:${name}-->`;
export const STAGE_MARK = /<!--stage:(\w+)-->/g;

/**
 * The static part of a demo: the box it is mounted in, its code in every variant, and the buttons for them. All of it
 * reads without JavaScript; buttons are hidden then.
 * @param first whether it is the first demo of its page.
 */
export async function printDemo(demo: DemoSource, first: boolean): Promise<string> {
  const panels = await Promise.all(demo.variants.map((variant) => printPanel(demo, variant)));
  const lines = demo.variants[0].files[0].source.split('\n').length;
  const open = lines <= (first ? FIRST_OPEN_UP_TO_LINES : OPEN_UP_TO_LINES) ? ' open' : '';
  return [
    `<section class="demo" id="${demo.name}" data-demo="${demo.name}" data-source="${sourceOf(demo)}" aria-label="Example: ${demoWords(demo.name)}">`,
    stageMark(demo.name),
    `<div class="island" ${printIsland('demo-tools')}><div class="demo-tools" role="toolbar" aria-label="Tools of ${demoWords(demo.name)}">${printStylings(demo)}${printLanguages(demo)}`,
    `<button type="button" class="tool" data-action="copy-demo"${counted(demo, 'copy')}>Copy</button>`,
    `<button type="button" class="tool wide" data-tool="edit" aria-pressed="false"${counted(demo, 'edit')}>Edit</button>`,
    `<button type="button" class="tool wide" data-tool="stackblitz"${counted(demo, 'stackblitz')}>StackBlitz</button>`,
    `<button type="button" class="tool" data-tool="more" aria-haspopup="menu" aria-label="More tools"${counted(demo, 'more')}>⋯</button></div></div>`,
    `<details class="demo-code"${open}><summary><span>Code</span>${panels.map(({ count }) => count).join('')}</summary>`,
    panels.map(({ html }) => html).join(''),
    '</details>',
    open === ''
      ? (await Promise.all(demo.variants.map((variant) => printGist(demo, variant)))).join('')
      : '',
    '</section>',
  ].join('');
}

/** The demo's own file below its page's folder: `BasicSorting.tsx`, `StyledBars/system.tsx`. */
function sourceOf({ name, variants }: DemoSource): string {
  const file = path.basename(variants[0].files[0].path);
  return file === `${name}.tsx` ? file : `${name}/${file}`;
}

/** What analytics hears of a click (`core/events.ts`); entries of the menu say it in `DemoMenu.tsx`. */
const counted = ({ name }: DemoSource, action: string): string =>
  ` data-event-category="demo" data-event-action="${action}" data-event-label="${name}"`;

function printLanguages(demo: DemoSource): string {
  const button = (value: string, label: string) =>
    `<button type="button" class="tool" data-set="codeVariant" data-value="${value}"${counted(demo, `language-${value.toLowerCase()}`)}>${label}</button>`;
  return `<span class="choice" role="group" aria-label="Language of the code">${button('TS', 'TS')}${button('JS', 'JS')}</span>`;
}

function printStylings(demo: DemoSource): string {
  const { variants } = demo;
  if (variants.length < 2) return '';
  const buttons = variants.map(({ styling }) => {
    const name = STYLING_NAMES[styling];
    const label = name === 'MUI System' ? 'System' : name;
    return `<button type="button" class="tool" data-set="codeStyling" data-value="${name}"${counted(demo, `styling-${styling}`)}>${label}</button>`;
  });
  return `<span class="choice" role="group" aria-label="Styling of the code">${buttons.join('')}</span>`;
}

/** The essential lines of a file that starts folded; they go when it is unfolded. */
async function printGist(demo: DemoSource, { styling, files }: DemoVariant): Promise<string> {
  const { source, name } = files[0];
  const script = await toJavaScript(source, name.endsWith('.ts') ? 'ts' : 'tsx');
  const [ts, js] = [gistOf(source), gistOf(script || source)];
  if (ts === undefined || js === undefined) return '';
  const styled = demo.variants.length < 2 ? '' : ` styled-${styling}`;
  const pre = async (text: string, kind: string) =>
    `<pre tabindex="0"${kind}><code>${await highlight(text, 'jsx')}</code></pre>`;
  const html =
    ts === js ? await pre(ts, '') : (await pre(ts, ' class="ts"')) + (await pre(js, ' class="js"'));
  return `<div class="demo-gist${styled}">${html}</div>`;
}
