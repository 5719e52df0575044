import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { printExample } from '#core/propsPlayground/code.ts';
import type { PlaygroundDescription } from '#core/propsPlayground/description.ts';
import { prepareHandover } from '../demo/sandboxes.ts';
import { PlaygroundCode } from './PlaygroundCode.tsx';
import { PlaygroundSandboxes } from './PlaygroundSandboxes.tsx';

vi.mock(import('../demo/sandboxes.ts'), { spy: true });

const description: PlaygroundDescription = {
  component: 'DataGrid',
  imports: [{ name: 'DataGrid', from: '@mui/x-data-grid', kind: 'value' }],
  statements: [],
  fixed: [],
  controls: [
    { prop: 'loading', group: 'State', plan: 'community', kind: 'boolean', initial: '', unset: '' },
  ],
};

const textOf = (loading: string, language: 'ts' | 'js'): string =>
  printExample(description, { loading }, language)
    .map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''))
    .join('\n');

/** The figure as the compiler prints it, and the components that take it over. */
function Figure({ loading }: { loading: string }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [written] = useState(() => ({
    __html: ['ts', 'js']
      .map((kind) => `<pre class="${kind}"><code>${textOf('', 'ts')}</code></pre>`)
      .join('')
      .concat('<button type="button" data-sandbox="openStackBlitz">StackBlitz</button>'),
  }));
  return (
    <div ref={setContainer}>
      <figure className="playground-code" dangerouslySetInnerHTML={written} />
      {container !== null && (
        <>
          <PlaygroundCode container={container} description={description} state={{ loading }} />
          <PlaygroundSandboxes
            container={container}
            pageKey="data-grid/data-grid/playground"
            component="DataGrid"
          />
        </>
      )}
    </div>
  );
}

const shown = (kind: string) => document.querySelector(`pre.${kind} code`)?.textContent;

beforeEach(() => {
  vi.mocked(prepareHandover).mockReset();
});

it('takes over from what was printed, in each language, and follows the state', async () => {
  const { rerender } = await render(<Figure loading="" />);
  await expect.poll(() => shown('ts')).toBe(textOf('', 'ts'));
  expect(shown('js')).toBe(textOf('', 'js'));
  expect(document.querySelectorAll('pre.ts code i').length).toBeGreaterThan(0);
  await rerender(<Figure loading="true" />);
  await expect.poll(() => shown('ts')).toBe(textOf('true', 'ts'));
  expect(shown('ts')).toContain('loading');
});

it('hands the shown code to a sandbox, and says once when it cannot', async () => {
  vi.mocked(prepareHandover).mockRejectedValue(new Error('The sandbox cannot be loaded.'));
  await render(<Figure loading="true" />);
  const button = page.getByRole('button', { name: 'StackBlitz' });
  await userEvent.click(button);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The sandbox cannot be loaded.');
  await userEvent.click(button);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The sandbox cannot be loaded.');
  expect(prepareHandover).toHaveBeenCalledTimes(2);
  expect(vi.mocked(prepareHandover).mock.calls[0]).toEqual([
    'openStackBlitz',
    {
      page: 'data-grid/data-grid/playground',
      demo: 'DataGrid',
      language: 'TS',
      styling: 'system',
      text: textOf('true', 'ts'),
    },
  ]);
});
