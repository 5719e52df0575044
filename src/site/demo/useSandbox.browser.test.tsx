import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { prepareHandover } from './sandboxes.ts';
import { useSandbox } from './useSandbox.tsx';

vi.mock(import('./sandboxes.ts'), { spy: true });

const failed = vi.fn();
const told = vi.fn();
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');

function Sandbox() {
  const [send, outlet] = useSandbox();
  const choice = { page: 'a', demo: 'One', language: 'TS', styling: 'system' } as const;
  return (
    <>
      <button
        type="button"
        onClick={() => void send('openStackBlitz', choice).then(told).catch(failed)}
      >
        Open
      </button>
      {outlet}
    </>
  );
}

const press = () => userEvent.click(page.getByRole('button', { name: 'Open' }));

beforeEach(() => {
  failed.mockReset();
  told.mockReset();
  submit.mockReset();
  click.mockReset();
});
afterEach(() => vi.mocked(prepareHandover).mockReset());

it('posts a form to a tab that cannot reach back, and is gone afterwards', async () => {
  const text = 'two\nlines & "quotes"';
  vi.mocked(prepareHandover).mockResolvedValue({
    kind: 'form',
    note: '',
    form: { action: 'https://sandbox.invalid/run', fields: { 'files[a]': text } },
  });
  const sent: unknown[] = [];
  submit.mockImplementation(function post(this: HTMLFormElement) {
    const { action, method, target, rel } = this;
    sent.push({ action, method, target, rel, fields: [...new FormData(this)] });
  });
  await render(<Sandbox />);
  await press();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        action: 'https://sandbox.invalid/run',
        method: 'post',
        target: '_blank',
        rel: 'noopener',
        fields: [['files[a]', text]],
      },
    ]);
  await expect.poll(() => document.querySelector('form')).toBeNull();
});

it('gives a file to keep, and is gone afterwards', async () => {
  const url = URL.createObjectURL(new Blob(['zip']));
  vi.mocked(prepareHandover).mockResolvedValue({
    kind: 'file',
    name: 'one.zip',
    url,
    note: 'It has 8.5.3.',
  });
  const given: string[] = [];
  click.mockImplementation(function keep(this: HTMLAnchorElement) {
    given.push(this.download, this.href);
  });
  await render(<Sandbox />);
  await press();
  await expect.poll(() => given).toEqual(['one.zip', url]);
  await expect.poll(() => told.mock.calls).toEqual([['It has 8.5.3.']]);
  await expect.poll(() => document.querySelector('a[download]')).toBeNull();
});

it('fails where it was asked for', async () => {
  vi.mocked(prepareHandover).mockRejectedValue(new Error('The page has no such demo.'));
  await render(<Sandbox />);
  await press();
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(submit).not.toHaveBeenCalled();
});
