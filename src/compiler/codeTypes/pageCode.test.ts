import { expect, it } from 'vitest';
import type { CompiledPage } from '../compiledPage.ts';
import { compileMarkdown } from '../markdown/page.ts';
import { modulesOf } from './pageCode.ts';

const KEY = 'date-pickers/quickstart';

const adapter = (name: string): string => `\`\`\`ts
export { ${name} } from '@mui/x-date-pickers/${name}';
\`\`\``;

it('leaves out fences with another adapter, whose dates every value would have', async () => {
  const page = await compileMarkdown({
    file: 'index.md',
    route: `/x/${KEY}/`,
    markdown: `---\ntitle: T\ndescription: How dates get into pickers.\n---\n\n${['AdapterDayjs', 'AdapterLuxon'].map(adapter).join('\n\n')}\n`,
  });
  expect(page.fences.map(({ code }) => code)).toHaveLength(2);
  const source = { key: KEY } as CompiledPage['source'];
  const compiledDemos = {
    sources: [],
    frames: new Map(),
  } as unknown as CompiledPage['compiledDemos'];
  const modules = modulesOf({ ...page, source, compiledDemos });
  expect(modules.map(({ module }) => module.code)).toEqual([
    "export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
  ]);
});
