import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { OptionalPart } from './OptionalPart.tsx';

function Fragile() {
  const [presses, setPresses] = useState(0);
  if (presses > 0) throw new Error('Thrown by a test.');
  return (
    <button type="button" onClick={() => setPresses(1)}>
      Break
    </button>
  );
}

it('leaves out what throws, also later on, says so once, and leaves the rest alone', async () => {
  const onThrow = vi.fn<() => void>();
  await render(
    <>
      <OptionalPart onThrow={onThrow}>
        <Fragile />
      </OptionalPart>
      <OptionalPart>
        <p>Beside it</p>
      </OptionalPart>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Break' }));
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  expect(onThrow).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Beside it')).toBeVisible();
});
