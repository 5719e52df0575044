import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { tabStops } from '#tests/support/tabStops.ts';

testDemo(
  import.meta.url,
  'takes an address, refuses what is none, and survives a lost connection',
  async ({ stage, page }) => {
    const email = stage.getByLabel('Email');
    const status = stage.getByRole('status');
    await stage.getByRole('button', { name: 'Get the letter' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter an email address.');
    await email.fill('offline@example.com');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('The server did not answer. Try again.');
    await expect(email).toHaveValue('offline@example.com');
    await email.fill('mara@example.com');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(
      'mara@example.com gets our letters already.',
    );
    await email.fill(' ida@example.com ');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(
      'Done. The first letter goes to ida@example.com.',
    );
    await expect(email).toHaveValue('');
    await expect(email).toBeFocused();
  },
);

testDemo(
  import.meta.url,
  'moves the focus with the page, and opens answers with the keyboard',
  async ({ stage, page }) => {
    await stage.getByRole('button', { name: 'Questions' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('heading', { name: 'Questions', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    const question = stage.getByRole('button', {
      name: 'Which meters can be connected?',
    });
    await expect(question).toBeFocused();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.getByText('All that speak Modbus')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'button "Results"',
      'button "Questions"',
      'button "Letter"',
      'button "Get started"',
      'button "Which meters can be connected?"',
      'button "Where is the data kept?"',
      'button "Can we leave?"',
      'textbox "Email"',
      'button "Get the letter"',
    ]);
  },
);
