import { describe, expect, it } from 'vitest';
import { codeVariants, printCodeBlock } from './codeBlock.ts';

describe('codeVariants', () => {
  it('prints one text when the JavaScript is the same', async () => {
    const { html, both } = await codeVariants("const a = 'b';\n", 'ts');
    expect(both).toBe(false);
    expect(html.match(/<pre/g)).toHaveLength(1);
    expect(html).not.toContain('class="ts"');
  });

  it('prints two texts when there are types', async () => {
    const { html, both } = await codeVariants("const a: string = 'b';", 'tsx');
    expect(both).toBe(true);
    const [, typed = '', script = ''] = html.split('<pre tabindex="0" class="');
    expect(typed).toMatch(/^ts"/);
    expect(typed).toContain('string');
    expect(script).toMatch(/^js"/);
    expect(script).not.toContain('string');
  });

  it('prints marked lines in TypeScript only, whose lines the marks count', async () => {
    const { html, both } = await codeVariants('const a: 1 = 1;', 'ts', new Map([[0, 'highlight']]));
    expect(both).toBe(false);
    expect(html).toContain('<span class="hl">');
  });

  it('fails where JavaScript has no form for the code', async () => {
    await expect(codeVariants('enum A { B }', 'ts')).rejects.toThrow('no form for: enum A { B }');
  });
});

describe('printCodeBlock', () => {
  it('escapes a title', async () => {
    const html = await printCodeBlock({ code: 'a', language: 'text', title: 'a <b> & "c"' });
    expect(html).toContain('<figcaption>a &lt;b&gt; &amp; &quot;c&quot;</figcaption>');
  });

  it('names the file after the variant that is shown', async () => {
    const title = async (name: string, code: string) =>
      /<figcaption>(.*)<\/figcaption>/.exec(
        await printCodeBlock({ code, language: 'tsx', title: name }),
      )?.[1];
    expect(await title('a.tsx', 'const a: 1 = 1;')).toBe(
      'a<span class="ts">.tsx</span><span class="js">.jsx</span>',
    );
    expect(await title('a.ts', 'const a: 1 = 1;')).toBe(
      'a<span class="ts">.ts</span><span class="js">.js</span>',
    );
    expect(await title('a.tsx', 'const a = 1;')).toBe('a.tsx');
  });
});
