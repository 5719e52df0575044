import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'sorts by the address, writes the address, and ignores a field that does not exist',
  async ({ stage }) => {
    const address = stage.getByLabel('Address');
    const minutes = stage.getByRole('columnheader', { name: 'Minutes' });
    const fare = stage.getByRole('columnheader', { name: 'Fare' });
    await expect(minutes).toHaveAttribute('aria-sort', 'descending');
    await fare.click();
    await expect(address).toHaveValue('?port=all&sort=fare');
    await fare.click();
    await expect(address).toHaveValue('?port=all&sort=-fare');
    await fare.click();
    await expect(address).toHaveValue('?port=all');

    await address.fill('?sort=minutes');
    await expect(minutes).toHaveAttribute('aria-sort', 'ascending');
    await address.fill('?sort=-password');
    await expect(minutes).toHaveAttribute('aria-sort', 'none');
    await address.fill('');
    await minutes.click();
    await expect(address).toHaveValue('?sort=minutes');
  },
);
