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
