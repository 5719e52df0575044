import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'reports the code as the id', async ({ stage }) => {
  await stage.getByText('Akureyri').click();
  await expect(stage.getByText('Selected code')).toHaveText(
    'Selected code: AEY',
  );
});
