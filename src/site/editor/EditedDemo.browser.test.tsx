import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/demo/demo.css';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { editorMessages as words } from '#content/messages/editor.ts';
import type { PageSandboxes, SandboxCode } from '#core/sandbox/source.ts';
import { RESET_EVENT } from '../demo/resetEvent.ts';
import { setPreference } from '../preferences/store.ts';
import { EditedDemo, type ToldCode } from './EditedDemo.tsx';
import { TEST_MANIFEST } from './testFrame.ts';
import { startTypes } from './types/typeExtensions.ts';

vi.mock(import('./types/typeExtensions.ts'), { spy: true });

const code = (language: 'TS' | 'JS', styling: SandboxCode['styling']): SandboxCode => {
  const end = language === 'TS' ? 'tsx' : 'jsx';
  return {
    language,
    styling,
    files: [
      { path: `Demo.${end}`, text: `export default function ${styling}() {\n  return 1;\n}\n` },
      { path: 'rows.ts', text: 'export const rows = [1];\n' },
    ],
    imports: [],
  };
};

const sandboxes: PageSandboxes = {
  installed: {},
  demos: {
    Demo: {
      title: 'Demo',
      codes: [code('TS', 'system'), code('JS', 'system'), code('TS', 'css')],
    },
  },
};

const onClose = vi.fn();
const onChange = vi.fn<(code: ToldCode) => void>();
const told = (): ToldCode | undefined => onChange.mock.calls.at(-1)?.[0];

/** What one test has typed is no other one's. */
let keptAs = '';

/** A demo's frame as the compiler prints it, with its editor. */
function Frame({ isOpen = true }: { isOpen?: boolean }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <section className="demo" ref={setFrame}>
      <div className="demo-stage" data-stage="Demo">
        <div className="demo-live" style={{ height: '100px' }}>
          The demo itself
        </div>
      </div>
      <details className="demo-code">
        <summary>Code</summary>
        <div className="demo-panel">
          <pre>printed code</pre>
        </div>
      </details>
      {frame !== null && (
        <EditedDemo
          frame={frame}
          name="Demo"
          keptAs={keptAs}
          manifest={TEST_MANIFEST}
          sandboxes={sandboxes}
          isOpen={isOpen}
          onClose={onClose}
          onChange={onChange}
        />
      )}
    </section>
  );
}

const editor = () => page.getByRole('textbox');
const problems = () => page.getByRole('region', { name: words.problems });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const stage = () => document.querySelector<HTMLElement>('[data-stage]');

async function open() {
  const screen = await render(<Frame />);
  await expect.element(problems()).toHaveTextContent(words.runs);
  return screen;
}

