import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printPlan } from '#core/migration/printPlan.ts';
import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import { fixtureChanges } from '#core/migration/changesFixture.ts';
import { planUpgrade } from '#core/migration/plan.ts';
import { connectClient } from './clientFixture.ts';
import { corpusFiles } from './corpusFixture.ts';
import { CHANGES_FILE, type Changes } from '#core/migration/change.ts';

let client: Client;
let call: Awaited<ReturnType<typeof connectClient>>['call'];

beforeAll(async () => {
  ({ client, call } = await connectClient());
});
afterAll(() => client.close());

const GRID = { product: 'x-data-grid', from: '6.20.4', to: '8' };

describe('plan_upgrade', () => {
  it('lists the steps, their commands, and the changes that the code meets', async () => {
    const { text, data } = await call('plan_upgrade', {
      ...GRID,
      code: "import { DataGridPro } from '@mui/x-data-grid-pro';\n<DataGridPro\n  components={{}} />;",
    });
    expect(text).toBe(
      printPlan(
        planUpgrade(
          fixtureChanges,
          { product: 'x-data-grid', from: 6, to: 8, plan: 'premium' },
          {
            usages: [
              { name: 'DataGridPro', line: 1, product: 'x-data-grid' },
              { name: 'components=', line: 3, product: 'x-data-grid' },
            ],
            products: ['x-data-grid'],
          },
        ),
        { words, done: new Set(), origin: '' },
      ),
    );
    expect(text).toContain('npm install @mui/x-data-grid-premium@^7.0.0');
    expect(text).toContain(`\n  ${words.symptom} The grid ignores \`components\``);
    expect(data).toMatchObject({
      steps: [
        {
          from: 6,
          to: 7,
          commands: [
            'npm install @mui/x-data-grid-premium@^7.0.0',
            'npx @mui/x-codemod@8 v7.0.0/data-grid/preset-safe src',
          ],
          changes: [
            {
              title: 'Slots',
              route: '/x/migration/migration-data-grid-v6/#slots',
              kind: 'renamed',
              symptom: 'The grid ignores `components` and shows its own parts.',
              meets: [{ name: 'components', lines: [3] }],
            },
          ],
          notListed: 0,
        },
        { from: 7, to: 8 },
      ],
    });
  });

  it('takes names instead of code, and lists everything without either', async () => {
    const named = await call('plan_upgrade', { ...GRID, identifiers: ['rowBuffer'] });
    expect(named.text).toContain('[Buffers]');
    expect(named.text).not.toContain('[Slots]');
    const all = await call('plan_upgrade', GRID);
    for (const title of ['Slots', 'Buffers', 'Toolbar', 'Panels']) {
      expect(all.text).toContain(`[${title}]`);
    }
    const free = await call('plan_upgrade', { ...GRID, plan: 'community' });
    expect(free.text).not.toContain('[Panels]');
  });

  it('stays below 6,000 characters, and says what it leaves out', async () => {
    const [one] = fixtureChanges.changes;
    if (one === undefined) throw new Error('The fixture has no change.');
    const many: Changes = {
      ...fixtureChanges,
      changes: Array.from({ length: 200 }, (_, at) => ({
        ...one,
        id: `migration-data-grid-v6#change-${at}`,
        title: `Change number ${at}`,
      })),
    };
    const other = await connectClient({ ...corpusFiles, [CHANGES_FILE]: JSON.stringify(many) });
    const { text, data } = await other.call('plan_upgrade', GRID);
    await other.client.close();
    expect(text.length).toBeLessThanOrEqual(6_000);
    const listed = text.match(/Change number/g)?.length ?? 0;
    expect(text).not.toContain(words.symptom);
    expect(listed).toBeGreaterThan(10);
    expect(text).toContain(words.hidden(200 - listed));
    expect(data).toMatchObject({ steps: [{ notListed: 200 - listed }, {}] });
  });

  it('leaves out what follows from the kind before what a guide says', async () => {
    const [one] = fixtureChanges.changes;
    if (one === undefined) throw new Error('The fixture has no change.');
    const implied = {
      ...one,
      symptom: 'TypeScript reports the old code.',
      isImplied: true as const,
    };
    const answerOf = async (count: number): Promise<string> => {
      const rest = Array.from({ length: count }, (_, at) => ({
        ...implied,
        id: `migration-data-grid-v6#change-${at}`,
        title: `Change number ${at}`,
      }));
      const many: Changes = { ...fixtureChanges, changes: [one, ...rest] };
      const other = await connectClient({ ...corpusFiles, [CHANGES_FILE]: JSON.stringify(many) });
      const { text } = await other.call('plan_upgrade', GRID);
      await other.client.close();
      return text;
    };
    expect(await answerOf(5)).toContain(implied.symptom);
    const long = await answerOf(45);
    expect(long).toContain('Change number 44');
    expect(long).toContain(one.symptom);
    expect(long).not.toContain(implied.symptom);
  });

  it.each([
    [{ from: '9' }, 'Known versions: 6, 7, 8'],
    [{ from: 'workspace:*' }, 'npm ls'],
    [{ from: '7.99.0' }, 'never published'],
    [{ from: '8' }, 'not newer than 8'],
    [{ code: 'const a = {' }, 'line 1, column 12'],
    [{ code: 'a'.repeat(100_001) }, 'code'],
    [{ product: 'x' }, 'product'],
  ])('says of %o what is wrong', async (args, said) => {
    await expect(call('plan_upgrade', { ...GRID, ...args })).rejects.toThrow(said);
  });
});
