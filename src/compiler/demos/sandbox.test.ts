import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#core/errors.ts';
import { chooseSandbox } from '#core/sandbox/choose.ts';
import { createSandbox } from '#core/sandbox/project.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { createCache } from '../cache.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { demosIn, readDemo } from './read.ts';
import { sandboxesOfPage } from './sandbox.ts';

let project: TemporaryProject;
let problems: Problem[];
beforeEach(() => {
  project = createTemporaryProject();
  problems = [];
});
afterEach(() => project.remove());

const demo = (imports: string, type = 'string') =>
  `${imports}\nexport default function Demo() {\n  const name: ${type} = 'Elbe';\n  return <p>{name}</p>;\n}\n`;

/** Writes a page's files and compiles its sandboxes. */
async function compiled(files: Record<string, string>): Promise<PageSandboxes> {
  const folder = path.join(project.folders.docs, 'charts/bars');
  const named = Object.entries(files).map(([name, text]) => [
    `content/docs/charts/bars/${name}`,
    text,
  ]);
  project.write(Object.fromEntries(named));
  const place = { root: project.folders.root, folder, page: 'charts/bars' };
  const demos = demosIn(folder).flatMap((name) => readDemo(place, name, problems) ?? []);
  const cache = createCache(project.folders.generated, 'sandboxes');
  return sandboxesOfPage({ root: project.folders.root, title: 'Bars', demos, cache, problems });
}

describe('sandboxesOfPage', () => {
  it('takes a demo with its local files, in both languages', async () => {
    const page = await compiled({
      'Levels.tsx': demo("import { rivers } from './rivers';\nimport './levels.css';"),
      'rivers.ts':
        "import dayjs from 'dayjs';\nexport const rivers: string[] = [dayjs().format()];",
      'levels.css': '.Levels { color: red }',
    });
    const files = (language: 'TS' | 'JS') =>
      createSandbox(chooseSandbox(page, { demo: 'Levels', language, styling: 'system' })).files;
    expect(problems).toEqual([]);
    expect(files('TS')['src/rivers.ts']).toContain(': string[]');
    expect(files('TS')['src/levels.css']).toBe('.Levels { color: red }\n');
    expect(files('JS')['src/rivers.js']).not.toContain('string');
    expect(files('JS')['src/Demo.jsx']).toContain("const name = 'Elbe';");
    expect(JSON.parse(files('JS')['package.json'] ?? '')).toHaveProperty('dependencies.dayjs');
  });

  it('puts a module that pages share beside the demo', async () => {
    project.write({
      'content/docs/charts/ports.ts': "export const ports: string[] = ['Cadiz'];\n",
    });
    const page = await compiled({ 'Levels.tsx': demo("import { ports } from '../ports';") });
    const { files } = createSandbox(
      chooseSandbox(page, { demo: 'Levels', language: 'JS', styling: 'system' }),
    );
    expect(problems).toEqual([]);
    expect(files['src/Demo.jsx']).toContain("import { ports } from './ports';");
    expect(files['src/ports.js']).toContain("const ports = ['Cadiz'];");
  });

  it('takes every styling, and a file of the folder above', async () => {
    const page = await compiled({
      'Levels/system.tsx': demo("import { rivers } from '../rivers';"),
      'Levels/tailwind.tsx': demo(''),
      'Levels/css.tsx': demo("import './styles.css';"),
      'Levels/styles.css': '.Levels {}',
      'rivers.ts': 'export const rivers = [];',
    });
    const files = (styling: 'system' | 'css') =>
      Object.keys(
        createSandbox(chooseSandbox(page, { demo: 'Levels', language: 'TS', styling })).files,
      );
    expect(files('system')).toContain('rivers.ts');
    expect(files('css')).toContain('src/styles.css');
    expect(page.demos['Levels']?.codes).toHaveLength(6);
  });

  it('names the installed versions of what its demos need, and no others', async () => {
    const { installed } = await compiled({
      'Levels.tsx': demo("import { BarChart } from '@mui/x-charts/BarChart';"),
    });
    expect(installed['@mui/x-charts']?.version).toMatch(/^8\.12\./);
    expect(installed['@mui/x-charts']?.peers).toContain('@mui/system');
    expect(installed['@mui/system']?.version).toMatch(/^7\./);
    expect(installed).not.toHaveProperty(['@mui/x-data-grid']);
  });

  it('drops from JavaScript what only types needed', async () => {
    const { demos } = await compiled({
      'Levels.tsx': demo("import type { Dayjs } from 'dayjs';", 'string | Dayjs'),
    });
    const imports = demos['Levels']?.codes.map(({ language, imports: all }) => [language, all]);
    expect(imports).toEqual([
      ['TS', ['dayjs']],
      ['JS', []],
    ]);
  });

  it.each([
    [
      'an unknown date adapter',
      "import { AdapterTemporal } from '@mui/x-date-pickers/AdapterTemporal';",
      'Unknown date adapter "AdapterTemporal".',
    ],
    [
      'a package that is not installed',
      "import { Scheduler } from '@mui/x-scheduler';",
      'A sandbox needs the package "@mui/x-scheduler", which is not installed.',
    ],
    [
      'a local file that imports the demo',
      "import './rivers';",
      'rivers.ts imports the demo, which has another name in a sandbox.',
    ],
  ])('reports %s, and leaves the demo out', async (_, imports, message) => {
    const page = await compiled({
      'Good.tsx': demo(''),
      'Levels.tsx': demo(imports),
      'rivers.ts': "export { default } from './Levels';",
    });
    expect(problems.map((problem) => [problem.file, problem.message])).toEqual([
      ['content/docs/charts/bars/Levels.tsx', `The demo "Levels" has no sandbox: ${message}`],
    ]);
    expect(Object.keys(page.demos)).toEqual(['Good']);
  });

  it('says nothing more of a demo that has a problem already', async () => {
    await compiled({ 'Levels.tsx': demo("import { gone } from './gone';") });
    expect(problems).toHaveLength(1);
  });
});
