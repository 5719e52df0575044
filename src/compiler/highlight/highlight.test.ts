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

const printed = (...args: Parameters<typeof highlight>): string => printCode(highlight(...args));

describe('highlight', () => {
  it('knows a sample of every language a fence may name', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual([...LANGUAGES].sort());
  });

  it.each(Object.entries(SAMPLES))('shows the text of %s unchanged', (language, code) => {
    expect(textOfCode(highlight(code, language))).toBe(code);
  });

  it.each(Object.entries(SAMPLES))('prints %s with one-letter classes alone', (language, code) => {
    const html = printed(code, language);
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?i>$|^<i class="[cksnftap]">$/.test(tag))).toEqual([]);
    expect(tags.length > 0).toBe(language !== 'text');
  });

  it.each(Object.entries(SAMPLES))('leaves no neighbors of one class in %s', (language, code) => {
    for (const line of printed(code, language).split('\n')) {
      expect(line).not.toMatch(/<i class="(\w)">[^<]*<\/i><i class="\1">/);
      expect(line).not.toMatch(/<i class="\w">\s*<\/i>/);
    }
  });

  it('tells comments, keywords, strings, numbers, functions and types apart', () => {
    const html = printed('const a: Row = go(1, "x"); // why', 'ts');
    expect(html).toBe(
      '<i class="k">const</i> a<i class="p">: </i><i class="t">Row </i><i class="p">= </i><i class="f">go</i><i class="p">(</i><i class="n">1</i><i class="p">, </i><i class="s">&quot;x&quot;</i><i class="p">); </i><i class="c">// why</i>',
    );
  });

  it('gives each line of a comment its own element', () => {
    expect(printed('/* a\n   b */', 'js')).toBe('<i class="c">/* a</i>\n<i class="c">   b */</i>');
  });

  it('reads each line to its end, however slow the machine is', () => {
    const code = 'const a: Row = go(1, "x"); // why';
    const quick = highlight(code, 'ts');
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    const slow = highlight(code, 'ts');
    clock.mockRestore();
    expect(slow).toEqual(quick);
  });

  it('reads type parameters in ts as such, not as elements', () => {
    const html = printed(SAMPLES['ts'] ?? '', 'ts');
    expect(html).toContain('&lt;<i class="t">T</i>&gt;<i class="p">(</i>list');
  });

  it.each([
    ['json', '{ "a": 1 }', '&quot;a&quot;'],
    ['css', 'a { color: red }', 'color'],
    ['css', '[role] { color: red }', 'role'],
    ['tsx', 'const b = { a: 1 };', 'a'],
    ['tsx', '<B a="1" />', 'a'],
    ['html', '<b a="1"></b>', 'a'],
  ])('gives what %s calls a property one role in %s', (language, code, name) => {
    expect(printed(code, language)).toContain(`<i class="a">${name}`);
  });

  it('leaves a property plain where a script reads it', () => {
    expect(printed('b.a', 'tsx')).toBe('b<i class="p">.</i>a');
  });

  it('colors scripts and styles inside HTML by their own rules', () => {
    expect(printed('<script>let d;</script><style>b { color: red }</style>', 'html')).toMatch(
      /<i class="k">let<\/i> d.*<i class="a">color<\/i>/,
    );
  });

  it.each([
    ['tsx', '<DataGrid\n  rows={rows\n'],
    ['tsx', '  rows={[{ id: 1 }]}\n  onChange={(a) => {'],
    ['ts', 'columns: [{ field: `a${'],
    ['css', '.a { color:'],
    ['json', '{ "a": [1, '],
    ['html', '<script>let d = "'],
    ['bash', 'npm install "'],
  ])('keeps every letter of %s that breaks off: %j', (language, code) => {
    expect(textOfCode(highlight(code, language))).toBe(code);
  });

  it('reads both sides of a change as texts of their own', () => {
    const code = 'a = (\n  <B\n  <C\n    d="1"\n  />\n);';
    const marks = new Map<number, LineMark>([
      [1, 'removed'],
      [2, 'added'],
    ]);
    const changed = highlight(code, 'tsx', marks);
    expect(textOfCode(changed)).toBe(code);
    expect(changed.map(({ mark }) => mark)).toEqual([
      undefined,
      'removed',
      'added',
      undefined,
      undefined,
      undefined,
    ]);
    const after = highlight(code.replace('  <B\n', ''), 'tsx');
    expect([changed[0], ...changed.slice(2)].map((line) => line?.pieces)).toEqual(
      after.map(({ pieces }) => pieces),
    );
    const before = highlight(code.replace('  <C\n', ''), 'tsx');
    expect(changed[1]?.pieces).toEqual(before[1]?.pieces);
  });

  it('ends lines with line feeds, whatever ended them', () => {
    expect(highlight('a;\r\nb;', 'ts')).toEqual(highlight('a;\nb;', 'ts'));
  });

  it('wraps each marked line with its end', () => {
    const marks = new Map<number, LineMark>([
      [0, 'highlight'],
      [1, 'removed'],
      [3, 'added'],
      [9, 'added'],
    ]);
    expect(printed('a\nb\nc\nd', 'text', marks)).toBe(
      '<span class="hl">a\n</span><span class="del">b\n</span>c\n<span class="add">d</span>',
    );
  });
});
