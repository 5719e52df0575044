import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps a filter for the next visit, also of a date, and survives a broken or outdated one',
  async ({ stage, page }) => {
    const count = (text: string) => expect(stage.getByText(text)).toBeVisible();
    const visit = () =>
      stage.getByRole('button', { name: 'Visit the page again' }).click();
    const store = (text: string) =>
      page.evaluate(
        (value) => localStorage.setItem('shipments: filter', value),
        text,
      );
    await store('{"items":[');
    await visit();
    await count('1–40 of 40');
    for (const item of [
      '{"field":"password","operator":"contains","value":"a"}',
      '{"field":"goods","operator":">","value":5}',
      '{"field":"goods","operator":"contains","value":5}',
      '{"field":"goods","operator":"isAnyOf","value":[null]}',
      '"goods"',
      'null',
    ]) {
      await store(`{"items":[${item}]}`);
      await visit();
      await count('1–40 of 40');
    }

    await stage.getByRole('columnheader', { name: 'Arrival' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByLabel('Value', { exact: true }).fill('2026-03-21');
    await count('1–1 of 1');
    await page.keyboard.press('Escape');
    await visit();
    await count('1–1 of 1');
    await expect(stage.getByText('NG-10003')).toBeVisible();

    await stage
      .getByRole('columnheader', { name: 'Arrival' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue(
      '2026-03-21',
    );
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await count('1–40 of 40');
    await visit();
    await count('1–40 of 40');
  },
);