/** Replaces all of the shown file. */
async function write(text: string): Promise<void> {
  await userEvent.click(editor());
  await userEvent.keyboard('{Control>}a{/Control}');
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

beforeEach(async ({ task }) => {
  keptAs = task.id;
  await page.viewport(1000, 900);
  onClose.mockReset();
  onChange.mockReset();
  vi.mocked(startTypes).mockReset();
  vi.mocked(startTypes).mockResolvedValue({ extensions: () => [], end: () => undefined });
});

afterEach(() => {
  setPreference('codeVariant', 'TS');
  setPreference('codeStyling', 'MUI System');
  setPreference('mode', 'system');
});

describe('the place', () => {
  it('is that of the code, has the focus, and shows what runs instead of the demo', async () => {
    await open();
    await expect.element(editor()).toHaveFocus();
    await expect.element(page.getByText('printed code')).not.toBeVisible();
    await expect.element(page.getByText('The demo itself')).not.toBeVisible();
    expect(stage()?.dataset['live']).toBe('');
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame?.title).toBe(words.edited('Demo'));
    await expect.poll(() => frame?.getBoundingClientRect().height).toBe(123);
  });

  it('has what was typed on an earlier visit of the page, until that is thrown away', async () => {
    const visit = await open();
    await write('export default () => 7;');
    await expect.poll(() => told()?.edited?.source.files[0].text).toContain('7');
    await visit.unmount();
    const again = await open();
    await expect.element(editor()).toHaveTextContent('export default () => 7;');
    await userEvent.click(button(words.reset));
    await expect.element(editor()).toHaveTextContent('return 1');
    await again.unmount();
    await open();
    await expect.element(editor()).toHaveTextContent('return 1');
  });

  it('says of what it shows that it was drawn before an error, until there is none', async () => {
    await open();
    await write('export default () => (');
    await expect.element(page.getByText(words.stale)).toBeVisible();
    expect(document.querySelectorAll('[data-stale] iframe')).toHaveLength(1);
    await write('export default () => 7;');
    await expect.element(page.getByText(words.stale)).not.toBeInTheDocument();
  });

  it('is given back, and what was typed is there the next time', async () => {
    const { rerender } = await open();
    await write('export default () => 7;');
    await expect.poll(() => told()?.edited?.source.files[0].text).toContain('7');
    await rerender(<Frame isOpen={false} />);
    await expect.element(page.getByText('printed code')).toBeVisible();
    await expect.element(page.getByText('The demo itself')).toBeVisible();
    expect(stage()?.dataset['live']).toBeUndefined();
    expect(document.querySelector('iframe')).toBeNull();
    expect(told()?.edited?.source.files[0].text).toContain('7');
    await rerender(<Frame />);
    await expect.element(editor()).toHaveTextContent('7');
    await expect.element(problems()).toHaveTextContent(words.runs);
  });

  it('is left by the button', async () => {
    await open();
    await userEvent.click(button(words.close));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what the code says', () => {
  it('is an error with its line, which leads there, and the last good render stays', async () => {
    await open();
    await write('// wrong\nexport default () => 1;\n');
    await expect.element(problems()).toHaveTextContent('It is wrong.');
    expect(stage()?.dataset['live']).toBe('');
    await userEvent.click(button(words.line(2, 'Demo.tsx')));
    await expect.element(editor()).toHaveFocus();
    await userEvent.keyboard('// here');
    await expect.poll(() => told()?.shownText).toContain('\n// hereexport');
  });

  it('is told of when an error has no message', async () => {
    await open();
    await write('export default () => "mute";');
    await expect.element(problems()).toHaveTextContent(words.noMessage);
  });

  it('is an import that leads nowhere, with what there is instead', async () => {
    await open();
    await write("import './gone';\nexport default () => 1;\n");
    await expect.element(problems()).toHaveTextContent('There is no file "./gone".');
    await expect.element(problems()).toHaveTextContent('Demo.tsx, rows.ts');
  });

  it('is a syntax error, found before anything runs', async () => {
    await open();
    await write('export default () => <p>;');
    await expect.element(problems()).toHaveTextContent('SyntaxError');
  });

  it('is counted when it is said twice', async () => {
    await open();
    await write('export default () => "say";');
    await expect
      .element(page.getByRole('list', { name: words.console }))
      .toHaveTextContent(words.times('mind the gap', 2));
  });

  it('is that it has left its frame; another one is made, and it can run again', async () => {
    await open();
    await write('export default () => "leave";');
    await expect.element(problems()).toHaveTextContent(words.lost.navigated);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    await write('export default () => "stay";');
    await expect.element(problems()).toHaveTextContent(words.runs);
  });
});

describe('the reader’s choices', () => {
  it('of a language are followed while nothing is typed', async () => {
    await open();
    setPreference('codeVariant', 'JS');
    await expect.element(tab('Demo.jsx')).toBeVisible();
    expect(told()?.edited).toBeUndefined();
    await expect.element(button(words.discard)).not.toBeInTheDocument();
  });

  it('throw nothing away: what was typed stays until it is discarded', async () => {
    await open();
    await write('export default () => "mine";');
    setPreference('codeVariant', 'JS');
    await expect.element(page.getByText(words.changed('TypeScript', 'MUI System'))).toBeVisible();
    await expect.element(editor()).toHaveTextContent('mine');
    await userEvent.click(button(words.discard));
    await expect.element(tab('Demo.jsx')).toBeVisible();
    await expect.element(button(words.discard)).not.toBeInTheDocument();
    await expect.poll(() => told()?.edited).toBeUndefined();
  });

  it('of a styling are followed, too, where the demo has it', async () => {
    await open();
    setPreference('codeStyling', 'CSS');
    await expect.element(editor()).toHaveTextContent('function css()');
  });

  it('of a mode reach the frame', async () => {
    await open();
    setPreference('mode', 'dark');
    await expect.element(problems()).toHaveTextContent('mode: dark');
  });
});

describe('the tools', () => {
  it('reset the code', async () => {
    await open();
    await write('export default () => "mine";');
    await userEvent.click(button(words.reset));
    await expect.element(editor()).toHaveTextContent('function system()');
    await expect.poll(() => told()?.edited).toBeUndefined();
  });

  it('run it again when the demo is reset', async () => {
    await open();
    await write('export default () => "say";');
    await expect.element(problems()).toHaveTextContent(words.times('mind the gap', 2));
    await write('export default () => "nothing";');
    await expect.element(problems()).not.toHaveTextContent('mind the gap');
    const listener = vi.fn();
    addEventListener('message', listener);
    stage()?.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
    await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
    removeEventListener('message', listener);
  });

  it('are reached by Escape, and Tab leaves the editor until it is to indent', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(button(words.reset)).toHaveFocus();
    await userEvent.click(editor());
    await userEvent.tab();
    await expect.element(editor()).not.toHaveFocus();
    await userEvent.click(button(words.tabIndents));
    await expect.element(button(words.tabIndents)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(editor());
    const before = told()?.shownText;
    await userEvent.tab();
    await expect.element(editor()).toHaveFocus();
    await expect.poll(() => told()?.shownText).not.toBe(before);
  });

  it('choose a file by arrow keys, and the code is the tab’s panel', async () => {
    await open();
    await userEvent.click(tab('Demo.tsx'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('rows.ts')).toHaveFocus();
    await expect.element(tab('rows.ts')).toHaveAttribute('aria-selected', 'true');
    await expect.element(editor()).toHaveTextContent('export const rows');
    await expect.element(page.getByRole('tabpanel', { name: 'rows.ts' })).toBeVisible();
    expect(told()?.shownText).toContain('export const rows');
    await userEvent.keyboard('{Home}');
    await expect.element(editor()).toHaveTextContent('function system()');
  });
});

describe('types', () => {
  it('are said to be missing when they cannot be loaded; the editor goes on', async () => {
    vi.mocked(startTypes).mockRejectedValue(new Error('The chunk is gone.'));
    await open();
    await expect.element(page.getByText(words.typesMissing)).toBeVisible();
    await write('export default () => "wrong";');
    await expect.element(problems()).toHaveTextContent('It is wrong.');
  });

  it('are counted where they are wrong, in TypeScript', async () => {
    vi.mocked(startTypes).mockImplementation(async ({ onChecked }) => {
      onChecked(2);
      return { extensions: () => [], end: () => undefined };
    });
    await open();
    await expect.element(page.getByText(words.typeErrors(2))).toBeVisible();
    setPreference('codeVariant', 'JS');
    await expect.element(page.getByText(words.typeErrors(2))).not.toBeInTheDocument();
  });

  it('are drawn for a tooltip at once, and go with it', async () => {
    let draw: Parameters<typeof startTypes>[0]['drawHint'] | undefined;
    vi.mocked(startTypes).mockImplementation(async ({ drawHint }) => {
      draw = drawHint;
      return { extensions: () => [], end: () => undefined };
    });
    await open();
    const tooltip = draw?.({
      from: 0,
      to: 1,
      signature: 'const rows: Row[]',
      documentation: 'All.',
    });
    expect(tooltip?.dom.textContent).toBe('const rows: Row[]All.');
    tooltip?.destroy?.();
    await expect.poll(() => tooltip?.dom.textContent).toBe('');
  });

  it('end with the editor', async () => {
    const end = vi.fn();
    vi.mocked(startTypes).mockResolvedValue({ extensions: () => [], end });
    const { rerender } = await open();
    await rerender(<Frame isOpen={false} />);
    await expect.poll(() => end.mock.calls.length).toBe(1);
  });
});
