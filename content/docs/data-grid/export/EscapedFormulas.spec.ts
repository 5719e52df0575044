import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes formulas harmless, and negative numbers a text, unless that is switched off',
  async ({ stage }) => {
    const lines = async () =>
      (await stage.getByRole('status').textContent())?.split('\r\n');
    const show = stage.getByRole('button', { name: 'Show the file' });
    await show.click();
    await expect
      .poll(lines)
      .toEqual([
        'Number,Temperature,Note',
        `NG-10001,4,"'=HYPERLINK(""https://example.com"")"`,
        `NG-10002,"'-18",Frozen`,
      ]);
    await stage.getByLabel('Escape formulas').uncheck();
    await show.click();
    await expect
      .poll(lines)
      .toEqual([
        'Number,Temperature,Note',
        'NG-10001,4,"=HYPERLINK(""https://example.com"")"',
        'NG-10002,-18,Frozen',
      ]);
  },
);
