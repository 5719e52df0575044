import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'forgets the page that was used longest ago',
  async ({ stage }) => {
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const turn = async (direction: 'next' | 'previous', first: number) => {
      await stage
        .getByRole('button', { name: `Go to ${direction} page` })
        .click();
      await expect(number.first()).toHaveText(`NG-${10000 + first}`);
    };
    await expect(number.first()).toHaveText('NG-10001');
    await turn('next', 6);
    await turn('next', 11);
    // All three are remembered, and the first page is used again.
    await turn('previous', 6);
    await turn('previous', 1);
    await expect(requests).toHaveCount(3);

    await turn('next', 6);
    await turn('next', 11);
    await turn('next', 16);
    await expect(requests).toHaveCount(4);
    await turn('previous', 11);
    await turn('previous', 6);
    await expect(requests).toHaveCount(4);
    // The fourth page took the place of the first.
    await turn('previous', 1);
    await expect(requests).toHaveCount(5);
    await expect(requests.first()).toContainText('rows 0 to 4');
  },
);
