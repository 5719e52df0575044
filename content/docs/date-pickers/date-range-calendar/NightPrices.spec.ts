import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lets stays touch but not overlap, and adds up the nights without that of the departure',
  async ({ stage }) => {
    const day = (number: number) =>
      stage.getByRole('gridcell', { name: new RegExp(`^June ${number} `) });
    const total = stage.getByText(/^(Choose arrival|Nights: )/);
    await expect(day(11)).toHaveAccessibleName('June 11 night €100');
    await expect(day(12)).toHaveAccessibleName('June 12 night taken');
    for (const taken of [12, 13]) await expect(day(taken)).toBeDisabled();
    await expect(day(14)).toBeEnabled();

    await day(10).click();
    await expect(day(10)).toBeEnabled();
    await expect(day(12)).toBeEnabled();
    for (const across of [13, 14, 20]) await expect(day(across)).toBeDisabled();
    await expect(total).toHaveText('Choose arrival and departure');
    await day(12).click();
    await expect(total).toHaveText('Nights: 2, total: €200');

    await day(14).click();
    await expect(total).toHaveText('Choose arrival and departure');
    for (const taken of [12, 13]) await expect(day(taken)).toBeDisabled();
    await day(16).click();
    await expect(total).toHaveText('Nights: 2, total: €200');

    // A night before the weekend, and the two of the weekend.
    await day(18).click();
    await day(21).click();
    await expect(total).toHaveText('Nights: 3, total: €400');

    // No night at all.
    await day(17).click();
    await day(17).click();
    await expect(total).toHaveText('Choose arrival and departure');
  },
);
