import type { Element } from 'hast';
import type { LineCounts } from '#markup/code/codeText.ts';
import { toJavaScript } from '../demos/javascript.ts';
import { highlight } from '../highlight/highlight.ts';
import type { HighlightedText } from '../highlight/highlightedCode.ts';
import { alignMarks, type LineMarks } from '../highlight/lineMarks.ts';
import { place } from '../print/tree.ts';

interface CodeVariants {
  code: HighlightedText;
  lines: LineCounts;
}

const countLines = (text: string): number => text.split('\n').length;

const isDiff = (marks: LineMarks): boolean =>
  [...marks.values()].some((mark) => mark === 'added' || mark === 'removed');

/**
 * A TypeScript text, highlighted, with its JavaScript where that differs. A diff's lines are of two texts, and have none.
 * @throws when the JavaScript cannot be derived.
 */
export async function codeVariants(
  source: string,
  language: 'ts' | 'tsx',
  marks: LineMarks = new Map(),
): Promise<CodeVariants> {
  const code = highlight(source, language, marks);
  const script = isDiff(marks) ? '' : await toJavaScript(source, language);
  const ts = countLines(source.trimEnd());
  if (script === '' || script === source.trim()) return { code: { code }, lines: { ts, js: ts } };
  const js = highlight(script, 'jsx', alignMarks(source, script, marks));
  return { code: { code, js }, lines: { ts, js: countLines(script) } };
}

/** Whether a text has a form in JavaScript, be it the same: declarations of types and diffs have none. */
const isInBoth = async (code: string, language: 'ts' | 'tsx', marks?: LineMarks) =>
  !(marks !== undefined && isDiff(marks)) && (await toJavaScript(code, language)) !== '';

interface CodeBlock {
  code: string;
  language: string;
  title?: string;
  marks?: LineMarks;
  /** The line of the page, for code that exists in other date libraries. */
  dated?: number;
}

/** A fence of a page: a figure with an optional title, its code, and a copy button. */
export async function codeBlock({
  code,
  language,
  title,
  marks,
  dated,
}: CodeBlock): Promise<Element> {
  const typed = language === 'ts' || language === 'tsx' ? language : undefined;
  const text =
    typed === undefined
      ? { code: highlight(code, language, marks) }
      : (await codeVariants(code, typed, marks)).code;
  return place('CodeBlock', {
    code: text,
    ...(typed !== undefined && (await isInBoth(code, typed, marks)) && { both: true }),
    ...(language === 'bash' && { shell: true }),
    ...(title !== undefined && { title }),
    ...(dated !== undefined && { dated }),
  });
}
