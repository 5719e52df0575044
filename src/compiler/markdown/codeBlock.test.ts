import { describe, expect, it } from 'vitest';
import { printText } from '../highlight/highlightedCode.ts';
import { printTree } from '../print/print.ts';
import { codeBlock, codeVariants } from './codeBlock.ts';

const variants = async (...args: Parameters<typeof codeVariants>) =>
  printText((await codeVariants(...args)).code);

describe('codeVariants', () => {
  it('gives one text when the JavaScript is the same', async () => {
    const code = await variants("const a = 'b';\n", 'ts');
    expect(code.js).toBeUndefined();
  });

  it('gives two texts when there are types', async () => {
    const code = await variants("const a: string = 'b';", 'tsx');
    expect(code.html).toContain('string');
    expect(code.js).toBeDefined();
    expect(code.js).not.toContain('string');
  });

  it('marks the lines of the JavaScript that are the same', async () => {
    const code = await variants('const a: 1 = 1;\nconst b = a;', 'ts', new Map([[1, 'highlight']]));
    expect(code.html).toContain('<span class="hl">');
    expect(code.js).toMatch(/^(?!<span)[^\n]*= [^\n]*\n<span class="hl">[^\n]*b /);
  });

  it('gives a diff as it is: its lines are of two texts', async () => {
    const code = await variants('const a: 1 = 1;', 'ts', new Map([[0, 'added']]));
    expect(code.js).toBeUndefined();
  });

  it('fails where JavaScript has no form for the code', async () => {
    await expect(codeVariants('enum A { B }', 'ts')).rejects.toThrow('no form for: enum A { B }');
  });
});

const print = async (block: Parameters<typeof codeBlock>[0]): Promise<string> =>
  printTree(await codeBlock(block));

describe('codeBlock', () => {
  it('shows one text, or one for each language', async () => {
    const one = await print({ code: 'const a = 1;', language: 'ts' });
    expect(one.match(/<pre tabindex="0"><code>/g)).toHaveLength(1);
    const two = await print({ code: 'const a: 1 = 1;', language: 'ts' });
    expect(two.match(/<pre[^>]*>/g)).toEqual([
      '<pre tabindex="0" class="ts">',
      '<pre tabindex="0" class="js">',
    ]);
  });

  it('escapes a title', async () => {
    const html = await print({ code: 'a', language: 'text', title: 'a <b> & "c"' });
    expect(html).toContain('<figcaption>a &lt;b> &amp; &quot;c&quot;</figcaption>');
  });

  it('names the file after the variant that is shown', async () => {
    const title = async (name: string, code: string) =>
      /<figcaption>(.*)<\/figcaption>/.exec(
        await print({ code, language: 'tsx', title: name }),
      )?.[1];
    expect(await title('a.tsx', 'const a: 1 = 1;')).toBe(
      'a<span class="ts">.tsx</span><span class="js">.jsx</span>',
    );
    expect(await title('a.ts', 'const a: 1 = 1;')).toBe(
      'a<span class="ts">.ts</span><span class="js">.js</span>',
    );
    // Readers of JavaScript keep the same code in a file of theirs, but declarations of types in one of TypeScript.
    expect(await title('a.tsx', 'const a = 1;')).toContain('<span class="js">.jsx</span>');
    expect(await title('a.d.ts', 'interface A {}')).toBe('a.d.ts');
  });
});
