import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { tabStops } from '#tests/support/tabStops.ts';

const card = (stage: Locator, name: string) =>
  stage.getByRole('region', { name, exact: true });

testDemo(
  import.meta.url,
  'computes prices for seats and billing, and keeps them while the number is wrong',
  async ({ stage }) => {
    const seats = stage.getByLabel('Seats');
    await expect(card(stage, 'Team')).toContainText('$72');
    await expect(card(stage, 'Team')).toContainText('Your lowest price');
    await expect(card(stage, 'Company')).toContainText('$160');
    await expect(
      stage.getByRole('button', { name: 'Choose Solo' }),
    ).toBeDisabled();

    for (const text of ['', '0', '-4', '7.5', '201', 'ten']) {
      await seats.fill(text);
      await expect(seats).toHaveAccessibleDescription(
        'Enter 1 to 200. Prices are for 8.',
      );
      await expect(card(stage, 'Team')).toContainText('$72');
    }
    await seats.fill(' 40 ');
    await expect(card(stage, 'Company')).toContainText('$320');
    await expect(card(stage, 'Company')).toContainText('Your lowest price');
    await seats.fill('51');
    await expect(card(stage, 'Team')).toContainText('Up to 50 seats');
    await seats.fill('1');
    await expect(card(stage, 'Solo')).toContainText('$0');

    await seats.fill('8');
    const year = stage.getByRole('button', { name: 'By year, 2 months free' });
    await year.click();
    await expect(card(stage, 'Company')).toContainText('$133.33');
    // A second press must not leave the page without a choice.
    await year.click();
    await expect(year).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('button', { name: 'Choose Team' }).click();
    await expect(stage.getByRole('status')).toHaveText(
      'Team for 8, paid by year',
    );
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'button "By month"',
      'button "By year, 2 months free"',
      'textbox "Seats"',
      'button "Choose Team"',
      'button "Choose Company"',
      'region "Plans compared"',
    ]);
  },
);
