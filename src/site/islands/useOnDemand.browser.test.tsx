import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useOnDemand } from './useOnDemand.ts';

function Part({ load }: { load: () => Promise<string> }) {
  const [part, ask] = useOnDemand(load);
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <p>{part.kind === 'ready' ? part.value : part.kind}</p>
    </>
  );
}

const ask = () => userEvent.click(page.getByRole('button', { name: 'Ask' }));

it('fetches nothing until it is asked, and once however often it is', async () => {
  let arrive = (): void => undefined;
  const load = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        arrive = () => resolve('here');
      }),
  );
  await render(<Part load={load} />);
  await expect.element(page.getByText('idle')).toBeVisible();
  await ask();
  await expect.element(page.getByText('loading')).toBeVisible();
  await ask();
  arrive();
  await expect.element(page.getByText('here')).toBeVisible();
  await ask();
  expect(load).toHaveBeenCalledTimes(1);
});

it('can be asked again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('The chunk is gone.'))
    .mockResolvedValue('here');
  await render(<Part load={load} />);
  await ask();
  await expect.element(page.getByText('failed')).toBeVisible();
  await ask();
  await expect.element(page.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
