import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { demoMessages } from '#content/messages/demo.ts';
import { inspectMessages } from '#content/messages/inspect.ts';
import { islandMessages } from '#content/messages/islands.ts';
import { findCandidates } from '../inspect/candidates.ts';
import { loadInspection } from '../inspect/loadInspection.ts';
import { openInspector } from '../inspect/openInspector.ts';
import { DemoInspector } from './DemoInspector.tsx';

vi.mock(import('../inspect/loadInspection.ts'), { spy: true });
vi.mock(import('../inspect/candidates.ts'), { spy: true });

/** A demo with the button that its inspector is opened by. */
function Demo({ name }: { name: string }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <section className="demo" ref={setElement} aria-label={name}>
      <div data-stage={name} />
      {element !== null && (
        <>
          <button type="button" ref={setButton} onClick={() => openInspector(element)}>
            Inspect {name}
          </button>
          <DemoInspector
            frame={{ element, name, title: name, page: 'data-grid/sorting' }}
            button={button}
          />
        </>
      )}
    </section>
  );
}

const opener = (name: string) => page.getByRole('button', { name: `Inspect ${name}` });
const panel = (name: string) => page.getByRole('dialog', { name: inspectMessages.label(name) });

beforeEach(() => {
  vi.mocked(loadInspection).mockClear();
});

it('inspects one demo at a time, and gives the focus back', async () => {
  await render(
    <>
      <Demo name="One" />
      <Demo name="Two" />
    </>,
  );
  await userEvent.click(opener('One'));
  await expect.element(panel('One')).toHaveFocus();
  await userEvent.click(opener('Two'));
  await expect.element(panel('Two')).toHaveFocus();
  await expect.element(panel('One')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel('Two')).not.toBeInTheDocument();
  await expect.element(opener('Two')).toHaveFocus();
});

it('says that it cannot be loaded, and tries again', async () => {
  vi.mocked(loadInspection).mockRejectedValueOnce(new Error('The chunk is gone.'));
  await render(<Demo name="One" />);
  await userEvent.click(opener('One'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(demoMessages.inspectingMissing);
  await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
  await expect.element(panel('One')).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(loadInspection).toHaveBeenCalledTimes(2);
});

it('leaves the demo alone when it stops', async () => {
  vi.mocked(findCandidates).mockImplementation(() => {
    throw new Error('The index makes no sense.');
  });
  await render(<Demo name="One" />);
  await userEvent.click(opener('One'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.stopped);
  await expect.element(opener('One')).toBeVisible();
  vi.mocked(findCandidates).mockRestore();
});
