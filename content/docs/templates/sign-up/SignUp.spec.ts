import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';
import { tabStops } from '#tests/support/tabStops.ts';

testDemo(
  import.meta.url,
  'checks all fields at once, and what only the server knows after that',
  async ({ stage, page }) => {
    const submit = stage.getByRole('button', { name: 'Create an account' });
    const name = stage.getByLabel('Name');
    const email = stage.getByLabel('Email');
    const password = stage.getByLabel('Password');
    const agreed = stage.getByRole('checkbox', {
      name: 'I accept the terms of use',
    });
    const done = stage.locator('title', { hasText: 'Done:' });

    // Proves: Nothing is checked while users type, except for
    await email.fill('nobody');
    await password.fill('short');
    await name.focus();
    await expect(stage.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(done).not.toHaveCount(0);
    await email.fill('');
    await password.fill('');

    // Proves: Press the button with nothing typed, and then fix one field
    await submit.click();
    await expect(name).toBeFocused();
    await expect(agreed).toHaveAccessibleDescription(
      'Accept the terms to create an account.',
    );
    await expect(done).toHaveCount(0);

    await name.fill('Mara Lindqvist');
    await email.fill('mara@example.com');
    await password.fill('aaaaaaaaaaaa');
    await expect(done).toHaveCount(2);
    await password.fill('Mara@example.com!');
    await expect(done).toHaveCount(2);
    await typeDate(fieldOf(stage, 'Date of birth'), '06/02/2010');
    await agreed.click();
    await submit.click();
    await expect(password).toBeFocused();
    // The rules describe the field together with its message.
    await expect(password).toHaveAccessibleDescription(
      /^This password does not meet the rules below\. Done: At least 10 characters/,
    );
    await password.fill('four slow ferries');
    await expect(done).toHaveCount(3);
    await submit.click();
    await expect(
      stage.getByText('You must be at least 16 years old.'),
    ).toBeVisible();
    await typeDate(fieldOf(stage, 'Date of birth'), '06/01/2010');
    await submit.click();
    await expect(email).toHaveAccessibleDescription(
      'This address has an account. Sign in instead.',
    );
    await expect(email).toBeFocused();
    await email.fill('offline@example.com');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toHaveText(
      'The server did not answer. Nothing was lost: try again.',
    );
    await expect(password).toHaveValue('four slow ferries');
    await email.fill('mara@harborline.example');
    await page.keyboard.press('Enter');
    await stage.getByRole('button', { name: 'Creating…' }).click();
    await expect(
      stage.getByRole('heading', { name: 'Check your inbox' }),
    ).toBeFocused();
    await expect(stage.getByText('mara@harborline.example')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'textbox "Name"',
      'textbox "Email"',
      'textbox "Password"',
      'spinbutton "Month"',
      'checkbox "I accept the terms of use"',
      'button "Create an account"',
    ]);
    const agreed = stage.getByRole('checkbox');
    await agreed.focus();
    await page.keyboard.press('Space');
    await expect(agreed).toBeChecked();
  },
);
