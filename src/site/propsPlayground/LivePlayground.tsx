import { useEffect, useMemo, useState } from 'react';
import {
  parseState,
  printState,
  valueOf,
  type PropsPlaygroundState,
} from '#core/propsPlayground/state.ts';
import { useDemoSettings } from '../demo/useDemoSettings.ts';
import { keepInAddress, withKept } from './address.ts';
import { resetForm, startForm } from './formState.ts';
import { PlaygroundBoundary } from './PlaygroundBoundary.tsx';
import { PlaygroundCode } from './PlaygroundCode.tsx';
import { PlaygroundControls } from './PlaygroundControls.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';
import { PlaygroundSandboxes } from './PlaygroundSandboxes.tsx';

interface LivePlaygroundProps {
  pageKey: string;
  module: PlaygroundModule;
  container: HTMLElement;
  /** What the address keeps beside the state; empty for nothing. */
  kept: string;
}

/** The component in the state that form and address hold; form and code follow. */
export function LivePlayground({ pageKey, module, container, kept }: LivePlaygroundProps) {
  const { description, DemoEnvironment, createDemoCache, Example, themeInScript } = module;
  const { controls } = description;
  const [form, setForm] = useState(() => startForm(parseState(controls, location.search)));
  const state = form.values;
  const settings = useDemoSettings();
  const { direction } = settings;
  const cache = useMemo(() => createDemoCache(direction), [createDemoCache, direction]);

  useEffect(
    () => keepInAddress(withKept(printState(controls, state), kept)),
    [controls, state, kept],
  );

  return (
    <>
      <DemoEnvironment {...settings} cache={cache} themeInScript={themeInScript}>
        <PlaygroundBoundary
          key={direction}
          state={state}
          reset={() => setForm(resetForm(controls))}
        >
          <Example key={mountKey(module, state)} {...propsOf(module, state)} />
        </PlaygroundBoundary>
      </DemoEnvironment>
      <PlaygroundControls container={container} module={module} form={form} onChange={setForm} />
      <PlaygroundCode container={container} description={description} state={state} />
      <PlaygroundSandboxes
        container={container}
        pageKey={pageKey}
        component={description.component}
      />
    </>
  );
}

/** The props that a state passes. */
function propsOf({ description, presets }: PlaygroundModule, state: PropsPlaygroundState) {
  const props: Record<string, unknown> = {};
  for (const control of description.controls) {
    const { prop, kind } = control;
    const text = state[prop] ?? '';
    const value = kind === 'preset' ? presets[prop]?.[text] : valueOf(control, text);
    if (value !== undefined) props[prop] = value;
  }
  return props;
}

/** Changes with the values that the component reads once. */
const mountKey = ({ description }: PlaygroundModule, state: PropsPlaygroundState): string =>
  description.controls
    .filter(({ remounts }) => remounts === true)
    .map(({ prop }) => state[prop])
    .join('\n');
