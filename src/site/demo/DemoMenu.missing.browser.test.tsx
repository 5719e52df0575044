import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { demoMessages } from '#content/messages/demo.ts';
import { Frame, tool } from './demoFrameFixture.tsx';

vi.mock('./DemoMenu.tsx', () => {
  throw new Error('The chunk is gone.');
});

it('is said to be missing when it does not come, and the toolbar works on', async () => {
  await render(<Frame />);
  await userEvent.click(tool(demoMessages.more));
  await expect.element(page.getByRole('status')).toHaveTextContent(demoMessages.menuMissing);
  await expect.element(tool(demoMessages.more)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(tool('StackBlitz'));
  await expect.element(page.getByRole('status')).toHaveTextContent('The sandbox cannot be loaded');
});
