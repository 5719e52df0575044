import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { tabStops } from '#tests/support/tabStops.ts';

testDemo(
  import.meta.url,
  'names what is missing, refuses a wrong password, and survives a lost connection',
  async ({ stage, page }) => {
    const email = stage.getByLabel('Email');
    const password = stage.getByLabel('Password', { exact: true });
    const submit = stage.getByRole('button', { name: 'Sign in' });
    const alert = stage.getByRole('alert');

    // Proves: Press Sign in with nothing typed, then try
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      'Enter an email address, such as mara@example.com.',
    );
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await email.fill('mara@');
    await password.fill('x');
    await submit.click();
    await expect(email).toBeFocused();
    await expect(alert).toBeEmpty();

    await email.fill('  mara@example.com ');
    await submit.click();
    await expect(alert).toHaveText(
      'The email address or the password is wrong.',
    );
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('x');

    await email.fill('offline@example.com');
    await password.fill('harbor-42');
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(
      'The server did not answer. Nothing was lost: try again.',
    );
    await expect(password).toHaveValue('harbor-42');

    await email.fill('MARA@example.com');
    await page.keyboard.press('Enter');
    const pending = stage.getByRole('button', { name: 'Signing in…' });
    await expect(pending).toBeVisible();
    await expect(alert).toBeEmpty();
    // A second press while the first one is under way does nothing.
    await pending.click();
    const welcome = stage.getByRole('heading', {
      name: 'Welcome, Mara Lindqvist',
    });
    await expect(welcome).toBeFocused();
    await stage.getByRole('button', { name: 'Sign out' }).click();
    await expect(stage.getByRole('heading', { name: 'Sign in' })).toBeFocused();
    await expect(email).toHaveValue('');
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    const password = stage.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    expect(await tabStops(page, stage)).toEqual([
      'textbox "Email"',
      'textbox "Password"',
      'button "Show password"',
      'button "Sign in"',
      'link "Forgot your password?"',
    ]);
    await password.fill('harbor-42');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(
      stage.getByRole('button', { name: 'Show password' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
);
