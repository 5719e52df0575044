import '../theme/tokens.css';
import '../theme/base.css';
import '#markup/code/code.css';
import '#markup/demo/demo.css';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { dateLibraryMessages as words } from '#content/messages/dateLibrary.ts';
import { islandMessages } from '#content/messages/islands.ts';
import type { DateLibrary } from '#core/dateLibrary/libraries.ts';
import { PAGE_ATTRIBUTE } from '#markup/pageAttribute.ts';
import type { DatedPage } from '#markup/demo/datedPage.ts';
import { demoCode } from '../demo/demoCode.ts';
import { shownCode } from '../enhance/copy.ts';
import { IslandContextProvider } from '../islands/context.tsx';
import { setPreference } from '../preferences/store.ts';
import { onChoice } from '../shell/onChoice.ts';
import { Island } from './DatedCode.tsx';
import { shownLibrary } from './shownLibrary.ts';

const lines = { ts: 1, js: 1 };

const LUXON: DatedPage = {
  demos: {
    Arrival: {
      live: true,
      variants: [
        {
          styling: 'system',
          files: [{ name: 'Arrival.tsx', code: { html: 'luxon code' }, lines }],
        },
      ],
    },
    Departure: {
      live: false,
      variants: [
        {
          styling: 'system',
          files: [
            { name: 'Departure.tsx', code: { html: 'luxon typed', js: 'luxon plain' }, lines },
            { name: 'days.ts', code: { html: 'luxon days' }, lines },
          ],
        },
      ],
    },
  },
  missing: ['Zoned'],
  fences: { 12: { html: 'luxon fence' } },
};

let keys = 0;

