// The Sankey chart calls it: current browsers have it, Node 20 does not.
import 'core-js/actual/iterator/to-array.js';
import { JSDOM } from 'jsdom';
import { hasClass } from './classes.ts';
import { Clock } from './clock.ts';
import type { Layout } from './layout.ts';
import { holds } from './rules.ts';

/** The grid draws all of its rows in a browser that calls itself jsdom. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const ROUNDS_AT_MOST = 6;

interface Watched {
  callback: (entries: unknown[]) => void;
  sizes: Map<Element, string>;
}

const watched = new Set<Watched>();

/** What of the window demos and libraries reach for by a bare name. */
const BARE =
  /^(?:HTML|SVG|Node|Element|Event|Mouse|Keyboard|Focus|Pointer|Touch|Custom|Document|DOM|Mutation|Text|Comment|Range|Selection|NodeFilter|File|Blob|FormData|XMLSerializer|Input|UI|CSS|Storage|ShadowRoot|getSelection|document|window|self|navigator|location|localStorage|sessionStorage|history|screen|innerWidth|innerHeight|scrollX|scrollY|devicePixelRatio|addEventListener|removeEventListener|dispatchEvent|CompositionEvent|ClipboardEvent|DragEvent|WheelEvent)/;

export interface FakeBrowser {
  clock: Clock;
  window: JSDOM['window'];
  /** Gives the window another width in CSS pixels, and tells those who asked to be told. */
  resize: (width: number) => void;
  /** Lets all happen that a demo does within a time, sizes that are told to it included. */
  settle: (ms: number) => Promise<void>;
  /** Forgets all that the last demo has left. */
  clear: () => void;
}

/**
 * Makes this thread look like a browser to what is loaded from here on: a document without pixels, whose sizes `layout`
 * tells, and whose time passes when it is told to.
 */
export function startFakeBrowser(layout: () => Layout): FakeBrowser {
  const { window } = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: 'https://docs.example/x/',
    pretendToBeVisual: true,
  });
  const clock = new Clock();
  const fakes = { ...clock.timers, ...sizesOf(layout), ...observers(), matchMedia: mediaQuery };
  Object.defineProperty(window.navigator, 'userAgent', { value: USER_AGENT });
  Object.assign(window, fakes);
  giveSizes(window, layout);
  for (const name of Object.getOwnPropertyNames(window).filter((each) => BARE.test(each))) {
    const value = Reflect.get(window, name) as unknown;
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.assign(globalThis, fakes);
  // Without them, React waits by `setTimeout`.
  Object.assign(globalThis, { setImmediate: undefined, MessageChannel: undefined });
  Object.defineProperty(globalThis.performance, 'now', { value: clock.now });
  return {
    clock,
    window,
    resize(width) {
      if (globalThis.innerWidth === width) return;
      for (const place of [window, globalThis])
        Object.defineProperty(place, 'innerWidth', { value: width, configurable: true });
      const listeners = [...awaited];
      for (const [listener, media] of listeners) listener({ media, matches: holds(media, width) });
      window.dispatchEvent(new window.Event('resize'));
    },
    async settle(ms) {
      for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
        await clock.settle(ms);
        if (!tellSizes(layout())) return;
      }
    },
    clear() {
      clock.clear();
      watched.clear();
      awaited.clear();
      window.document.body.replaceChildren();
      window.document.head.replaceChildren();
      window.localStorage.clear();
      window.sessionStorage.clear();
    },
  };
}

const nothing = (): void => undefined;

type OnChange = (event: { matches: boolean; media: string }) => void;

/** Who waits for a media query to change, and for which. */
const awaited = new Map<OnChange, string>();

const mediaQuery = (media: string) => {
  const add = (listener: OnChange): unknown => awaited.set(listener, media);
  const remove = (listener: OnChange): unknown => awaited.delete(listener);
  return {
    media,
    get matches() {
      return holds(media, globalThis.innerWidth);
    },
    onchange: null,
    addListener: add,
    removeListener: remove,
    addEventListener: (_: string, listener: OnChange) => add(listener),
    removeEventListener: (_: string, listener: OnChange) => remove(listener),
    dispatchEvent: () => false,
  };
};

