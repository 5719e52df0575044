import { describe, expect, it } from 'vitest';
import { chooseSandbox } from './choose.ts';
import { installed } from './fixture.ts';
import type { PageSandboxes, SandboxCode } from './source.ts';

const code = (styling: SandboxCode['styling'], language: SandboxCode['language']): SandboxCode => ({
  styling,
  language,
  files: [{ path: `${styling}.${language}`, text: '' }],
  imports: [],
});

const page: PageSandboxes = {
  installed,
  demos: {
    Plain: { title: 'Plain', codes: [code('system', 'TS'), code('system', 'JS')] },
    Styled: {
      title: 'Styled',
      codes: [
        code('system', 'TS'),
        code('system', 'JS'),
        code('tailwind', 'TS'),
        code('tailwind', 'JS'),
      ],
    },
  },
};

describe('chooseSandbox', () => {
  it('finds the language and the styling asked for', () => {
    const source = chooseSandbox(page, { demo: 'Styled', language: 'JS', styling: 'tailwind' });
    expect(source).toMatchObject({ title: 'Styled', files: [{ path: 'tailwind.JS' }], installed });
  });

  it('takes a demo as it is where it has no such styling', () => {
    const source = chooseSandbox(page, { demo: 'Plain', language: 'TS', styling: 'tailwind' });
    expect(source).toMatchObject({ styling: 'system', files: [{ path: 'system.TS' }] });
  });

  it.each(['Gone', 'toString'])('refuses a demo that is not there: %s', (demo) => {
    expect(() => chooseSandbox(page, { demo, language: 'TS', styling: 'system' })).toThrow(
      `The page has no demo "${demo}". Reload it, it may have changed. It has: Plain, Styled.`,
    );
  });
});
