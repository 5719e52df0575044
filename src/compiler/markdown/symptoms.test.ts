import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, RootContent } from 'mdast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isChangeKind } from '#core/migration/change.ts';
import { parseOutput, runCompiler } from '../check/types.ts';
import { projectFolders, ROOT } from '../paths.ts';
import { readPages } from '../read/content.ts';
import { createTemporaryProject } from '../temporaryProject.ts';
import { beforeDiff } from './change.ts';
import { isChange } from './changeDirective.ts';
import { readDiffs } from './changeNames.ts';
import { parseFenceMeta } from './fences.ts';
import { parseMarkdown } from './parse.ts';
import { impliedSymptom, readSymptom } from './symptoms.ts';

describe('what a kind of change implies', () => {
  it('is an import that is not found, where all names are imports', () => {
    const names = ['TreeItem2*', 'useTreeItem2', '@mui/x-tree-view/TreeItem2'];
    expect(impliedSymptom('renamed', names)).toContain('TS2305');
    expect(impliedSymptom('renamed', [...names, 'nodeId='])).toBe(
      'TypeScript reports the old code. In JavaScript, there may be no message.',
    );
  });

  it('depends on the change where code still compiles, or is no code', () => {
    expect(impliedSymptom('default', ['DatePicker'])).toBeUndefined();
    expect(impliedSymptom('moved', ['@mui/lab/DatePicker'])).toBeUndefined();
    expect(impliedSymptom('renamed', ['MuiTreeItem-group'])).toBeUndefined();
  });
});

interface Claim {
  place: string;
  code: string;
}

/** What the diffs take away of changes that say nothing more exact than their kind. */
const claims = readPages(projectFolders)
  .filter(({ key }) => key.startsWith('migration/'))
  .flatMap(({ file, markdown }) =>
    sectionsOf(parseMarkdown(markdown).tree.children).flatMap((section) => claimsOf(file, section)),
  );

function sectionsOf(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth <= 3) sections.push([]);
    else sections.at(-1)?.push(node);
  }
  return sections;
}

function claimsOf(file: string, section: RootContent[]): Claim[] {
  const { kind, names = '' } = section.find(isChange)?.attributes ?? {};
  if (!kind || !isChangeKind(kind) || readSymptom(section) !== undefined) return [];
  const found = [...readDiffs(section).names, ...(names ?? '').split(' ').filter(Boolean)];
  if (impliedSymptom(kind, found) === undefined) return [];
  return section
    .filter((node): node is Code => node.type === 'code')
    .filter(({ meta }) => parseFenceMeta(meta ?? '').before !== undefined)
    .map(({ value, position }) => ({
      place: `${file}:${position?.start.line ?? 1}`,
      code: beforeDiff(value),
    }));
}

describe('old code of such a change', () => {
  const project = createTemporaryProject();
  const { root } = project.folders;
  let broken: Set<string>;

  beforeAll(async () => {
    const config = {
      extends: path.join(ROOT, 'content/tsconfig.json'),
      compilerOptions: { typeRoots: [path.join(ROOT, 'node_modules/@types')] },
      include: ['./*.tsx', path.join(ROOT, 'content/css.d.ts')],
      exclude: [],
    };
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(config));
    claims.forEach(({ code }, i) => {
      writeFileSync(path.join(root, `${i}.tsx`), `${code}\nexport {};\n`);
    });
    const problems = parseOutput(await runCompiler(root), root);
    broken = new Set(problems.map(({ file }) => path.basename(file)));
  }, 120_000);

  afterAll(project.remove);

  it('is found in the guides', () => {
    expect(claims.length).toBeGreaterThan(50);
  });

  it.each(claims.map(({ place }, i) => ({ place, name: `${i}.tsx` })))(
    'does not compile with the documented version: $place',
    ({ name }) => {
      expect(broken).toContain(name);
    },
  );
});
