import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '#core/page/page.ts';
import { compile, type CompileResult } from './compile.ts';
import { createTemporaryProject, type TemporaryProject } from './temporaryProject.ts';

/** Types and previews start processes of their own. */
const SLOW_MS = 120_000;

const page = (text: string, keys = ''): string =>
  `---\ntitle: Fixture\ndescription: A page that stands for one mistake.\n${keys}---\n\n${text}`;

const demo = (name: string, body: string, imports = ''): string =>
  `import Typography from '@mui/material/Typography';\n${imports}\nexport default function ${name}() {\n${body}\n}\n`;

const GOOD_DEMO = demo('Invoices', '  return <Typography>Twelve open invoices.</Typography>;');

const GOOD = page(
  [
    'See [focus](#invoices) and [charts](/x/react-charts/bars/).',
    '',
    '## Invoices',
    '',
    'Open invoices are listed first.',
    '',
    '::demo{name="Invoices"}',
    '',
    '```tsx',
    "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';",
    '',
    "const tree = <RichTreeView items={[{ id: '1', label: 'Invoices' }]} />;",
    '```',
    '',
  ].join('\n'),
);

/** Every route here is one of the navigation, but for `guides/nowhere`. */
const BAD: Record<string, string> = {
  // 7: directive; 9: fence without language.
  'data-grid/demos/inventory/index.md': page('Text.\n\n:::note\nText.\n:::\n\n```\ncode\n```\n'),
  // Dead heading of this page, of a written page, of a planned one; dead route.
  'data-grid/demos/real-time-data/index.md': page(
    '[a](#rows)\n\n[b](/x/react-tree-view/#invoice)\n\n[c](/x/react-data-grid/sorting/#multi)\n\n[d](/x/react-data-grid/sortin/)\n\n## Row\n',
  ),
  // Demos that throw: when rendered, and when their module runs.
  'data-grid/demos/time-off-calendar/index.md': page(
    '::demo{name="ReadsWindow"}\n\n::demo{name="ThrowsEarly"}\n',
  ),
  'data-grid/demos/time-off-calendar/ReadsWindow.tsx': demo(
    'ReadsWindow',
    '  return <Typography>{window.innerWidth}</Typography>;',
  ),
  'data-grid/demos/time-off-calendar/ThrowsEarly.tsx': demo(
    'ThrowsEarly',
    '  return <Typography>{days}</Typography>;',
    "const days = JSON.parse('{');\n",
  ),
  // A fence and a demo that do not type-check.
  'charts/data-grid-integration/index.md': page(
    '```ts\nexport const one = 1;\n```\n\n```tsx\ndeclare const rows: string[];\n// ---cut---\nconst first: number = rows[0];\n```\n\n::demo{name="WrongType"}\n',
  ),
  'charts/data-grid-integration/WrongType.tsx': demo(
    'WrongType',
    '  return <Typography>{count}</Typography>;',
    "const count: number = 'twelve';\n",
  ),
  'date-pickers/playground/index.md': page('Text.\n', 'tags: [dates]\n'),
  // A missing demo, one that nobody shows, one that lacks a file.
  'date-pickers/index.md': page('::demo{name="Invoice"}\n\n::demo{name="LacksFile"}\n'),
  'date-pickers/Invoices.tsx': GOOD_DEMO,
  'date-pickers/LacksFile.tsx': demo(
    'LacksFile',
    '  return <Typography>{staff}</Typography>;',
    "import { staff } from './staff';\n",
  ),
  // Two folders, one route; the second lacks an anchor that the world links to.
  'tree-view/simple-tree-view/focus/index.md': page(
    '## Imperative API\n\n### Focus a specific item\n\nText.\n',
  ),
  'react-tree-view/simple-tree-view/focus/index.md': page('## Imperative API\n\nText.\n'),
  'guides/nowhere/index.md': page('Text.\n'),
};

