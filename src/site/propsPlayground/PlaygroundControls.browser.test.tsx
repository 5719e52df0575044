import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { propsPlaygroundMessages as words } from '#content/messages/propsPlayground.ts';
import type { Control } from '#core/propsPlayground/description.ts';
import { parseState, printState } from '#core/propsPlayground/state.ts';
import { PlaygroundForm } from '#markup/propsPlayground/PlaygroundForm.tsx';
import { createDemoCache } from '../demo/emotionCache.ts';
import { startForm } from './formState.ts';
import { PlaygroundControls } from './PlaygroundControls.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';

const shared = { plan: 'community', unset: undefined } as const;

const switches = Array.from({ length: 20 }, (_, i): Control => {
  const prop = `disableItem${i}`;
  return { ...shared, prop, group: 'Items', kind: 'boolean', initial: 'false' };
});

const controls: Control[] = [
  {
    ...shared,
    prop: 'height',
    group: 'Size',
    kind: 'number',
    min: 20,
    max: 500,
    step: 1,
    initial: '300',
  },
  ...switches,
];

const module: PlaygroundModule = {
  description: { component: 'Box', imports: [], statements: [], fixed: [], controls },
  component: { name: 'Box', route: '/x/api/box/', plan: 'community' },
  hints: { height: { type: 'number' } },
  Example: () => null,
  presets: {},
  themeInScript: false,
  DemoEnvironment: ({ children }) => <>{children}</>,
  createDemoCache,
};

/** The form as the compiler prints it, what takes it over, and what it leads to. */
function Printed() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [form, setForm] = useState(() => startForm(parseState(controls, '')));
  return (
    <div ref={setContainer}>
      <div className="playground-controls">
        <PlaygroundForm
          component={module.component}
          rows={controls.map((control) => ({ control }))}
        />
      </div>
      <output aria-label="Address">{printState(controls, form.values)}</output>
      {container !== null && (
        <PlaygroundControls container={container} module={module} form={form} onChange={setForm} />
      )}
    </div>
  );
}

const height = () => page.getByLabelText('height', { exact: true });
const address = () => page.getByLabelText('Address');

it('keeps a number as it is typed, and tells of one that is out of range once the field is left', async () => {
  await render(<Printed />);
  await userEvent.fill(height(), '0400');
  await expect.element(address()).toHaveTextContent('?height=400');
  await expect.element(height()).toHaveDisplayValue('0400');
  await userEvent.fill(height(), '5');
  await expect.element(address()).toHaveTextContent('?height=400');
  await expect.element(height()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(height()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(height()).toHaveDisplayValue('5');
  await expect.element(height()).toHaveAccessibleDescription(words.outOfRange(20, 500));
  await userEvent.click(page.getByRole('button', { name: words.resetAll }));
  await expect.element(height()).toHaveDisplayValue('300');
  await expect.element(height()).not.toHaveAttribute('aria-invalid');
  await expect.element(address()).toHaveTextContent('');
});

it('opens the groups that have what the filter asks for, and goes back to the first one', async () => {
  await render(<Printed />);
  const filter = page.getByRole('searchbox', { name: words.filter });
  const last = () => page.getByLabelText('disableItem19');
  await expect.element(last()).not.toBeVisible();
  await userEvent.fill(filter, ' ITEM19');
  await expect.element(last()).toBeVisible();
  await expect.element(height()).not.toBeVisible();
  await expect.element(page.getByText(words.shown(1), { exact: true })).toBeInTheDocument();
  await userEvent.clear(filter);
  await expect.element(height()).toBeVisible();
  await expect.element(last()).not.toBeVisible();
});

it('leaves the page where it is when Enter is pressed in a field', async () => {
  await render(<Printed />);
  await userEvent.fill(height(), '400');
  await userEvent.keyboard('{Enter}');
  await expect.element(address()).toHaveTextContent('?height=400');
});
