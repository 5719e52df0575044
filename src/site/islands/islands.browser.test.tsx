import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { islandMessages } from '#content/messages/islands.ts';
import type { IslandName } from '#core/islands.ts';
import { useIslandPage } from './context.tsx';
import { Islands } from './Islands.tsx';
import type { IslandDefinition, IslandModule, IslandProps, Policy } from './registry.ts';

const page = { key: 'a/b', route: '/x/a/b/', title: 'A page', toc: [], themeInScript: false };

/** A counter, in the structure of what is written in its placeholder. */
function Counter({ place }: IslandProps) {
  const [count, setCount] = useState(0);
  const { title } = useIslandPage();
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {place.dataset['label']}, {title}: {count}
      </button>
    </p>
  );
}

const WRITTEN = '<p><button type="button">Static</button></p>';

interface Options {
  policy?: Policy;
  load?: () => Promise<IslandModule>;
  hasNews?: () => boolean;
  html?: string;
  /** HTML in the same frame, before the placeholder. */
  beside?: string;
  around?: string;
  comesNear?: () => boolean;
}

/** One placeholder for every policy: the name says nothing here. */
async function draw({ policy = 'intent', load, html = WRITTEN, beside = '', ...more }: Options) {
  const definition: IslandDefinition = {
    policy,
    load: load ?? (async () => ({ Island: Counter })),
    ...more,
  };
  const definitions = new Proxy({} as Record<IslandName, IslandDefinition>, {
    get: () => definition,
  });
  const context = { page, registry: {} };
  function Page() {
    const root = useRef<HTMLDivElement>(null);
    const [written] = useState(() => ({
      __html: `<section class="frame">${beside}<div data-island="demo" data-label="One">${html}</div><p>Its code</p></section>`,
    }));
    return (
      <>
        <div ref={root} dangerouslySetInnerHTML={written} />
        <Islands root={root} context={context} definitions={definitions} />
        <footer>The rest of the page</footer>
      </>
    );
  }
  return render(<Page />);
}

/** An island whose code comes when the test says so. */
function held(Island: ComponentType<IslandProps> = Counter, more: Partial<IslandModule> = {}) {
  let arrive = (): void => undefined;
  const promise = new Promise<IslandModule>((resolve) => {
    arrive = () => resolve({ Island, ...more });
  });
  return { load: vi.fn(() => promise), arrive: () => arrive() };
}

describe('intent', () => {
  it('loads nothing until a reader points at the placeholder, and loads once', async () => {
    const load = vi.fn(async () => ({ Island: Counter }));
    const screen = await draw({ load });
    await expect.element(screen.getByText('The rest of the page')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button'));
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 0');
    await userEvent.hover(screen.getByText('The rest of the page'));
    await userEvent.hover(screen.getByRole('button'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes the place of what was written', async () => {
    const screen = await draw({});
    await userEvent.hover(screen.getByRole('button'));
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 0');
    await expect.element(screen.getByText('Static')).not.toBeInTheDocument();
  });

  it('does the press that woke it, once', async () => {
    const { load, arrive } = held();
    const screen = await draw({ load });
    const listener = vi.fn();
    document.addEventListener('click', listener);
    await userEvent.click(screen.getByRole('button'));
    expect(listener).not.toHaveBeenCalled();
    arrive();
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 1');
    expect(listener).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', listener);
  });

  it('does each press that came before it, in order, and impatient ones once', async () => {
    const pressed: string[] = [];
    function Letters() {
      return ['a', 'b', 'c'].map((letter) => (
        <button key={letter} type="button" onClick={() => pressed.push(letter)}>
          {letter}
        </button>
      ));
    }
    const { load, arrive } = held(Letters);
    const html = ['a', 'b', 'c'].map((letter) => `<button type="button">${letter}</button>`);
    const screen = await draw({ load, html: html.join('') });
    for (const letter of ['b', 'b', 'c', 'a']) {
      await userEvent.click(screen.getByRole('button', { name: letter }));
    }
    arrive();
    await expect.poll(() => pressed).toEqual(['b', 'c', 'a']);
  });

  it('keeps the focus of who comes by keyboard, and does the key', async () => {
    const { load, arrive } = held();
    const screen = await draw({ load });
    await userEvent.tab();
    await expect.element(screen.getByText('Static')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    arrive();
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 1');
    await expect.element(screen.getByRole('button')).toHaveFocus();
  });

  it('comes by itself when it has news', async () => {
    const screen = await draw({ hasNews: () => true });
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 0');
  });
});

it.each(['visible', 'idle'] as const)(
  'mounts what waits for “%s” without a sign of the reader',
  async (policy) => {
    const screen = await draw({ policy });
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 0');
  },
);

describe('what is around a placeholder', () => {
  it('counts where the island says so', async () => {
    const screen = await draw({ around: '.frame' });
    await userEvent.hover(screen.getByText('Its code'));
    await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 0');
  });

  const TOOLS = '<div data-island="demo-tools" data-label="Tools"><button>Press</button></div>';
  const frames = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });

  it('waits until what the reader has come to stands', async () => {
    const { load: slow, arrive } = held();
    const load = vi.fn(async (): Promise<IslandModule> => ({ Island: Counter }));
    load.mockImplementationOnce(slow);
    // The pointer still lies where the test before has left it, which is in the frame.
    await userEvent.hover(document.documentElement, { position: { x: 5, y: innerHeight - 5 } });
    const screen = await draw({ load, around: '.frame', beside: TOOLS });
    await userEvent.hover(screen.getByRole('button', { name: 'Press' }));
    await frames();
    expect(load).toHaveBeenCalledTimes(1);
    arrive();
    await expect.element(screen.getByRole('button', { name: 'Tools' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'One' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not wait for what cannot be had', async () => {
    const load = vi.fn(async (): Promise<IslandModule> => ({ Island: Counter }));
    load.mockRejectedValueOnce(new Error('gone'));
    const screen = await draw({ load, around: '.frame', beside: TOOLS });
    await userEvent.hover(screen.getByRole('button', { name: 'Press' }));
    await expect.element(screen.getByRole('button', { name: 'One' })).toBeVisible();
  });

  it('counts for nothing otherwise', async () => {
    const load = vi.fn(async () => ({ Island: Counter }));
    const screen = await draw({ load });
    await userEvent.hover(screen.getByText('Its code'));
    expect(load).not.toHaveBeenCalled();
  });
});

it('does a key where the one before has moved the focus', async () => {
  const pressed: string[] = [];
  const names = ['Route', 'Fare', 'Minutes'];
  function Headers() {
    const [at, setAt] = useState(0);
    const current = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (at > 0) current.current?.focus();
    }, [at]);
    return names.map((name, i) => (
      <div
        key={name}
        ref={i === at ? current : null}
        role="tab"
        tabIndex={i === at ? 0 : -1}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') setAt(i + 1);
          else pressed.push(`${key} on ${name}`);
        }}
      >
        {name}
      </div>
    ));
  }
  const { load, arrive } = held(Headers);
  const html = names.map(
    (name, i) => `<div role="tab" tabindex="${i === 0 ? 0 : -1}">${name}</div>`,
  );
  const screen = await draw({ load, html: html.join('') });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}{End}');
  expect(pressed).toEqual([]);
  arrive();
  await expect.poll(() => pressed).toEqual(['Enter on Fare', 'Enter on Minutes', 'End on Minutes']);
  await expect.element(screen.getByText('Minutes')).toHaveFocus();
});

