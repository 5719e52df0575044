import '../theme/tokens.css';
import '../theme/base.css';
import '../islands/islands.css';
import '#markup/demo/demo.css';
import { useRef, useState, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { demoMessages } from '#content/messages/demo.ts';
import { islandMessages } from '#content/messages/islands.ts';
import { DemoStage } from '#markup/demo/DemoStage.tsx';
import { byAttribute, byClass, classes } from '#markup/selectors.ts';
import { Islands } from '../islands/Islands.tsx';
import { setFromText, setPreference } from '../preferences/store.ts';
import type { DatedDemos, DemoModule } from './demoModule.ts';
import { createDemoCache } from './emotionCache.ts';
import { RESET_EVENT } from './resetEvent.ts';

const PAGE = {
  key: 'data-grid/sorting',
  route: '/x/react-data-grid/sorting/',
  title: 'Sorting',
  toc: [],
  themeInScript: false,
};

/** A demo that keeps something: how often it was pressed. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('The rows are missing.');
  return <p>All rows are here</p>;
}

const module: DemoModule = {
  demos: {
    Basic: {
      system: () => <Counter name="System" />,
      tailwind: () => <Counter name="Tailwind" />,
    },
    Fragile: { system: Fragile },
  },
  DemoEnvironment: ({ direction, density, mode, brand, children }) => (
    <>
      <output aria-label="Environment">{[direction, density, mode, brand].join(' ')}</output>
      {children}
    </>
  ),
  createDemoCache,
};

/** What was drawn of each demo at build: the same structure. */
const PICTURES: Record<string, string> = {
  Basic: '<button type="button">System: picture</button>',
  Fragile: '<p>Picture of all rows</p>',
};

const load = vi.fn<() => Promise<DemoModule>>();

interface ArticleProps {
  names: readonly string[];
  pictures: Readonly<Record<string, string>>;
  /** Whether the page has demos at all. */
  isListed: boolean;
}

/** Frames of demos as the compiler prints them, and the islands of the page. */
function Article({ names, pictures, isListed }: ArticleProps) {
  const root = useRef<HTMLDivElement>(null);
  const [context] = useState(() => ({
    page: PAGE,
    registry: isListed ? { [PAGE.key]: load } : {},
  }));
  const [written] = useState(() => ({
    __html: renderToStaticMarkup(
      names.map((name) => (
        <section key={name} className={classes.demo} aria-label={name}>
          <DemoStage name={name} heights={[40, 40, 40]} preview={pictures[name] ?? ''} />
          <p>Its code</p>
        </section>
      )),
    ),
  }));
  return (
    <>
      <div ref={root} dangerouslySetInnerHTML={written} />
      <Islands root={root} context={context} />
      <footer>The rest of the page</footer>
    </>
  );
}

const draw = (names: readonly string[], { pictures = PICTURES, isListed = true } = {}) =>
  render(<Article names={names} pictures={pictures} isListed={isListed} />);

const stageOf = (name: string): Element | null =>
  document.querySelector(byAttribute('data-stage', name));
const button = page.getByRole('button');
const picture = page.getByText('System: picture');
const environment = page.getByLabelText('Environment');

/** A reader comes to the demo with a pointer. */
async function comeToBasic(): Promise<void> {
  await userEvent.hover(picture);
  await expect.element(button).toHaveTextContent(': 0');
}

beforeEach(async () => {
  isBroken = true;
  load.mockReset();
  load.mockResolvedValue(module);
  // Where the pointer rests, the demo of the next test would appear.
  await userEvent.hover(document.documentElement, { position: { x: 5, y: innerHeight - 5 } });
});
afterEach(() => setFromText('', ''));

describe('a demo', () => {
  it('is its picture until a reader comes to it, and stands in its place then', async () => {
    await draw(['Basic']);
    await expect.element(picture).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(picture);
    await expect.element(button).toHaveTextContent('System: 0');
    await expect.element(picture).not.toBeInTheDocument();
    expect(document.querySelector(byClass('demo-preview'))).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is reached by keyboard, keeps the focus, and does what is pressed', async () => {
    await draw(['Basic']);
    await expect.element(picture).toBeVisible();
    await userEvent.tab();
    await expect.element(button).toHaveTextContent('System: 0');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveTextContent('System: 1');
  });

  it('comes by itself where it has no picture', async () => {
    await draw(['Basic'], { pictures: {} });
    await expect.element(button).toHaveTextContent('System: 0');
  });

  it('comes by itself once the reader chooses what its picture does not have', async () => {
    await draw(['Basic']);
    await expect.element(picture).toBeVisible();
    setPreference('direction', 'rtl');
    await expect.element(button).toHaveTextContent('System: 0');
    await expect.element(environment).toHaveTextContent('rtl normal system default');
  });

  it('starts anew when it is reset', async () => {
    await draw(['Basic']);
    await comeToBasic();
    await userEvent.click(button);
    await expect.element(button).toHaveTextContent('System: 1');
    stageOf('Basic')?.dispatchEvent(new Event(RESET_EVENT, { bubbles: true }));
    await expect.element(button).toHaveTextContent('System: 0');
  });
});

describe('what a reader chooses', () => {
  it('reaches all demos, and starts them anew where a grid would keep what it had', async () => {
    await draw(['Basic']);
    await comeToBasic();
    await userEvent.click(button);
    setPreference('mode', 'dark');
    await expect.element(environment).toHaveTextContent('ltr normal dark default');
    await expect.element(button).toHaveTextContent('System: 1');
    setPreference('density', 'dense');
    await expect.element(environment).toHaveTextContent('ltr dense dark default');
    await expect.element(button).toHaveTextContent('System: 0');
  });

  it('is the styling that runs, for a demo that has it', async () => {
    await draw(['Basic']);
    await comeToBasic();
    setPreference('codeStyling', 'Tailwind');
    await expect.element(button).toHaveTextContent('Tailwind: 0');
    setPreference('codeStyling', 'CSS');
    await expect.element(button).toHaveTextContent('System: 0');
  });
});

describe('another date library', () => {
  const dated = (): DatedDemos => ({ names: ['Basic'], load: vi.fn<DatedDemos['load']>() });
  const ofLuxon: { demos: Record<string, ComponentType> } = {
    demos: { Basic: () => <Counter name="Luxon" /> },
  };

  it('runs once its code is there; until then, the demo goes on', async () => {
    const luxon = dated();
    let arrive = (): void => undefined;
    vi.mocked(luxon.load).mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve(ofLuxon);
      }),
    );
    load.mockResolvedValue({ ...module, dated: { luxon } });
    await draw(['Basic']);
    await comeToBasic();
    await userEvent.click(button);
    setPreference('dateLibrary', 'luxon');
    await expect.poll(() => vi.mocked(luxon.load).mock.calls.length).toBe(1);
    await expect.element(button).toHaveTextContent('System: 1');
    arrive();
    await expect.element(button).toHaveTextContent('Luxon: 0');
  });

  it('says in the place of the demo that its code has not come, and asks again with a reset', async () => {
    const luxon = dated();
    vi.mocked(luxon.load).mockRejectedValueOnce(new Error('Luxon is gone.'));
    vi.mocked(luxon.load).mockResolvedValue(ofLuxon);
    load.mockResolvedValue({ ...module, dated: { luxon } });
    await draw(['Basic']);
    await comeToBasic();
    setPreference('dateLibrary', 'luxon');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Luxon is gone.');
    stageOf('Basic')?.dispatchEvent(new Event(RESET_EVENT, { bubbles: true }));
    await expect.element(button).toHaveTextContent('Luxon: 0');
  });
});

