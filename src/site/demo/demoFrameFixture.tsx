import { useState } from 'react';
import { page } from 'vitest/browser';
import { readServices } from '#core/services.ts';
import { IslandContextProvider } from '../islands/context.tsx';
import { Island } from './DemoTools.tsx';

export const demoContext = {
  services: readServices({}, true),
  page: {
    key: 'data-grid/sorting',
    route: '/x/react-data-grid/sorting/',
    title: 'Sorting',
    toc: [],
    themeInScript: false,
  },
  registry: {},
};

export const DEMO_CODE = "export default () => 'One';";

/** A demo's frame, as the compiler prints it, with its tools. */
export function Frame({ context = demoContext }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <IslandContextProvider context={context}>
      <main>
        <section
          className="demo"
          data-demo="BasicSorting"
          data-source="BasicSorting.tsx"
          aria-label="Example: Basic sorting"
        >
          <div className="demo-stage" data-stage="BasicSorting" />
          <div className="island" ref={setPlace}>
            {place !== null && <Island place={place} />}
          </div>
          <details className="demo-code" open>
            <summary>Code</summary>
            <div className="demo-panel">
              <pre className="ts">{DEMO_CODE}</pre>
            </div>
          </details>
        </section>
      </main>
    </IslandContextProvider>
  );
}

export const tool = (name: string) => page.getByRole('button', { name, exact: true });
