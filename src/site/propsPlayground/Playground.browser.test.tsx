import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { propsPlaygroundMessages as words } from '#content/messages/propsPlayground.ts';
import { PropsPlayground } from '#markup/propsPlayground/PropsPlayground.tsx';
import { PlaygroundForm } from '#markup/propsPlayground/PlaygroundForm.tsx';
import { createDemoCache } from '../demo/emotionCache.ts';
import { loadPlayground } from './loadPlayground.ts';
import { Playground } from './Playground.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';
import styles from './Playground.module.css';

vi.mock(import('./loadPlayground.ts'), () => ({ loadPlayground: vi.fn() }));

/** A component with one prop, and nothing around it. */
const module: PlaygroundModule = {
  description: {
    component: 'Box',
    imports: [],
    statements: [],
    fixed: [],
    controls: [
      {
        prop: 'loading',
        group: 'State',
        plan: 'community',
        kind: 'boolean',
        initial: '',
        unset: '',
      },
    ],
  },
  component: { name: 'Box', route: '/x/api/box/', plan: 'community' },
  hints: {},
  Example: ({ loading }) => {
    if (loading === true) throw new Error('It must not load.');
    return <p>An example</p>;
  },
  presets: {},
  themeInScript: false,
  DemoEnvironment: ({ children }) => <>{children}</>,
  createDemoCache,
};

/** What the compiler prints of a playground, as far as it matters here. */
function Printed() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className="playground">
      <section className="playground-stage" aria-label="Stage" />
      <div className="playground-controls">
        <PlaygroundForm
          component={module.component}
          rows={module.description.controls.map((control) => ({ control }))}
        />
      </div>
      {container !== null && <Playground pageKey="box" container={container} />}
    </div>
  );
}

/** The stage as the compiler prints it. */
function PrintedStage() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className={styles['page']}>
      <PropsPlayground
        component={module.component}
        heights={[100, 100, 100]}
        rows={module.description.controls.map((control) => ({ control }))}
        code={{ html: 'export {};' }}
      />
      {container !== null && <Playground pageKey="box" container={container} />}
    </div>
  );
}

const stage = () => page.getByRole('region', { name: 'Stage' });

beforeEach(() => {
  vi.mocked(loadPlayground).mockReset();
  history.replaceState(history.state, '', location.pathname);
});

it('opens the form once the component is there, and says when that stops', async () => {
  vi.mocked(loadPlayground).mockResolvedValue(module);
  await render(<Printed />);
  await expect.element(stage()).toHaveTextContent('An example');
  await userEvent.click(page.getByRole('checkbox', { name: 'loading' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('It must not load.');
  await userEvent.click(page.getByRole('checkbox', { name: 'loading' }));
  await expect.element(stage()).toHaveTextContent('An example');
});

it('says in its stage that the component cannot be loaded, and tries again', async () => {
  vi.mocked(loadPlayground)
    .mockRejectedValueOnce(new Error('The chunk is gone.'))
    .mockResolvedValue(module);
  await render(<Printed />);
  await expect.element(stage()).toHaveTextContent(words.notLoaded);
  await expect.element(page.getByRole('checkbox', { name: 'loading' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(stage()).toHaveTextContent('An example');
  await expect.element(page.getByRole('checkbox', { name: 'loading' })).toBeEnabled();
});

it('says that the component is on its way, until something stands there', async () => {
  document.documentElement.setAttribute('data-js', '');
  let arrive = (): void => undefined;
  vi.mocked(loadPlayground).mockReturnValue(
    new Promise<PlaygroundModule>((resolve) => {
      arrive = () => resolve(module);
    }),
  );
  await render(<PrintedStage />);
  const waits = page.getByText(words.loading('Box'));
  await expect.element(waits).toBeVisible();
  arrive();
  await expect.element(page.getByText('An example')).toBeVisible();
  await expect.element(waits).not.toBeVisible();
});
