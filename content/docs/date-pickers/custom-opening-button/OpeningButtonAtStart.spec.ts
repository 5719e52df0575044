import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has the opening button before the sections and the clear button after them',
  async ({ stage, page }) => {
    const orderOf = (label: string) =>
      fieldOf(stage, label)
        .group.locator('[role="spinbutton"], button')
        .evaluateAll((parts) => parts.map((part) => part.tagName));
    expect((await orderOf('Button at the start'))[0]).toBe('BUTTON');
    const order = await orderOf('Clear button at the end');
    expect([order[0], order.at(-1)]).toEqual(['BUTTON', 'BUTTON']);

    const field = fieldOf(stage, 'Clear button at the end');
    await chooseDay(page, field, 20);
    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(field.button).toHaveAccessibleName('Choose date');
  },
);

testDemo(
  import.meta.url,
  'has the start on the right from right to left, and is reached before the sections',
  async ({ stage, page, direction }) => {
    const { group, button, section } = fieldOf(stage, 'Button at the start');
    const [ofButton, ofMonth] = await Promise.all(
      [button, section('Month')].map((part) =>
        part.evaluate((node) => node.getBoundingClientRect().left),
      ),
    );
    expect(Number(ofButton) > Number(ofMonth)).toBe(direction === 'rtl');
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(group.locator('[role="spinbutton"]:focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
  },
);