const sizeOf = (layout: Layout, element: Element) => ({
  width: layout.width(element),
  height: layout.height(element),
});

/** Calls the observers of elements that have another size than they were told last. @returns whether there was one. */
function tellSizes(layout: Layout): boolean {
  let told = false;
  for (const { callback, sizes } of watched) {
    const entries = [...sizes].flatMap(([target, last]) => {
      const { width, height } = sizeOf(layout, target);
      const size = `${width} ${height}`;
      if (size === last || !target.isConnected) return [];
      sizes.set(target, size);
      const box = [{ inlineSize: width, blockSize: height }];
      return [{ target, contentRect: { width, height }, borderBoxSize: box, contentBoxSize: box }];
    });
    if (entries.length === 0) continue;
    told = true;
    callback(entries);
  }
  return told;
}

function observers() {
  class ResizeObserver {
    readonly #watched: Watched;

    constructor(callback: (entries: unknown[]) => void) {
      this.#watched = { callback, sizes: new Map() };
    }

    observe(element: Element): void {
      // The virtualizer is told the sizes of its rows, which it has set itself.
      if (hasClass(element, 'MuiDataGrid-row')) return;
      this.#watched.sizes.set(element, '');
      watched.add(this.#watched);
    }

    unobserve(element: Element): void {
      this.#watched.sizes.delete(element);
    }

    disconnect(): void {
      watched.delete(this.#watched);
    }
  }

  class IntersectionObserver {
    readonly observe = nothing;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
    readonly takeRecords = (): unknown[] => [];
  }
  return { ResizeObserver, IntersectionObserver, scrollTo: nothing };
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function sizesOf(layout: () => Layout) {
  const read = (element: Element, property: string): string => {
    if (property === 'width' || property === 'height')
      return `${property === 'width' ? layout().width(element) : layout().height(element)}px`;
    return layout().style(element, property);
  };
  return {
    getComputedStyle: (element: Element) =>
      new Proxy(
        {},
        {
          get: (_, name) =>
            name === 'getPropertyValue'
              ? (property: string) => read(element, property)
              : read(element, kebab(String(name))),
        },
      ),
  };
}

/** The size of what charts measure text by: a span with its font in its `style`, whose line is as high as it says. */
function textSize(element: HTMLElement, layout: Layout) {
  const { style, textContent } = element;
  const size = Number.parseFloat(style.fontSize) * (style.fontSize.endsWith('rem') ? 16 : 1) || 16;
  const spacing = Number.parseFloat(style.letterSpacing) || 0;
  const width = layout.textWidth(
    textContent ?? '',
    size,
    style.letterSpacing.endsWith('em') ? spacing * size : spacing,
  );
  const line = Number.parseFloat(style.lineHeight) || 1.6;
  return { width, height: style.lineHeight.endsWith('px') ? line : line * size };
}

function giveSizes(
  { Element, HTMLElement, SVGElement }: JSDOM['window'],
  layout: () => Layout,
): void {
  const rectOf = (element: Element) => {
    const { width, height } =
      element.id === 'mui_measurement_span'
        ? textSize(element as HTMLElement, layout())
        : sizeOf(layout(), element);
    return { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height };
  };
  Object.assign(Element.prototype, {
    getBoundingClientRect(this: Element) {
      return rectOf(this);
    },
    scrollIntoView: nothing,
    scrollTo: nothing,
    animate: () => ({ finished: Promise.resolve(), cancel: nothing, finish: nothing }),
    getAnimations: () => [],
  });
  Object.assign(SVGElement.prototype, {
    getBBox(this: Element) {
      return rectOf(this);
    },
    getComputedTextLength: () => 0,
  });
  for (const [prototype, names] of [
    [Element.prototype, ['client', 'scroll']],
    [HTMLElement.prototype, ['offset']],
  ] as const) {
    for (const name of names) {
      const sizes = {
        [`${name}Width`]: (element: Element) => layout().width(element),
        [`${name}Height`]: (element: Element) => layout().height(element),
      };
      for (const [property, get] of Object.entries(sizes)) {
        Object.defineProperty(prototype, property, {
          configurable: true,
          get(this: Element) {
            return Math.round(get(this));
          },
        });
      }
    }
  }
}
