import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTemporaryProject } from '../temporaryProject.ts';
import { checkStates } from './check.ts';

const project = createTemporaryProject();
const folder = path.join(project.folders.generated, 'states');
afterAll(project.remove);

const code = (element: string, first = "import { Gauge } from '@mui/x-charts/Gauge';"): string =>
  `${first}\n\nexport default function Example() {\n  return ${element};\n}`;

const good = code('<Gauge value={1} />');

describe('checkStates', () => {
  it('has nothing against code that compiles and is laid out', async () => {
    const states = [{ component: 'Gauge', query: '', ts: good, js: good }];
    expect(await checkStates(folder, states)).toEqual([]);
  });

  it('names component, state and place of what does not compile, is unused, or laid out otherwise', async () => {
    const wrong = code('<Gauge value="1" />');
    const unused = `import dayjs from 'dayjs';\n${good}`;
    const wide = code('<Gauge   value={1} />');
    const problems = await checkStates(folder, [
      { component: 'Gauge', query: '?value=1', ts: wrong, js: wrong },
      { component: 'Gauge', query: '?more=1', ts: unused, js: unused },
      { component: 'Gauge', query: '?wide=1', ts: wide, js: good },
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /Gauge\?value=1 does not compile: TS2322.*In: return <Gauge value="1" \/>;/s,
      ),
      expect.stringMatching(/Gauge\?more=1 does not compile: TS6133/),
      expect.stringMatching(/TypeScript of Gauge\?wide=1 is laid out unlike Prettier does/),
    ]);
  });
});
