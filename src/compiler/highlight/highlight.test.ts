import { describe, expect, it, vi } from 'vitest';
import { highlight, LANGUAGES } from './highlight.ts';
import { printCode, textOfCode, type LineMark } from './highlightedCode.ts';

const SAMPLES: Record<string, string> = {
  tsx: 'import { A } from \'a\';\n\n/* A\n   comment */\nexport const b = <A title="x & y">{1 < 2 ? `${c}` : null}</A>;',
  ts: 'const first = <T>(list: T[]): T | undefined => list[0];',
  js: 'const a = (b) => b?.c ?? 1; // why',
  jsx: 'const a = <b />;',
  bash: 'npm install "@mui/x-data-grid" && echo $HOME',
  sh: 'ls | wc -l',
  json: '{ "a": [1, true, null, "<"] }',
  css: '.a:hover > b { color: var(--x); margin: 0 1px; } /* c */',
  html: '<!doctype html>\n<p class="a">b &amp; c</p>\n<script>let d = "</p>";</script>',
  text: '  <plain> & "quoted"\n\n  text',
};

const printed = async (...args: Parameters<typeof highlight>): Promise<string> =>
  printCode(await highlight(...args));

describe('highlight', () => {
  it('knows a sample of every language a fence may name', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual([...LANGUAGES].sort());
  });

  it.each(Object.entries(SAMPLES))('shows the text of %s unchanged', async (language, code) => {
    expect(textOfCode(await highlight(code, language))).toBe(code);
  });

  it.each(Object.entries(SAMPLES))(
    'prints %s with one-letter classes alone',
    async (language, code) => {
      const html = await printed(code, language);
      const tags = html.match(/<[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !/^<\/?i>$|^<i class="[cksnftap]">$/.test(tag))).toEqual([]);
      expect(tags.length > 0).toBe(language !== 'text');
    },
  );

  it.each(Object.entries(SAMPLES))(
    'leaves no neighbors of one class in %s',
    async (language, code) => {
      for (const line of (await printed(code, language)).split('\n')) {
        expect(line).not.toMatch(/<i class="(\w)">[^<]*<\/i><i class="\1">/);
        expect(line).not.toMatch(/<i class="\w">\s*<\/i>/);
      }
    },
  );

  it('tells comments, keywords, strings, numbers, functions and types apart', async () => {
    const html = await printed('const a: Row = go(1, "x"); // why', 'ts');
    expect(html).toBe(
      '<i class="k">const</i> a<i class="p">: </i><i class="t">Row </i><i class="p">= </i><i class="f">go</i><i class="p">(</i><i class="n">1</i><i class="p">, </i><i class="s">&quot;x&quot;</i><i class="p">); </i><i class="c">// why</i>',
    );
  });

  it('gives each line of a comment its own element', async () => {
    expect(await printed('/* a\n   b */', 'js')).toBe(
      '<i class="c">/* a</i>\n<i class="c">   b */</i>',
    );
  });

  it('reads each line to its end, however slow the machine is', async () => {
    const code = 'const a: Row = go(1, "x"); // why';
    const quick = await highlight(code, 'ts');
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    const slow = await highlight(code, 'ts');
    clock.mockRestore();
    expect(slow).toEqual(quick);
  });

  it('reads type parameters in ts as such, not as elements', async () => {
    const html = await printed(SAMPLES['ts'] ?? '', 'ts');
    expect(html).toContain('<i class="p">&gt;(</i>list');
  });

  it('wraps each marked line with its end', async () => {
    const marks = new Map<number, LineMark>([
      [0, 'highlight'],
      [1, 'removed'],
      [3, 'added'],
      [9, 'added'],
    ]);
    expect(await printed('a\nb\nc\nd', 'text', marks)).toBe(
      '<span class="hl">a\n</span><span class="del">b\n</span>c\n<span class="add">d</span>',
    );
  });
});
