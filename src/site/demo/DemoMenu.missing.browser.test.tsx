import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { demoMessages } from '#content/messages/demo.ts';
import { Frame, tool } from './demoFrameFixture.tsx';
import { loadDemoMenu } from './loadDemoMenu.ts';

vi.mock(import('./loadDemoMenu.ts'), { spy: true });

it('is said to be missing when it does not come, and comes with the next press', async () => {
  vi.mocked(loadDemoMenu).mockRejectedValueOnce(new Error('The chunk is gone.'));
  await render(<Frame />);
  await userEvent.click(tool(demoMessages.more));
  await expect.element(page.getByRole('status')).toHaveTextContent(demoMessages.menuMissing);
  await expect.element(tool(demoMessages.more)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(tool(demoMessages.more));
  await expect.element(page.getByRole('menu')).toBeVisible();
});
