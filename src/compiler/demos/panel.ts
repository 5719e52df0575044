import { escapeHtml, highlight } from '../highlight/highlight.ts';
import { codeVariants } from '../markdown/codeBlock.ts';
import type { DemoFile, DemoSource, DemoVariant } from './read.ts';

/** `demo.css` has a rule for each place in the row of files. */
const FILES_AT_MOST = 6;

export interface Panel {
  html: string;
  /** How long the demo's own file is in this styling, for the summary. */
  count: string;
}

/**
 * The code of one styling: its file alone, or a row of files to choose from. The row is made of radio buttons, which
 * need no script: CSS shows the file that is checked, arrow keys are the browser's.
 * @throws when there are more files than the row has room for.
 */
export async function printPanel(
  { name, variants }: DemoSource,
  { styling, files }: DemoVariant,
): Promise<Panel> {
  if (files.length > FILES_AT_MOST) {
    const given = files.map((file) => file.name).join(', ');
    throw new Error(`It has more than ${FILES_AT_MOST} files: ${given}.`);
  }
  const styled = variants.length < 2 ? '' : `styled-${styling}`;
  const [first, ...others] = files;
  const own = await printFile(first);
  const shown = [own, ...(await Promise.all(others.map(printFile)))];
  const code =
    others.length === 0
      ? own.html
      : printRow(shown, `files-${name}-${styling}`) + shown.map(printBlock).join('');
  return {
    html: `<div class="demo-panel${styled && ` ${styled}`}">${code}</div>`,
    count: ` <small${styled && ` class="${styled}"`}>${own.count}</small>`,
  };
}

interface ShownFile extends Panel {
  name: string;
}

/** The summary says how long the first one is. */
function printRow(files: readonly ShownFile[], group: string): string {
  const labels = files.map(({ name, count }, i) => {
    const checked = i === 0 ? ' checked' : '';
    const length = i === 0 ? '' : ` <small>${count}</small>`;
    return `<label><input type="radio" name="${group}"${checked}>${printName(name)}${length}</label>`;
  });
  return `<div class="file-names" role="radiogroup" aria-label="Files">${labels.join('')}</div>`;
}

/** With its name in both languages, for paper, where all files are shown. */
function printBlock({ name, html }: ShownFile): string {
  const plain = plainName(name);
  const other = plain === name ? '' : ` data-js="${escapeHtml(plain)}"`;
  return `<div class="demo-file" data-name="${escapeHtml(name)}"${other}>${html}</div>`;
}

/** `orders.ts` → `orders.js`; a file that is no code keeps its name. */
const plainName = (name: string): string => name.replace(/\.ts(x?)$/, '.js$1');

const printName = (name: string): string =>
  escapeHtml(name).replace(
    /\.ts(x?)$/,
    '<span class="ts">.ts$1</span><span class="js">.js$1</span>',
  );

const printCount = (lines: number): string => (lines === 1 ? '1 line' : `${lines} lines`);

async function printFile({ name, source }: DemoFile): Promise<ShownFile> {
  if (name.endsWith('.css')) {
    const code = await highlight(source, 'css');
    const count = printCount(source.split('\n').length);
    return { name, html: `<pre tabindex="0"><code>${code}</code></pre>`, count };
  }
  const { html, lines } = await codeVariants(source, name.endsWith('.ts') ? 'ts' : 'tsx');
  const count =
    lines.ts === lines.js
      ? printCount(lines.ts)
      : `<span class="ts">${lines.ts}</span><span class="js">${lines.js}</span> lines`;
  return { name, html, count };
}