const EXPECTED = [
  "charts/data-grid-integration/WrongType.tsx:2 TS2322: Type 'string' is not assignable to type 'number'.",
  "charts/data-grid-integration/index.md:13 TS2322: Type 'string' is not assignable to type 'number'.",
  'data-grid/demos/inventory/index.md:8 Unknown directive ":::note".',
  'data-grid/demos/inventory/index.md:12 A fence names no language.',
  'data-grid/demos/real-time-data/index.md:14 The section "Row" has no text.',
  'data-grid/demos/real-time-data/index.md:6 /x/react-data-grid/demos/real-time-data/ has no heading "rows".',
  'data-grid/demos/real-time-data/index.md:8 /x/react-tree-view/ has no heading "invoice".',
  'data-grid/demos/real-time-data/index.md:10 /x/react-data-grid/sorting/ has no heading "multi".',
  'data-grid/demos/real-time-data/index.md:12 The link to /x/react-data-grid/sortin/ leads to no page.',
  'data-grid/demos/time-off-calendar/ReadsWindow.tsx The demo fails when a server renders it: window is not defined',
  'data-grid/demos/time-off-calendar/ThrowsEarly.tsx The demo fails when a server renders it: Expected property name',
  'date-pickers/LacksFile.tsx:2 A demo imports "./staff", which does not exist.',
  "date-pickers/LacksFile.tsx:2 TS2307: Cannot find module './staff'",
  'date-pickers/index.md No page shows the demo "Invoices".',
  'date-pickers/index.md:6 There is no demo "Invoice".',
  'date-pickers/playground/index.md:4 Unknown front matter key "tags".',
  'guides/nowhere/index.md The route /x/guides/nowhere/ is not in the navigation.',
  'react-tree-view/simple-tree-view/focus/index.md No heading has the id "focus-a-specific-item"',
  'tree-view/simple-tree-view/focus/index.md The route /x/react-tree-view/simple-tree-view/focus/ already belongs to content/docs/react-tree-view/simple-tree-view/focus/index.md.',
];

