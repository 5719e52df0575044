import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import type { IslandName } from '#core/islands.ts';
import { Islands } from './Islands.tsx';
import type { IslandDefinition, IslandModule, IslandProps } from './registry.ts';

const page = { key: 'a/b', route: '/x/a/b/', title: 'A page', toc: [], themeInScript: false };

interface Serving {
  load: () => Promise<IslandModule>;
  takesClicks?: boolean;
  /** Gives the island of a placeholder around the links. */
  loadAround?: () => Promise<IslandModule>;
}

const LINKS = '<a href="#one">One</a> <a href="#two">Two</a>';

async function drawServed({ load, takesClicks = true, loadAround }: Serving) {
  const served: IslandDefinition = {
    policy: 'intent',
    load,
    serves: { selector: 'a', takesClicks },
  };
  const around: Partial<Record<IslandName, IslandDefinition>> =
    loadAround === undefined
      ? {}
      : { demo: { policy: 'intent', around: 'section', load: loadAround } };
  const definitions = { 'type-popover': served, ...around } as Record<IslandName, IslandDefinition>;
  function Page() {
    const root = useRef<HTMLDivElement>(null);
    const [written] = useState(() => ({
      __html:
        loadAround === undefined
          ? LINKS
          : `<section>${LINKS}<p data-island="demo">A picture</p></section>`,
    }));
    return (
      <>
        <div ref={root} style={{ padding: 40 }} dangerouslySetInnerHTML={written} />
        <Islands root={root} context={{ page, registry: {} }} definitions={definitions} />
      </>
    );
  }
  return render(<Page />);
}

/** Hears the clicks of links and follows none of them. */
function Clicks({ place }: IslandProps) {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => {
    const onClick = (event: Event): void => {
      event.preventDefault();
      const { target } = event;
      if (target instanceof Element) setHeard((known) => [...known, target.textContent ?? '']);
    };
    place.addEventListener('click', onClick);
    return () => place.removeEventListener('click', onClick);
  }, [place]);
  return <output>{heard.join(' ')}</output>;
}

afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  // The next test draws its links where these were: the pointer goes to the corner, where none is.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
});

describe('an island that serves elements of the whole article', () => {
  it('hears the press that woke it at the point where it was made', async () => {
    function Points({ place }: IslandProps) {
      const [found, setFound] = useState('');
      useEffect(() => {
        const onClick = (event: MouseEvent): void => {
          event.preventDefault();
          const { clientX, clientY } = event;
          setFound(document.elementFromPoint(clientX, clientY)?.textContent ?? '');
        };
        place.addEventListener('click', onClick);
        return () => place.removeEventListener('click', onClick);
      }, [place]);
      return <output>{found}</output>;
    }
    const screen = await drawServed({ load: async () => ({ Island: Points }) });
    await userEvent.click(screen.getByText('Two'));
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^Two$/);
  });

  it('comes with the first of them, once, and leaves them as they are', async () => {
    const load = vi.fn(async () => ({ Island: Clicks }));
    const screen = await drawServed({ load });
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Two'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Two');
    await userEvent.click(screen.getByText('One'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Two One');
    expect(load).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('');
  });

  it('comes with an element that another island has drawn, and not with what is written in its place', async () => {
    const load = vi.fn(async () => ({ Island: Clicks }));
    const Drawn = () => <a href="#three">Three</a>;
    const screen = await drawServed({ load, loadAround: async () => ({ Island: Drawn }) });
    await userEvent.hover(screen.getByText('A picture'));
    await expect.element(screen.getByText('Three')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Three'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Three');
  });

  it('hears a press that comes once it is drawn, before its effects have run', async () => {
    const press = (): void => {
      const [, second] = document.querySelectorAll('a');
      second?.click();
    };
    function Drawn(props: IslandProps) {
      useLayoutEffect(() => queueMicrotask(press), []);
      return <Clicks {...props} />;
    }
    const screen = await drawServed({ load: async () => ({ Island: Drawn }) });
    await userEvent.hover(screen.getByText('One'));
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^Two$/);
    expect(location.hash).toBe('');
  });

  it('leaves clicks that are not its own to the elements', async () => {
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const screen = await drawServed({ load, takesClicks: false });
    await userEvent.click(screen.getByText('One'));
    expect(location.hash).toBe('#one');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not spoken of when it does not come: its elements do what they can, and ask again', async () => {
    // The press comes first: the pointer alone has asked for the code already.
    let fail = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('The chunk is gone.'));
    });
    const load = vi
      .fn<() => Promise<IslandModule>>()
      .mockReturnValueOnce(late)
      .mockResolvedValue({ Island: Clicks });
    const screen = await drawServed({ load });
    await userEvent.click(screen.getByText('One'));
    fail();
    await expect.poll(() => location.hash).toBe('#one');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Two'));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Two');
    expect(location.hash).toBe('#one');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('an island around the elements that another one serves', () => {
  it('waits until the one that the reader has come to stands', async () => {
    let arrive = (): void => undefined;
    const code = new Promise<IslandModule>((resolve) => {
      arrive = () => resolve({ Island: Clicks });
    });
    const loadAround = vi.fn(async () => ({ Island: () => <b>The demo</b> }));
    const screen = await drawServed({ load: () => code, loadAround });
    await userEvent.hover(screen.getByText('One'));
    await new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });
    expect(loadAround).not.toHaveBeenCalled();
    arrive();
    await expect.element(screen.getByText('The demo')).toBeVisible();
    expect(loadAround).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a click that no island takes', async () => {
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const loadAround = vi.fn(async () => ({ Island: () => <b>The demo</b> }));
    const screen = await drawServed({ load, loadAround, takesClicks: false });
    document.querySelector('a')?.click();
    // At once, and not after a wait for what does not come.
    expect(document.querySelector('[aria-busy]')?.textContent).toBe('A picture');
    await expect.element(screen.getByText('The demo')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});