it('mounts near the viewport what is not stood for by what is written', async () => {
  const screen = await draw({ comesNear: () => true });
  await expect.element(screen.getByRole('button')).toHaveTextContent('One, A page: 0');
});

describe('an island that measures its place', () => {
  /** Says in its text whether what was written stood beside it when observers of its size were told. */
  function Measured({ place }: IslandProps) {
    const [seen, setSeen] = useState('');
    const [pressed, setPressed] = useState('');
    useEffect(() => {
      const frame = requestAnimationFrame(() =>
        setSeen(place.textContent.includes('Static') ? 'beside it' : 'alone'),
      );
      return () => cancelAnimationFrame(frame);
    }, [place]);
    return (
      <p>
        <button
          type="button"
          onMouseDown={() => setPressed((before) => `${before} down`)}
          onClick={() => setPressed((before) => `${before} click`)}
        >
          {seen}
          {pressed}
        </button>
      </p>
    );
  }

  const load = async (): Promise<IslandModule> => ({ Island: Measured, isMeasured: true });

  it('is laid out while what was written stands, and then takes its place', async () => {
    const screen = await draw({ load });
    await userEvent.hover(screen.getByText('Static'));
    await expect.element(screen.getByText('Static')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toHaveTextContent('beside it');
    expect(document.querySelector('[data-island]')?.hasAttribute('aria-busy')).toBe(false);
  });

  it('gets the whole press, and the focus with it', async () => {
    const { load, arrive } = held(Measured, { isMeasured: true });
    const screen = await draw({ load });
    await userEvent.click(screen.getByText('Static'));
    arrive();
    await expect.element(screen.getByRole('button')).toHaveTextContent('beside it down click');
    await expect.element(screen.getByRole('button')).toHaveFocus();
  });
});

describe('failure', () => {
  it('says that the code has not come, leaves what was written, and tries again', async () => {
    const load = vi
      .fn<() => Promise<IslandModule>>()
      .mockRejectedValueOnce(new Error('The chunk is gone.'))
      .mockResolvedValue({ Island: Counter });
    const screen = await draw({ load });
    await userEvent.hover(screen.getByText('Static'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(islandMessages.notLoaded);
    await expect.element(screen.getByText('Static')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: islandMessages.retry }));
    await expect.element(screen.getByText('One, A page: 0')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('sends a form as it stands when the code does not come', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', onSubmit);
    const screen = await draw({
      html: '<form><button name="rating" value="1">Yes</button></form>',
      load: () => Promise.reject(new Error('The chunk is gone.')),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', onSubmit);
  });

  it('keeps an island that throws to its own place', async () => {
    function Throws(): never {
      throw new Error('Thrown by a test.');
    }
    const screen = await draw({ load: async () => ({ Island: Throws }) });
    await userEvent.hover(screen.getByText('Static'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(islandMessages.stopped);
    await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  });

  it('lets what is written work where an island throws before it has stood', async () => {
    let isWell = false;
    function ThrowsAtFirst() {
      if (!isWell) throw new Error('Thrown by a test.');
      return <p>Stands now</p>;
    }
    const pressed = vi.fn<() => void>();
    const screen = await draw({ load: async () => ({ Island: ThrowsAtFirst }) });
    const written = screen.getByText('Static');
    written.element().addEventListener('click', pressed);
    await userEvent.click(written);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(islandMessages.stopped);
    await expect.poll(() => pressed.mock.calls.length).toBe(1);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    await userEvent.click(written);
    expect(pressed).toHaveBeenCalledTimes(2);
    isWell = true;
    await userEvent.click(screen.getByRole('button', { name: islandMessages.retry }));
    await expect.element(screen.getByText('Stands now')).toBeVisible();
    await expect.element(written).not.toBeInTheDocument();
  });
});
