import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows the value in the tabs, and follows the Next button and the year view',
  async ({ stage }) => {
    const tab = (name: string) => stage.getByRole('tab', { name });
    await dayOf(stage, 30).click();
    await expect(tab('Apr 30')).toHaveAttribute('aria-selected', 'true');
    await stage.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(tab('3:30 PM')).toHaveAttribute('aria-selected', 'true');
    await stage.getByRole('option', { name: 'AM', exact: true }).click();
    await expect(tab('3:30 AM')).toBeVisible();
    await tab('Apr 30').click();
    await stage.getByRole('button', { name: /switch to year view$/ }).click();
    await expect(tab('Apr 30')).toHaveAttribute('aria-selected', 'true');
  },
);
