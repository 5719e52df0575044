import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';
import { tabStops } from '#tests/support/tabStops.ts';

const press = (stage: Locator, name: string) =>
  stage.getByRole('button', { name, exact: true }).click();

const row = (stage: Locator, name: string) =>
  stage.getByRole('row').filter({ hasText: name });

testDemo(
  import.meta.url,
  'refuses what is wrong, keeps it when the server is down, and adds a member',
  async ({ stage, page }) => {
    const alert = stage.getByRole('alert');
    await expect(row(stage, 'Noor Haddad')).toBeVisible();
    await press(stage, 'Add a member');
    await expect(
      stage.getByRole('heading', { name: 'Add a member' }),
    ).toBeFocused();
    await press(stage, 'Save');
    const name = stage.getByLabel('Name');
    const email = stage.getByLabel('Email');
    const hours = stage.getByLabel('Hours per week');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await expect(stage.getByText('Enter the first day at work.')).toBeVisible();
    await name.fill('  Sara Lund ');
    await email.fill('NOOR@clinic.example');
    await hours.fill('0.5');
    await typeDate(fieldOf(stage, 'First day'), '06/15/0020');
    await press(stage, 'Save');
    await expect(stage.getByText('Enter the first day at work.')).toBeVisible();
    await typeDate(fieldOf(stage, 'First day'), '06/15/2026');
    await press(stage, 'Save');
    await expect(hours).toBeFocused();
    await expect(hours).toHaveAccessibleDescription(
      'Enter hours from 1 to 48.',
    );
    await hours.fill('30');

    await stage.getByRole('switch', { name: 'Server is down' }).click();
    await press(stage, 'Save');
    await expect(alert).toHaveText(
      'The server did not answer. Your changes are still here.',
    );
    await expect(name).toHaveValue('  Sara Lund ');
    await stage.getByRole('switch', { name: 'Server is down' }).click();
    await press(stage, 'Save');
    await expect(email).toHaveAccessibleDescription(
      'Noor Haddad has this address already.',
    );
    await expect(email).toBeFocused();
    await email.fill('sara@clinic.example');
    // Proves: While a member is saved, it does nothing.
    // The answer of the server decides, not a late Cancel. All in one go, because the answer takes half a second.
    await stage.locator('form').evaluate(async (form: HTMLFormElement) => {
      for (const name of ['Save', 'Cancel']) {
        const button = [...form.querySelectorAll('button')].find(
          ({ textContent }) => textContent === name,
        );
        if (!button) throw new Error(`There is no button ${name}.`);
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(stage.getByRole('status')).toHaveText('Saved Sara Lund');
    await expect(stage.getByRole('heading', { name: 'Staff' })).toBeFocused();
    await expect(row(stage, 'Sara Lund')).toContainText('6/15/2026');
  },
);

testDemo(
  import.meta.url,
  'asks before changes are lost, and before a member is deleted',
  async ({ stage, page }) => {
    await stage.getByRole('menuitem', { name: 'Edit Mei Tanaka' }).click();
    await press(stage, 'Cancel');
    // Nothing was changed, so nothing is asked.
    await expect(stage.getByRole('heading', { name: 'Staff' })).toBeFocused();
    await stage.getByRole('menuitem', { name: 'Edit Mei Tanaka' }).click();
    await stage.getByLabel('Name').fill('Mei Sato');
    await press(stage, 'Cancel');
    const confirmation = page.getByRole('dialog', {
      name: 'Discard your changes?',
    });
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(stage.getByLabel('Name')).toHaveValue('Mei Sato');
    await press(stage, 'Cancel');
    await confirmation.getByRole('button', { name: 'Discard' }).click();
    await expect(row(stage, 'Mei Tanaka')).toBeVisible();

    // Proves: Delete asks first, because it cannot be undone.
    const remove = page.getByRole('dialog', { name: 'Delete Jonah Okoye?' });
    await stage.getByRole('menuitem', { name: 'Delete Jonah Okoye' }).click();
    await page.keyboard.press('Escape');
    await expect(remove).toHaveCount(0);
    await expect(row(stage, 'Jonah Okoye')).toBeVisible();
    await stage.getByRole('switch', { name: 'Server is down' }).click();
    await stage.getByRole('menuitem', { name: 'Delete Jonah Okoye' }).click();
    await remove.getByRole('button', { name: 'Delete' }).click();
    await expect(stage.getByRole('status')).toHaveText(
      'Jonah Okoye was not deleted: the server did not answer.',
    );
    await expect(row(stage, 'Jonah Okoye')).toBeVisible();
    await stage.getByRole('switch', { name: 'Server is down' }).click();
    await stage.getByRole('menuitem', { name: 'Delete Jonah Okoye' }).click();
    await remove.getByRole('button', { name: 'Delete' }).click();
    await expect(stage.getByRole('status')).toHaveText('Deleted Jonah Okoye');
    await expect(row(stage, 'Jonah Okoye')).toHaveCount(0);
    await expect(stage.getByRole('heading', { name: 'Staff' })).toBeFocused();
  },
);

testDemo(
  import.meta.url,
  'says that the list cannot be loaded, loads it again, and shows when it is empty',
  async ({ stage, page }) => {
    await expect(row(stage, 'Noor Haddad')).toBeVisible();
    await press(stage, 'Add a member');
    await stage.getByRole('switch', { name: 'Server is down' }).click();
    await press(stage, 'Cancel');
    await expect(stage.getByRole('alert')).toContainText(
      'The list could not be loaded.',
    );
    await expect(stage.getByText('Not loaded')).toBeVisible();
    await stage.getByRole('switch', { name: 'Server is down' }).click();
    await press(stage, 'Try again');
    await expect(stage.getByRole('heading', { name: 'Staff' })).toBeFocused();
    await expect(row(stage, 'Noor Haddad')).toBeVisible();
    await expect(stage.getByRole('alert')).toHaveCount(0);
    const deletes = stage.getByRole('menuitem', { name: /^Delete / });
    for (let left = 6; left > 0; left -= 1) {
      await expect(deletes).toHaveCount(left);
      await deletes.first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(stage.getByText('Nobody yet')).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    await expect(row(stage, 'Noor Haddad')).toBeVisible();
    expect(await tabStops(page, stage)).toEqual([
      'switch "Server is down"',
      'button "Add a member"',
      'button "Columns"',
      'columnheader "Name"',
    ]);
    await stage.getByRole('button', { name: 'Add a member' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('heading', { name: 'Add a member' }),
    ).toBeFocused();
    expect(await tabStops(page, stage)).toEqual([
      'switch "Server is down"',
      'textbox "Name"',
      'textbox "Email"',
      'combobox "Role Nurse"',
      'textbox "Hours per week"',
      'spinbutton "Month"',
      'button "Choose date"',
      'button "Save"',
      'button "Cancel"',
    ]);
  },
);
