import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'merges again after sorting, a change and a page, and nothing across pages',
  async ({ stage }) => {
    const spans = (field: string) =>
      stage
        .locator(`[role="gridcell"][data-field="${field}"]`)
        .evaluateAll((all) => all.map((cell) => cell.ariaRowSpan));
    const expectSpans = (field: string, wanted: number[]) =>
      expect.poll(() => spans(field)).toEqual(wanted.map(String));

    await expectSpans('origin', [6, 2]);
    await expectSpans('carrier', [2, 1, 2, 1, 1, 1]);

    await stage
      .getByRole('button', { name: 'Change the first carrier' })
      .click();
    await expectSpans('carrier', [1, 1, 1, 2, 1, 1, 1]);
    await stage.getByRole('button', { name: 'Undo' }).click();
    await expectSpans('carrier', [2, 1, 2, 1, 1, 1]);

    // Nine shipments of Hamburg are two on this page and seven on the next.
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expectSpans('origin', [7, 1]);
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expectSpans('origin', [6, 2]);

    const expectPorts = async (wanted: string[]) => {
      const ports = stage.locator('[role="gridcell"][data-field="origin"]');
      await expect(ports).toHaveText(wanted);
    };
    await expectPorts(['Busan', 'Hamburg']);

    // A change while rows are sorted: the row goes, and both spans are new.
    const carrier = stage.getByRole('columnheader', { name: 'Carrier' });
    await carrier.click();
    await expect(carrier).toHaveAttribute('aria-sort', 'ascending');
    await expectSpans('carrier', [4, 4]);
    const change = stage.getByRole('button', {
      name: 'Change the first carrier',
    });
    await change.click();
    await expectSpans('carrier', [3, 5]);
    await stage.getByRole('button', { name: 'Undo' }).click();
    await expectSpans('carrier', [4, 4]);
    await carrier.click();
    await carrier.click();
    await expect(carrier).toHaveAttribute('aria-sort', 'none');
    await expectSpans('carrier', [2, 1, 2, 1, 1, 1]);

    const number = stage.getByRole('columnheader', { name: 'Number' });
    await number.click();
    await expect(number).toHaveAttribute('aria-sort', 'ascending');
    await expectSpans('origin', [1, 1, 1, 2, 2, 1]);
    await number.click();
    await number.click();
    await expect(number).toHaveAttribute('aria-sort', 'none');
    await expectSpans('origin', [6, 2]);
  },
);
