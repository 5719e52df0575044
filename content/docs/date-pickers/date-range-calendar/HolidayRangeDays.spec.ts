import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'marks and names the holidays, keeps the range in one piece, and takes a holiday as an end',
  async ({ stage, page }) => {
    const ends = stage.getByRole('gridcell', { selected: true });
    const holiday = (name: string) => stage.getByRole('gridcell', { name });
    const days = stage.locator('.MuiDateRangePickerDay-root');
    const dotted = await days.evaluateAll((all) =>
      all
        .filter((day) => getComputedStyle(day, '::after').content !== 'none')
        .map((day) => day.textContent),
    );
    expect(dotted).toEqual(['1', '14', '25']);
    const around = (name: string) =>
      days.filter({ has: page.getByRole('gridcell', { name, exact: true }) });
    await expect(around('May 14, Ascension Day')).toHaveCSS(
      'border-radius',
      '0px',
    );
    await expect(around('11')).not.toHaveCSS('border-radius', '0px');
    await holiday('May 14, Ascension Day').click();
    await dayOf(stage, 20).click();
    await expect(ends).toHaveText(['14', '20']);
    await holiday('May 25, Whit Monday').click();
    await dayOf(stage, 26).click();
    await expect(ends).toHaveText(['25', '26']);
  },
);