/** A page with three demos and two fences, as the compiler prints it. @param offered libraries it has code in. */
function Article({ offered, pageKey }: { offered: readonly DateLibrary[]; pageKey: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const context = {
    page: { key: pageKey, route: '/x/', title: 'Dates', toc: [], themeInScript: false },
    registry: {},
  };
  return (
    <IslandContextProvider context={context}>
      <div {...{ [PAGE_ATTRIBUTE]: pageKey }}>
        <div ref={setPlace} data-libraries={offered.join(' ')}>
          {place !== null && <Island place={place} />}
        </div>
        {['Arrival', 'Departure', 'Zoned'].map((name) => (
          <section key={name} className="demo" data-demo={name} aria-label={name}>
            <details className="demo-code" open>
              <summary>
                <span>Code</span> <small>4 lines</small>
              </summary>
              <div className="demo-panel">
                <pre>Day.js {name}</pre>
              </div>
            </details>
          </section>
        ))}
        <figure className="code" data-dated="12" aria-label="Dated">
          <pre>Day.js fence</pre>
        </figure>
        <figure className="code" data-dated="20" aria-label="Undated">
          <pre>Day.js alone</pre>
        </figure>
      </div>
    </IslandContextProvider>
  );
}

const fetched = vi.spyOn(window, 'fetch');

const answer = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

async function open(offered: readonly DateLibrary[] = ['dayjs', 'date-fns', 'luxon', 'moment']) {
  keys += 1;
  await render(<Article offered={offered} pageKey={`date-pickers/page-${keys}`} />);
}

const demo = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-demo="${name}"]`);
  if (element === null) throw new Error(name);
  return element;
};
const text = (content: string) => page.getByText(content, { exact: true });

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
  fetched.mockReset();
  fetched.mockImplementation(() => answer(LUXON));
});

afterEach(() => setPreference('dateLibrary', 'dayjs'));

describe('the choice of a date library', () => {
  it('offers what the page has, says which is chosen, and fetches nothing for Day.js', async () => {
    await open();
    const group = page.getByRole('group', { name: words.title });
    await expect.element(group.getByRole('button')).toHaveLength(4);
    await expect
      .element(group.getByRole('button', { name: 'Day.js' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows the code of demos and fences in the library, and that of Day.js again', async () => {
    await open();
    setPreference('dateLibrary', 'luxon');
    await expect.element(text('luxon code')).toBeVisible();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\/x\/dates\/luxon\/date-pickers\/page-\d+\.json$/),
    );
    await expect.element(text('Day.js Arrival')).not.toBeVisible();
    await expect.element(text('luxon fence')).toBeVisible();
    await expect.element(text('Day.js fence')).not.toBeVisible();
    await expect.element(text('Day.js alone')).toBeVisible();
    setPreference('dateLibrary', 'dayjs');
    await expect.element(text('Day.js Arrival')).toBeVisible();
    await expect.element(text('luxon code')).not.toBeInTheDocument();
    expect(shownLibrary(demo('Arrival'))).toBe('dayjs');
  });

  it('says which examples use Day.js, and which run with it', async () => {
    await open();
    setPreference('dateLibrary', 'luxon');
    await expect.element(text(words.onlyDayjs)).toBeVisible();
    expect(demo('Zoned').textContent).toContain(words.onlyDayjs);
    await expect.element(text('Day.js Zoned')).toBeVisible();
    expect(demo('Departure').textContent).toContain(words.runsWithDayjs('Luxon'));
    expect(demo('Arrival').textContent).not.toContain(words.runsWithDayjs('Luxon'));
    expect(shownLibrary(demo('Zoned'))).toBe('dayjs');
    expect(shownLibrary(demo('Departure'))).toBe('luxon');
  });

  it('gives the copy buttons what is shown: file, language and library', async () => {
    await open();
    expect(demoCode(demo('Departure'))).toBe('Day.js Departure');
    setPreference('dateLibrary', 'luxon');
    await expect.element(text('luxon typed')).toBeVisible();
    expect(demoCode(demo('Departure'))).toBe('luxon typed');
    setPreference('codeVariant', 'JS');
    expect(demoCode(demo('Departure'))).toBe('luxon plain');
    setPreference('codeVariant', 'TS');
    await userEvent.click(page.getByRole('radio', { name: 'days' }));
    expect(demoCode(demo('Departure'))).toBe('luxon days');
    expect(demoCode(demo('Zoned'))).toBe('Day.js Zoned');
    const figure = document.querySelector('[data-dated="12"]');
    expect(figure && shownCode(figure)).toBe('luxon fence');
  });

  it('says that the page has none of a library, and asks for nothing', async () => {
    await open();
    setPreference('dateLibrary', 'moment-hijri');
    await expect.element(page.getByRole('status')).toHaveTextContent(words.notHere('moment-hijri'));
    await expect.element(text('Day.js Arrival')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says that the code does not come, leaves that of Day.js, and tries again', async () => {
    fetched.mockImplementation(() => answer('', 500));
    await open();
    setPreference('dateLibrary', 'luxon');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed('Luxon'));
    await expect.element(text('Day.js Arrival')).toBeVisible();
    fetched.mockImplementation(() => answer(LUXON));
    await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
    await expect.element(text('luxon code')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the last choice when an earlier one comes late', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    fetched.mockImplementationOnce(() => late);
    await open();
    setPreference('dateLibrary', 'moment');
    await expect.element(page.getByRole('status')).toHaveTextContent(words.loading('Moment'));
    setPreference('dateLibrary', 'luxon');
    await expect.element(text('luxon code')).toBeVisible();
    arrive(
      new Response(
        JSON.stringify({ demos: {}, missing: ['Arrival'], fences: {} } satisfies DatedPage),
      ),
    );
    await expect.element(text('luxon code')).toBeVisible();
    expect(shownLibrary(demo('Arrival'))).toBe('luxon');
  });
});

describe('the keyboard', () => {
  // The shell hears the buttons of all choices.
  beforeEach(() => document.addEventListener('click', onChoice));
  afterEach(() => document.removeEventListener('click', onChoice));

  it('chooses a library, hears which one holds, and keeps its place', async () => {
    await open(['dayjs', 'luxon']);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await userEvent.tab();
    await expect.element(button('Day.js')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Luxon')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(text('luxon code')).toBeVisible();
    await expect.element(button('Luxon')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Day.js')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Luxon')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect.element(text('Day.js Arrival')).toBeVisible();
    await expect.element(button('Day.js')).toHaveAttribute('aria-pressed', 'true');
  });
});
