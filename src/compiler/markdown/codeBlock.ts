import { toJavaScript } from '../demos/javascript.ts';
import { escapeHtml, highlight, type LineMark } from '../highlight/highlight.ts';

interface CodeVariants {
  html: string;
  /** Both languages are there and differ. */
  both: boolean;
  /** How many lines each variant has. */
  lines: { ts: number; js: number };
}

const countLines = (text: string): number => text.split('\n').length;

/**
 * A TypeScript text as one `<pre>`, or as two when its JavaScript differs; CSS shows the one the reader prefers.
 * @throws when the JavaScript cannot be derived.
 */
export async function codeVariants(
  source: string,
  language: 'ts' | 'tsx',
  marks?: ReadonlyMap<number, LineMark>,
): Promise<CodeVariants> {
  const typed = await highlight(source, language, marks);
  const script =
    marks === undefined || marks.size === 0 ? await toJavaScript(source, language) : '';
  const ts = countLines(source.trimEnd());
  if (script === '' || script === source.trim()) {
    return { html: pre(typed), both: false, lines: { ts, js: ts } };
  }
  const plain = await highlight(script, 'jsx');
  const lines = { ts, js: countLines(script) };
  return { html: pre(typed, 'ts') + pre(plain, 'js'), both: true, lines };
}

/** A `<pre>` that can be scrolled by keyboard. */
const pre = (code: string, variant?: 'ts' | 'js'): string =>
  `<pre tabindex="0"${variant === undefined ? '' : ` class="${variant}"`}><code>${code}</code></pre>`;

interface CodeBlock {
  code: string;
  language: string;
  title?: string;
  marks?: ReadonlyMap<number, LineMark>;
}

/** A fence of a page: a figure with an optional title, its code, and a copy button. */
export async function printCodeBlock({ code, language, title, marks }: CodeBlock): Promise<string> {
  const { html, both } =
    language === 'ts' || language === 'tsx'
      ? await codeVariants(code, language, marks)
      : { html: pre(await highlight(code, language, marks)), both: false };
  const caption = title === undefined ? '' : `<figcaption>${printTitle(title, both)}</figcaption>`;
  const kind = language === 'bash' ? 'code shell' : 'code';
  return `<figure class="${kind}">${caption}${html}<button type="button" class="copy" data-action="copy">Copy</button></figure>`;
}

/** A file's name follows the variant that is shown. */
function printTitle(title: string, both: boolean): string {
  const escaped = escapeHtml(title);
  if (!both) return escaped;
  return escaped.replace(/\.ts(x?)$/, '<span class="ts">.ts$1</span><span class="js">.js$1</span>');
}
