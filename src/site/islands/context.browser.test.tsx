import { Component, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { readServices, SERVICES_META } from '#core/services.ts';
import { IslandContextProvider, useIslandPage } from './context.tsx';
import { useServices } from './useServices.ts';

const page = { key: 'a/b', route: '/x/a/b/', title: 'A page', toc: [], themeInScript: false };

describe('what islands share', () => {
  it('is the page, and the services that the document is configured with', async () => {
    const services = readServices({ MUI_X_DOCS_SANDBOXES: 'off' }, true);
    function Told() {
      const { sandboxes } = useServices();
      const { route } = useIslandPage();
      return <p>{`${route} ${sandboxes.on ? 'with' : 'without'} sandboxes`}</p>;
    }
    // A document has it before anything else is drawn.
    await render(<meta name={SERVICES_META} content={JSON.stringify(services)} />);
    const screen = await render(
      <IslandContextProvider context={{ page, registry: {} }}>
        <Told />
      </IslandContextProvider>,
    );
    await expect.element(screen.getByText('/x/a/b/ without sandboxes')).toBeVisible();
  });

  it('is not there outside of them', async () => {
    class Boundary extends Component<{ children: ReactNode }, { message: string }> {
      override state = { message: '' };
      static getDerivedStateFromError = (error: Error) => ({ message: error.message });
      override render(): ReactNode {
        return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
      }
    }
    function Lost() {
      return useIslandPage().title;
    }
    const screen = await render(
      <Boundary>
        <Lost />
      </Boundary>,
    );
    await expect.element(screen.getByText(/below <Islands>/)).toBeVisible();
  });
});
