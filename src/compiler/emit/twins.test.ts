import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { emitTwins, exportTwins } from './twins.ts';

let project: TemporaryProject;
beforeAll(() => {
  project = createTemporaryProject();
});
afterAll(() => project.remove());

describe('emitTwins and exportTwins', () => {
  it('put the Markdown of every page of the site beside its document, with links home', () => {
    const { root, generated } = project.folders;
    const out = path.join(root, 'out');
    const markdown =
      '[a](https://mui.com/x/react-charts/#b) [c](https://mui.com/x/react-nothing/) [d](https://mui.com/material-ui/)\n';
    emitTwins(
      generated,
      [
        { route: '/x/api/charts/bar-chart/', markdown },
        { route: '/x/api/charts/gone/', markdown },
      ],
      new Set(['/x/react-charts/']),
    );
    const routes = [{ route: '/x/api/charts/bar-chart/' }, { route: '/x/react-charts/' }];
    writeFileSync(path.join(generated, 'routes.json'), JSON.stringify(routes));
    mkdirSync(path.join(out, 'x/api/charts/bar-chart'), { recursive: true });

    expect(exportTwins(generated, out)).toBe(1);
    expect(readFileSync(path.join(out, 'x/api/charts/bar-chart/index.md'), 'utf8')).toBe(
      '[a](/x/react-charts/#b) [c](https://mui.com/x/react-nothing/) [d](https://mui.com/material-ui/)\n',
    );
    expect(existsSync(path.join(out, 'x/api/charts/gone'))).toBe(false);
  });
});
