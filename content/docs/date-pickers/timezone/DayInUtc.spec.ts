import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows March 1 in UTC and February 29 in New York',
  async ({ stage }) => {
    await expect(fieldOf(stage, 'In UTC').input).toHaveValue('03/01/2028');
    await expect(fieldOf(stage, 'In New York').input).toHaveValue('02/29/2028');
  },
);
