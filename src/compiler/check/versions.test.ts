import { describe, expect, it } from 'vitest';
import { checkVersions } from './versions.ts';

const problemsOf = (markdown: string): string[] =>
  checkVersions({ file: 'page.md', markdown }).map(({ line, message }) => `${line}: ${message}`);

describe('checkVersions', () => {
  it.each([
    '::install{packages="@mui/x-data-grid-pro@8 @mui/x-license@8"}',
    'Install `@mui/x-tree-view@^8.0.0`, then the rest.',
    'npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src',
    '    "@mui/x-data-grid-premium": "8.12.1",',
    'It was tried with @mui/x-charts@8.12.0.',
  ])('accepts %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('refuses a version that one package of a release does not have', () => {
    expect(problemsOf('Text.\n\n`npm install @mui/x-data-grid-pro@8.12.0`')).toEqual([
      '3: @mui/x-data-grid-pro 8.12.0 was never published.',
    ]);
    expect(problemsOf('{\n  "@mui/x-data-grid-premium": "8.12.0"\n}')).toHaveLength(1);
  });

  it('refuses a major that does not exist, and says which do', () => {
    const [problem] = checkVersions({ file: 'page.md', markdown: '@mui/x-tree-view-pro@5' });
    expect(problem?.message).toBe('@mui/x-tree-view-pro 5 was never published.');
    expect(problem?.remedy).toMatch(/^The newest is \d+\.\d+\.\d+\.$/);
  });

  it('refuses a package that nobody has asked the registry about', () => {
    expect(problemsOf('npm install @mui/x-scheduler@8')).toEqual([
      '1: No version of "@mui/x-scheduler" is known.',
    ]);
  });
});
