import '../theme/tokens.css';
import '../theme/base.css';
import '../islands/islands.css';
import '#markup/feedback/feedback.css';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { feedbackMessages } from '#content/messages/feedback.ts';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { UNSENT_KEY } from '#core/feedback/keys.ts';
import { IslandContextProvider } from '../islands/context.tsx';
import { Island as PageFeedback } from './PageFeedback.tsx';
import { Island as SectionFeedback } from './SectionFeedback.tsx';

const context = {
  page: {
    key: 'data-grid/sorting',
    route: '/x/react-data-grid/sorting/',
    title: 'Sorting',
    toc: [{ id: 'multi-sorting', text: 'Multi-sorting', level: 2 as const }],
    themeInScript: false,
  },
  registry: {},
};

const send = vi.spyOn(window, 'fetch');
/** By revision: what is said soon after the page was opened waits, and the server goes by the revision as well. */
const answers = (): { revision: number }[] =>
  send.mock.calls
    .map(([, init]) => JSON.parse(String(init?.body)) as { revision: number })
    .sort((a, b) => a.revision - b.revision);

beforeEach(async () => {
  await page.viewport(1000, 900);
  localStorage.clear();
  send.mockReset();
  send.mockImplementation(async () => Response.json({}, { status: 201 }));
});
afterEach(() => localStorage.clear());

