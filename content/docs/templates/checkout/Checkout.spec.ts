import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';
import { tabStops } from '#tests/support/tabStops.ts';

const press = (stage: Locator, name: string) =>
  stage.getByRole('button', { name, exact: true }).click();

async function fillAddress(stage: Locator) {
  await stage.getByLabel('Name').fill('Ada Moss');
  await stage.getByLabel('Street and number').fill('12 Mill Lane');
  await stage.getByLabel('ZIP code').fill('97211');
  await stage.getByLabel('City').fill('Portland');
  await press(stage, 'Continue');
}

testDemo(
  import.meta.url,
  'goes through all steps, and refuses what is wrong in each',
  async ({ stage }) => {
    const alert = stage.getByRole('alert');
    await press(stage, 'Continue');
    await expect(stage.getByLabel('Name')).toBeFocused();
    await stage.getByLabel('ZIP code').fill('9721');
    await press(stage, 'Continue');
    await expect(stage.getByLabel('ZIP code')).toHaveAccessibleDescription(
      'Enter a ZIP code, such as 97211.',
    );
    await fillAddress(stage);
    await expect(
      stage.getByRole('heading', { name: 'Delivery' }),
    ).toBeFocused();

    const day = fieldOf(stage, 'Delivery day');
    await press(stage, 'Continue');
    await expect(stage.getByText('Choose a day.')).toBeVisible();
    await typeDate(day, '06/19/2026');
    await press(stage, 'Continue');
    await expect(stage.getByText('Nobody delivers on this day.')).toBeVisible();
    await typeDate(day, '07/09/2026');
    await press(stage, 'Continue');
    await expect(
      stage.getByText('Choose a day from June 10 to July 8, 2026.'),
    ).toBeVisible();
    await typeDate(day, '06/11/2026');
    await press(stage, 'Continue');
    await expect(stage.getByRole('heading', { name: 'Payment' })).toBeFocused();

    // Proves: All steps share one object, so going back and forth loses
    // Proves: Back checks nothing.
    // Back and forth, nothing is lost. The empty card is not checked.
    await press(stage, 'Back');
    await expect(day.input).toHaveValue('06/11/2026');
    await press(stage, 'Continue');

    const card = stage.getByLabel('Card number');
    await card.fill('4242 4242 4242 4241');
    await press(stage, 'Pay $103.80');
    await expect(card).toHaveAccessibleDescription(
      'This is not a card number. Check the digits.',
    );
    await card.fill('4000 0000 0000 0002');
    await press(stage, 'Pay $103.80');
    await expect(alert).toHaveText('The card was declined. Use another one.');
    await expect(card).toBeFocused();
    await card.fill('4000 0000 0000 0010');
    await press(stage, 'Pay $103.80');
    await expect(alert).toHaveText(
      'The connection was lost. Look for a confirmation by email before you try again.',
    );
    await card.fill('4242-4242-4242-4242');
    // Neither a second press nor Back disturbs a payment. All in one go, because the answer takes half a second.
    await stage.locator('form').evaluate(async (form: HTMLFormElement) => {
      for (const name of ['Pay $103.80', 'Paying…', 'Back']) {
        const button = [...form.querySelectorAll('button')].find(
          ({ textContent }) => textContent === name,
        );
        if (!button) throw new Error(`There is no button ${name}.`);
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(
      stage.getByRole('heading', { name: 'Thank you, Ada Moss' }),
    ).toBeFocused();
    await expect(
      stage.getByText('Order KF-20418 arrives on June 11.'),
    ).toBeVisible();
  },
);

testDemo(
  import.meta.url,
  'adds up the basket, and orders nothing when it is empty',
  async ({ stage }) => {
    const total = stage.locator('dl > div', { hasText: 'Total' });
    await expect(total).toContainText('$103.80');
    await press(stage, 'Remove Sidama beans');
    await expect(
      stage.getByRole('heading', { name: 'Your basket' }),
    ).toBeFocused();
    // Below $100, delivery has a price.
    await expect(total).toContainText('$84.90');
    for (let more = 0; more < 12; more += 1)
      await press(stage, 'One more of Paper filters');
    await expect(
      stage.getByRole('listitem').filter({ hasText: 'Paper filters' }),
    ).toContainText('9');
    await press(stage, 'Remove Gooseneck kettle');
    for (let less = 9; less > 1; less -= 1)
      await press(stage, 'One less of Paper filters');
    await press(stage, 'Remove Paper filters');
    await expect(stage.getByText('Your basket is empty.')).toBeVisible();
    await expect(total).toContainText('$0.00');
    await fillAddress(stage);
    await typeDate(fieldOf(stage, 'Delivery day'), '06/11/2026');
    await press(stage, 'Continue');
    await stage.getByLabel('Card number').fill('4242424242424242');
    await press(stage, 'Pay $0.00');
    await expect(stage.getByRole('alert')).toHaveText(
      'Your basket is empty, so there is nothing to order.',
    );
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'textbox "Name"',
      'textbox "Street and number"',
      'textbox "ZIP code"',
      'textbox "City"',
      'button "Continue"',
      'button "Remove Gooseneck kettle"',
      'button "One more of Gooseneck kettle"',
      'button "One less of Paper filters"',
      'button "One more of Paper filters"',
      'button "Remove Sidama beans"',
      'button "One more of Sidama beans"',
    ]);
    await stage.getByLabel('Name').focus();
    for (const text of ['Ada Moss', '12 Mill Lane', '97211', 'Portland']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('heading', { name: 'Delivery' }),
    ).toBeFocused();
  },
);
