import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import { propsPlaygroundMessages as words } from '#content/messages/propsPlayground.ts';
import { createDemoCache } from '../demo/emotionCache.ts';
import { fetchPage } from '../page/otherPage.ts';
import { loadPlayground } from './loadPlayground.ts';
import { Island } from './PlaygroundChooser.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';

vi.mock(import('./loadPlayground.ts'), () => ({ loadPlayground: vi.fn() }));
vi.mock(import('../page/otherPage.ts'), () => ({ fetchPage: vi.fn(), printOwn: vi.fn() }));

const moduleOf = (component: string): PlaygroundModule => ({
  description: {
    component,
    imports: [],
    statements: [],
    fixed: [],
    controls: [
      {
        prop: 'disabled',
        group: 'State',
        plan: 'community',
        kind: 'boolean',
        initial: '',
        unset: '',
      },
    ],
  },
  component: { name: component, route: `/x/api/${component}/`, plan: 'community' },
  hints: {},
  Example: ({ disabled }) => <p>{`${component}${disabled === true ? ', disabled' : ''}`}</p>,
  presets: {},
  themeInScript: false,
  DemoEnvironment: ({ children }) => <>{children}</>,
  createDemoCache,
});

/** The page of a playground, as far as the chooser reads it. */
const pageOf = (): Document =>
  new DOMParser().parseFromString(
    '<main><div class="playground" data-playground=""><section class="playground-stage" aria-label="Stage"></section>' +
      '<div class="playground-controls"><details class="playground-group" open=""></details></div></div></main>',
    'text/html',
  );

/** What the compiler has printed, with the island where it takes it over. */
function Printed() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} hidden>
        <section aria-label="Pickers">
          <a href="/x/api/date-picker/playground/">DatePicker</a>
          <a href="/x/api/time-picker/playground/">TimePicker</a>
        </section>
        <section aria-label="Fields">
          <a href="/x/api/date-field/playground/">DateField</a>
        </section>
      </div>
      {place !== null && <Island place={place} />}
    </>
  );
}

const stage = () => page.getByRole('region', { name: 'Stage' });
const choice = () => page.getByRole('combobox', { name: words.component });

beforeEach(() => {
  vi.mocked(fetchPage)
    .mockReset()
    .mockImplementation(async () => pageOf());
  vi.mocked(loadPlayground)
    .mockReset()
    .mockImplementation(async (key) =>
      moduleOf({ 'api/time-picker/playground': 'TimePicker' }[key] ?? 'DatePicker'),
    );
  history.replaceState(history.state, '', location.pathname);
});

it('shows the first component, and another one when it is chosen', async () => {
  await render(<Printed />);
  await expect.element(stage()).toHaveTextContent('DatePicker');
  await userEvent.selectOptions(choice(), 'TimePicker');
  await expect.element(stage()).toHaveTextContent('TimePicker');
  expect(vi.mocked(fetchPage)).toHaveBeenLastCalledWith('/x/api/time-picker/playground/');
});

it('is used by keyboard, keeps the focus, and says which component is on its way', async () => {
  await render(<Printed />);
  await expect.element(stage()).toHaveTextContent('DatePicker');
  let arrive = (): void => undefined;
  vi.mocked(fetchPage).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(pageOf());
    }),
  );
  await userEvent.tab();
  await expect.element(choice()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('status')).toHaveTextContent(words.loading('TimePicker'));
  await expect.element(stage()).not.toBeInTheDocument();
  arrive();
  await expect.element(stage()).toHaveTextContent('TimePicker');
  await expect.element(choice()).toHaveFocus();
  await userEvent.tab();
  await expect.element(choice()).not.toHaveFocus();
});

it('keeps the component and its props in the address', async () => {
  await render(<Printed />);
  await userEvent.selectOptions(choice(), 'TimePicker');
  await userEvent.click(page.getByRole('checkbox', { name: 'disabled' }));
  await expect.element(stage()).toHaveTextContent('TimePicker, disabled');
  await expect.poll(() => location.search).toBe('?component=TimePicker&disabled=true');
});

it('shows what the address says, and drops props with the component they belong to', async () => {
  history.replaceState(history.state, '', '?component=TimePicker&disabled=true');
  await render(<Printed />);
  await expect.element(choice()).toHaveValue('TimePicker');
  await expect.element(stage()).toHaveTextContent('TimePicker, disabled');
  await userEvent.selectOptions(choice(), 'DatePicker');
  await expect.element(stage()).toHaveTextContent(/^DatePicker$/);
  await expect.poll(() => location.search).toBe('?component=DatePicker');
});

it('shows the first component when the address names another one', async () => {
  history.replaceState(history.state, '', '?component=Lamp');
  await render(<Printed />);
  await expect.element(choice()).toHaveValue('DatePicker');
  await expect.element(stage()).toHaveTextContent('DatePicker');
});

it('says that a playground cannot be loaded, and tries again', async () => {
  vi.mocked(fetchPage).mockRejectedValueOnce(new Error('Offline.'));
  await render(<Printed />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.notLoaded);
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(stage()).toHaveTextContent('DatePicker');
});