function Placed({ Island, section }: { Island: typeof PageFeedback; section?: string }) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  return (
    <IslandContextProvider context={context}>
      <div className="island" ref={setElement} data-section={section}>
        {element !== null && <Island place={element} />}
      </div>
    </IslandContextProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('takes a vote and a comment by keyboard, says thanks, and gives the focus back', async () => {
  await render(<Placed Island={PageFeedback} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('No')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('No')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  const comment = page.getByRole('textbox', { name: feedbackMessages.askComment[0] });
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard('The example is missing a type.{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('status')).toHaveTextContent(feedbackAnswers.thanks);
  await expect.element(button('No')).toHaveFocus();
  expect(answers()).toMatchObject([
    { revision: 1, rating: 0, comment: '', section: '', page: context.page.route },
    { revision: 2, rating: 0, comment: 'The example is missing a type.' },
  ]);
});

it('stays calm when a vote is changed: one answer, in a later revision', async () => {
  await render(<Placed Island={PageFeedback} />);
  await userEvent.click(button('Yes'));
  await userEvent.click(button('No'));
  await userEvent.click(button('No'));
  await expect.poll(() => answers().length).toBe(2);
  const [first, second] = answers() as { key: string; revision: number }[];
  expect(second).toMatchObject({ key: first?.key, revision: 2 });
  expect(send).toHaveBeenCalledTimes(2);
});

it('says that the server is away, and keeps the text and the answer', async () => {
  send.mockImplementation(async () => new Response('', { status: 503 }));
  await render(<Placed Island={PageFeedback} />);
  await userEvent.click(button('Yes'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(feedbackAnswers.failed);
  const comment = page.getByRole('textbox');
  await userEvent.fill(comment, 'The example is missing a type.');
  await userEvent.click(button('Submit'));
  await expect.element(button('Submit')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(feedbackAnswers.failed);
  await expect.element(comment).toHaveValue('The example is missing a type.');
  expect(localStorage.getItem(UNSENT_KEY)).toContain('The example is missing a type.');
});

/** Leaves an answer in the storage that an earlier visit could not send. */
function keepUnsent(): void {
  const key = '00000000-0000-4000-8000-000000000000';
  const answer = { key, revision: 1, page: '/x/a/', section: '', rating: 1, comment: '' };
  localStorage.setItem(
    UNSENT_KEY,
    JSON.stringify([{ answer, title: 'Editing', tried: Date.now() - 60_000 }]),
  );
}

it('offers what an earlier visit could not send, and forgets what is discarded', async () => {
  keepUnsent();
  await render(<Placed Island={PageFeedback} />);
  await expect.element(page.getByText(feedbackMessages.unsent(['Editing']))).toBeVisible();
  await userEvent.click(button('Discard'));
  await expect
    .element(page.getByText(feedbackMessages.unsent(['Editing'])))
    .not.toBeInTheDocument();
  await expect.element(button('Yes')).toHaveFocus();
  expect(localStorage.getItem(UNSENT_KEY)).toBe('[]');
});

it('keeps what cannot be sent now either, says so, and sends it with the next press', async () => {
  keepUnsent();
  send.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await render(<Placed Island={PageFeedback} />);
  await userEvent.click(button(feedbackMessages.submitNow));
  await expect.element(page.getByText(feedbackAnswers.failed)).toBeVisible();
  expect(localStorage.getItem(UNSENT_KEY)).toContain('Editing');
  await userEvent.click(button(feedbackMessages.submitNow));
  await expect.element(page.getByText(feedbackAnswers.thanks)).toBeVisible();
  expect(localStorage.getItem(UNSENT_KEY)).toBe('[]');
});

it('asks about a section, and Escape leads back to its button', async () => {
  await render(
    <main className="prose">
      <h2>Multi-sorting</h2>
      <Placed Island={SectionFeedback} section="multi-sorting" />
    </main>,
  );
  const open = button('Feedback on “Multi-sorting”');
  await userEvent.click(open);
  await expect.element(open).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button('Yes')).toHaveFocus();
  await userEvent.click(button('Yes'));
  await expect.poll(answers).toMatchObject([{ section: 'multi-sorting', rating: 1 }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

it('says of a section, too, that the server is away, by keyboard alone', async () => {
  send.mockImplementation(async () => new Response('', { status: 503 }));
  await render(
    <main className="prose">
      <h2>Multi-sorting</h2>
      <Placed Island={SectionFeedback} section="multi-sorting" />
    </main>,
  );
  const open = button('Feedback on “Multi-sorting”');
  await userEvent.tab();
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Yes')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(button('No')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent(feedbackAnswers.failed);
  expect(localStorage.getItem(UNSENT_KEY)).toContain('multi-sorting');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

it('stands over the section, of which nothing moves', async () => {
  const { container } = await render(
    <main className="prose">
      <h2>Multi-sorting</h2>
      <Placed Island={SectionFeedback} section="multi-sorting" />
      <p>What follows the heading.</p>
    </main>,
  );
  const next = page.getByText('What follows the heading.').element();
  const before = next.getBoundingClientRect().top;
  await userEvent.click(button('Feedback on “Multi-sorting”'));
  await userEvent.click(button('Yes'));
  await expect.element(page.getByRole('textbox')).toBeVisible();
  expect(next.getBoundingClientRect().top).toBe(before);
  const panel = page.getByRole('region').element().getBoundingClientRect();
  expect(panel.top).toBeGreaterThanOrEqual(
    container.querySelector('h2')?.getBoundingClientRect().bottom ?? Infinity,
  );
});

it('leaves the section to be read in a narrow window', async () => {
  await page.viewport(390, 700);
  await render(
    <main className="prose">
      <div style={{ height: 560 }} />
      <h2>Multi-sorting</h2>
      <Placed Island={SectionFeedback} section="multi-sorting" />
      <div style={{ height: 900 }}>What follows the heading.</div>
    </main>,
  );
  await userEvent.click(button('Feedback on “Multi-sorting”'));
  await expect.element(button('Yes')).toHaveFocus();
  const panel = page.getByRole('region').element().getBoundingClientRect();
  expect(panel.bottom).toBe(innerHeight);
  expect(panel.width).toBe(document.documentElement.clientWidth);
  const heading = page.getByRole('heading').element().getBoundingClientRect();
  expect(heading.top).toBeGreaterThanOrEqual(0);
  expect(heading.bottom).toBeLessThan(panel.top);
});