const print = ({ problems }: CompileResult): string[] =>
  problems
    .map(({ file, line, message }) => {
      expect(file).toMatch(/^content\/docs\//);
      return `${file.slice('content/docs/'.length)}${line === undefined ? '' : `:${line}`} ${message}`;
    })
    .sort();

let project: TemporaryProject;

const docs = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/docs/${name}`, text]));

const pageData = (key: string): PageData =>
  JSON.parse(
    readFileSync(path.join(project.folders.generated, `pages/${key}.json`), 'utf8'),
  ) as PageData;

/** Every artifact but caches and work folders, with its text and when it was written. */
function artifacts(): Map<string, { text: string; written: number }> {
  const { generated } = project.folders;
  const files = readdirSync(generated, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) => !/^(cache|fences|prerender|pages\/planned)\b/.test(path.relative(generated, file)),
    );
  return new Map(
    files.map((file) => [
      path.relative(generated, file),
      { text: readFileSync(file, 'utf8'), written: statSync(file).mtimeMs },
    ]),
  );
}

describe('a project with every kind of mistake', () => {
  let first: CompileResult;
  const all = { types: true, previews: true, reference: false };
  beforeAll(async () => {
    project = createTemporaryProject();
    project.write(
      docs({ ...BAD, 'tree-view/index.md': GOOD, 'tree-view/Invoices.tsx': GOOD_DEMO }),
    );
    first = await compile({ folders: project.folders, ...all });
  }, SLOW_MS);
  afterAll(() => project.remove());

  it('gives all problems at once, each with its file and line', () => {
    const problems = print(first);
    expect(problems.map((problem, i) => problem.slice(0, EXPECTED.toSorted()[i]?.length))).toEqual(
      EXPECTED.toSorted(),
    );
    expect(first.pages).toBe(10);
  });

  it('says in every problem what to do', () => {
    expect(first.problems.filter(({ remedy }) => !/^[A-Z].*\.$|\?$/.test(remedy))).toEqual([]);
    const remedyOf = (part: string) =>
      first.problems.find(({ message }) => message.includes(part))?.remedy;
    expect(remedyOf('no heading "invoice"')).toBe('Did you mean "invoices"?');
    expect(remedyOf('sortin/')).toBe('Did you mean "/x/react-data-grid/sorting/"?');
    expect(remedyOf('There is no demo')).toContain('There are: Invoices, LacksFile.');
  });

  it('still writes the good page, with its demo rendered and its planned link marked', () => {
    const good = pageData('tree-view');
    expect(good).toMatchObject({
      route: '/x/react-tree-view/',
      title: 'Fixture',
      area: 'React Tree View – MUI X',
      product: 'x-tree-view',
      toc: [{ id: 'invoices', text: 'Invoices', level: 2 }],
      demos: ['Invoices'],
      source: 'tree-view/index.md',
      themeInScript: false,
    });
    expect(good.html).toMatch(
      /<a href="#invoices">focus<\/a> and <a href="[^"]+" data-planned="">charts<small> \(planned\)<\/small><\/a>\./,
    );
    expect(good.html).toMatch(
      /<div class="demo-preview"><p[^>]*>Twelve open invoices\.<\/p><\/div>/,
    );
    expect(good.html).not.toContain('<!--');
  });

  it('writes no page whose front matter is wrong', () => {
    const { generated } = project.folders;
    expect(existsSync(path.join(generated, 'pages/date-pickers.json'))).toBe(true);
    expect(existsSync(path.join(generated, 'pages/date-pickers/playground.json'))).toBe(false);
    expect(readFileSync(path.join(generated, 'routes.json'), 'utf8')).not.toContain(
      '"key":"date-pickers/playground"',
    );
  });

  it(
    'gives the same problems and artifacts again from the cache',
    async () => {
      const before = artifacts();
      const again = await compile({ folders: project.folders, ...all });
      expect(print(again)).toEqual(print(first));
      expect(artifacts()).toEqual(before);
    },
    SLOW_MS,
  );

  it(
    'forgets a problem when its cause is fixed, also of a demo that nobody shows',
    async () => {
      project.write(
        docs({
          'charts/data-grid-integration/WrongType.tsx': demo(
            'WrongType',
            '  return <Typography>{count} of the invoices</Typography>;',
            'const count: number = 12;\n',
          ),
          'date-pickers/Invoices.tsx': GOOD_DEMO.replace('Twelve', '{twelve}'),
        }),
      );
      const broken = print(
        await compile({ folders: project.folders, types: true, previews: false, reference: false }),
      );
      expect(broken.some((problem) => problem.includes('WrongType.tsx'))).toBe(false);
      expect(broken).toContain("date-pickers/Invoices.tsx:4 TS2304: Cannot find name 'twelve'.");

      project.write(docs({ 'date-pickers/Invoices.tsx': GOOD_DEMO }));
      const fixed = print(
        await compile({ folders: project.folders, types: true, previews: false, reference: false }),
      );
      expect(fixed.some((problem) => problem.startsWith('date-pickers/Invoices.tsx'))).toBe(false);
    },
    SLOW_MS,
  );
});

describe('a good project', () => {
  const quick = { types: false, previews: false, reference: false };
  let start: CompileResult;
  beforeAll(async () => {
    project = createTemporaryProject();
    project.write({
      ...docs({
        'tree-view/index.md': GOOD,
        'tree-view/Invoices.tsx': GOOD_DEMO,
        'date-pickers/index.md': page('Text.\n', 'components: [DatePicker, Nothing]\n'),
        'charts/data-grid-integration/index.md': page('Text.\n'),
      }),
      'content/docs/tree-view/heights.json': '{ "Invoices": [24, 48, 72] }',
    });
    start = await compile({ folders: project.folders, ...quick });
  });
  afterAll(() => project.remove());

  it('has no problems and writes what the site reads', () => {
    expect(start).toEqual({ problems: [], pages: 3 });
    expect([...artifacts().keys()].sort()).toEqual([
      'demos/pages/tree-view.ts',
      'demos/x-charts.ts',
      'demos/x-data-grid.ts',
      'demos/x-date-pickers.ts',
      'demos/x-tree-view.ts',
      'demos/x.ts',
      'head-script.json',
      'navigation/groups/x-charts.json',
      'navigation/groups/x-data-grid.json',
      'navigation/groups/x-date-pickers.json',
      'navigation/groups/x-tree-view.json',
      'navigation/groups/x.json',
      'navigation/x-charts.json',
      'navigation/x-data-grid.json',
      'navigation/x-date-pickers.json',
      'navigation/x-tree-view.json',
      'navigation/x.json',
      'pages/charts/data-grid-integration.json',
      'pages/date-pickers.json',
      'pages/tree-view.json',
      'revision.ts',
      'routes.json',
      'static/x/corpus/changes.json',
      'static/x/corpus/history/x-charts.json',
      'static/x/corpus/history/x-data-grid.json',
      'static/x/corpus/history/x-date-pickers.json',
      'static/x/corpus/history/x-tree-view.json',
      'static/x/corpus/read-code.js',
      'static/x/corpus/read-versions.js',
      'static/x/feedback-pages.json',
      'static/x/gallery/demos.json',
      'static/x/sandboxes/tree-view.json',
      'static/x/search/details-x-charts.json',
      'static/x/search/details-x-date-pickers.json',
      'static/x/search/details-x-tree-view.json',
      'static/x/search/entities.json',
      'static/x/search/opensearch.xml',
      'static/x/search/sections.json',
      'static/x/search/worker.js',
    ]);
  });

  it('leads from page to page in the order of the navigation', () => {
    expect(pageData('date-pickers')).not.toHaveProperty('previous');
    expect(pageData('date-pickers').next).toEqual({
      route: '/x/react-charts/data-grid-integration/',
      title: expect.any(String),
    });
    expect(pageData('charts/data-grid-integration')).toMatchObject({
      previous: { route: '/x/react-date-pickers/' },
      next: { route: '/x/react-tree-view/' },
    });
    expect(pageData('tree-view').groups[0]).toEqual({ title: 'Tree View' });
  });

  it('keeps the measured heights free, and links to no reference page that is not there', () => {
    expect(pageData('tree-view').html).toContain('style="--h0:24px;--h1:48px;--h2:72px"');
    expect(pageData('date-pickers').references).toEqual([]);
  });

  it('changes the artifact of a changed page only, and tells the browser', async () => {
    const before = artifacts();
    const file = path.join(project.folders.docs, 'date-pickers/index.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Text.', 'New text.'));
    await compile({ folders: project.folders, ...quick });
    const changed = [...artifacts()].filter(([name, { text }]) => text !== before.get(name)?.text);
    expect(changed.map(([name]) => name).sort()).toEqual([
      'pages/date-pickers.json',
      'revision.ts',
    ]);
    const written = [...artifacts()].filter(
      ([name, { written: at }]) => at !== before.get(name)?.written,
    );
    expect(written.map(([name]) => name).sort()).toEqual([
      'pages/date-pickers.json',
      'revision.ts',
    ]);
  });

  it('tells pages and navigation when one page goes', async () => {
    rmSync(path.join(project.folders.docs, 'charts'), { recursive: true });
    expect((await compile({ folders: project.folders, ...quick })).pages).toBe(2);
    expect(pageData('date-pickers').next).toMatchObject({ route: '/x/react-tree-view/' });
    const { generated } = project.folders;
    const routes = JSON.parse(readFileSync(path.join(generated, 'routes.json'), 'utf8')) as {
      route: string;
    }[];
    expect(
      routes.filter(({ route }) => route === '/x/react-charts/data-grid-integration/'),
    ).toMatchObject([{ planned: true }]);
    expect(pageData('planned/x/react-charts/data-grid-integration')).toMatchObject({
      planned: true,
      product: 'x-charts',
      toc: [],
    });
  });
});
