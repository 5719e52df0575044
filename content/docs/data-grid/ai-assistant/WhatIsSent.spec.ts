import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sends fields, types and operators, examples when they are given, and values of rows when it may',
  async ({ stage }) => {
    const sent = stage.locator('pre');
    const message = stage.getByRole('status');
    const ask = stage.getByRole('button', { name: /^Ask/ });
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const read = async (): Promise<
      { field: string; examples: unknown[]; allowedOperators: string[] }[]
    > =>
      ((await sent.textContent()) ?? '')
        .split('\n')
        .map((line) => JSON.parse(line));
    const to = stage.locator('[role="gridcell"][data-field="destination"]');

    // Proves: In the demo above, the question finds nothing without them.
    await ask.click();
    await expect(message).toHaveText(/^I found nothing/);
    const bare = await read();
    expect(bare.flatMap(({ examples }) => examples)).toEqual([]);
    expect(Object.keys(bare[0] ?? {})).toEqual([
      'field',
      'description',
      'examples',
      'type',
      'allowedOperators',
    ]);
    // Neither the headers nor the options of a column.
    await expect(sent).not.toContainText('Shipment');
    await expect(sent).not.toContainText('At sea');

    await choose('From columns');
    await ask.click();
    await expect(message).toHaveText('Done.');
    await expect(to.first()).toHaveText('Rotterdam');
    await expect(to.filter({ hasNotText: 'Rotterdam' })).toHaveCount(0);
    await expect(sent).toContainText('At sea');

    await choose('From rows');
    await ask.click();
    await expect(sent).toContainText('NG-100');
    const sampled = await read();
    for (const { field, examples } of sampled)
      expect(examples, field).toHaveLength(5);
  },
);