describe('failure', () => {
  it('of one demo is told in its frame, with a report, and can be reset; the others go on', async () => {
    await draw(['Fragile', 'Basic']);
    await comeToBasic();
    await userEvent.hover(page.getByText('Picture of all rows'));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(demoMessages.stopped);
    await expect.element(alert).toHaveTextContent('The rows are missing.');
    const report = alert.getByRole('link', { name: demoMessages.report });
    const { searchParams } = new URL(report.element().getAttribute('href') ?? '');
    expect(searchParams.get('title')).toContain(`Fragile of ${PAGE.route}`);
    expect(searchParams.get('body')).toContain('The rows are missing.');
    const basic = page.getByRole('button', { name: 'System' });
    await userEvent.click(basic);
    await expect.element(basic).toHaveTextContent('System: 1');
    isBroken = false;
    await userEvent.click(alert.getByRole('button', { name: demoMessages.reset }));
    await expect.element(page.getByText('All rows are here')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(basic).toHaveTextContent('System: 1');
  });

  it('of the code leaves the picture, says so, and asks again', async () => {
    load.mockRejectedValueOnce(new Error('The chunk is gone.'));
    await draw(['Basic']);
    await userEvent.hover(picture);
    await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.notLoaded);
    await expect.element(picture).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: islandMessages.retry }));
    await expect.element(button).toHaveTextContent('System: 0');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('of a build that lists no demos for the page is told, too', async () => {
    await draw(['Basic'], { isListed: false });
    await userEvent.hover(picture);
    await expect.element(page.getByRole('alert')).toHaveTextContent(islandMessages.notLoaded);
    await expect.element(picture).toBeVisible();
    await expect.element(page.getByText('The rest of the page')).toBeVisible();
  });
});
