import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows in advance how many rows each filter would leave, also after rows are added',
  async ({ stage }) => {
    const choice = (name: string) => stage.getByRole('button', { name });
    const found = (text: string) => expect(stage.getByText(text)).toBeVisible();
    await expect(choice('Delayed')).toHaveText('Delayed (1)');
    await expect(choice('Booked')).toHaveText('Booked (6)');
    await choice('Booked').click();
    await found('1–6 of 6');
    // What is shown does not change what the others would show.
    await expect(choice('Delayed')).toHaveText('Delayed (1)');

    await choice('20 more').click();
    await expect(choice('Booked')).toHaveText('Booked (14)');
    await expect(choice('Delayed')).toHaveText('Delayed (3)');
    await found('1–14 of 14');
    await choice('Delayed').click();
    await found('1–3 of 3');
    await choice('Delayed').click();
    await found('1–40 of 40');
  },
);
