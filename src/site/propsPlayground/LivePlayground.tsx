import { useEffect, useMemo, useState } from 'react';
import {
  changeState,
  initialState,
  parseState,
  printState,
  valueOf,
  type PropsPlaygroundState,
} from '#core/propsPlayground/state.ts';
import { useDemoSettings } from '../demo/useDemoSettings.ts';
import { keepInAddress } from './address.ts';
import { listenToForm, showValues } from './form.ts';
import { PlaygroundBoundary } from './PlaygroundBoundary.tsx';
import { PlaygroundCode } from './PlaygroundCode.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';
import { PlaygroundSandboxes } from './PlaygroundSandboxes.tsx';

interface LivePlaygroundProps {
  pageKey: string;
  module: PlaygroundModule;
  container: HTMLElement;
}

/** The component in the state that form and address hold; the code and the static form around it follow. */
export function LivePlayground({ pageKey, module, container }: LivePlaygroundProps) {
  const { description, DemoEnvironment, createDemoCache, Example, themeInScript } = module;
  const { controls } = description;
  const [state, setState] = useState(() => parseState(controls, location.search));
  const settings = useDemoSettings();
  const { direction } = settings;
  const cache = useMemo(() => createDemoCache(direction), [createDemoCache, direction]);

  useEffect(
    () =>
      listenToForm(container, controls, {
        change: (prop, value) => setState((last) => changeState(controls, last, prop, value)),
        reset: () => setState(initialState(controls)),
      }),
    [container, controls],
  );
  useEffect(() => {
    showValues(container, controls, state);
    return keepInAddress(printState(controls, state));
  }, [container, controls, state]);

  return (
    <>
      <DemoEnvironment {...settings} cache={cache} themeInScript={themeInScript}>
        <PlaygroundBoundary
          key={direction}
          state={state}
          reset={() => setState(initialState(controls))}
        >
          <Example key={mountKey(module, state)} {...propsOf(module, state)} />
        </PlaygroundBoundary>
      </DemoEnvironment>
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
