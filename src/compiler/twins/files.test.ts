import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { exportTwins } from '../export/twins.ts';
import { emitTwins, filesOfTwins, linkHome } from './files.ts';

let project: TemporaryProject;
beforeAll(() => {
  project = createTemporaryProject();
});
afterAll(() => project.remove());

describe('emitTwins and exportTwins', () => {
  it('put the Markdown of every page of the site beside its document', () => {
    const { root, generated } = project.folders;
    const out = path.join(root, 'out');
    const route = '/x/api/charts/bar-chart/';
    const twins = [
      { route, markdown: 'TypeScript\n' },
      { route, file: 'index.js.md', markdown: 'JavaScript\n' },
      { route: '/x/api/charts/gone/', markdown: 'Gone\n' },
    ];
    emitTwins(generated, [...twins, { route, file: 'index.css.md', markdown: 'CSS\n' }]);
    emitTwins(generated, twins);
    const routes = [{ route }, { route: '/x/react-charts/' }];
    writeFileSync(path.join(generated, 'routes.json'), JSON.stringify(routes));
    mkdirSync(path.join(out, route), { recursive: true });

    expect(exportTwins(generated, out)).toBe(1);
    expect(readFileSync(path.join(out, route, 'index.md'), 'utf8')).toBe('TypeScript\n');
    expect(readdirSync(path.join(out, route)).toSorted()).toEqual(['index.js.md', 'index.md']);
    expect(existsSync(path.join(out, 'x/api/charts/gone'))).toBe(false);
  });
});

describe('linkHome', () => {
  it('turns links to the library’s own site into ours, where there is such a page', () => {
    const markdown =
      '[a](https://mui.com/x/react-charts/#b) [c](https://mui.com/x/react-nothing/) [d](https://mui.com/material-ui/)\n';
    expect(linkHome(markdown, new Set(['/x/react-charts/']))).toBe(
      '[a](/x/react-charts/#b) [c](https://mui.com/x/react-nothing/) [d](https://mui.com/material-ui/)\n',
    );
  });
});

describe('filesOfTwins', () => {
  it('lists the files of each page, the standard one first', () => {
    const files = filesOfTwins([
      { route: '/a/', markdown: '' },
      { route: '/a/', file: 'index.js.md', markdown: '' },
    ]);
    expect(files).toEqual(new Map([['/a/', ['index.md', 'index.js.md']]]));
  });
});
