import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent as ReactMouseEvent,
} from 'react';
import { typeMessages } from '#content/messages/types.ts';
import { trustHtml } from '../trustedTypes.ts';
import { typeLink } from '#markup/selectors.ts';
import type { IslandProps } from '../islands/registry.ts';
import { Popover } from '../ui/Popover.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { typePart } from './typePart.ts';

/*
 * A named type opens beside its link, and the types inside of it in the same place, with the way back above. What is
 * shown is the part of our own page that the link leads to; without this script the link leads there.
 */

/** Where `reference.css` lays the popover at the window's lower edge. */
const NARROW = '(max-width: 599.98px)';

/** What scrolls is reached by keyboard. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

/** One step of the trail. */
interface Step {
  name: string;
  /** Absolute, with the hash of a record. */
  url: string;
  /** What is shown of its page. */
  html: string;
}

interface Opened {
  link: HTMLAnchorElement;
  steps: readonly [Step, ...Step[]];
}

/** A link to a type that a plain click is on. */
function typeAt(event: MouseEvent | ReactMouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('code a') : null;
  const leadsToType = link?.origin === location.origin && link.pathname.startsWith('/x/api/');
  return isPlain && leadsToType ? link : undefined;
}

/** What is open, and what opens a type from the article or, one step further, from the popover itself. */
function useOpened(article: HTMLElement) {
  const [opened, setOpened] = useState<Opened>();
  const last = useRef<HTMLAnchorElement>(undefined);
  const open = useCallback(async (link: HTMLAnchorElement, from?: Opened): Promise<void> => {
    last.current = link;
    const url = link.href;
    try {
      const step = { name: link.textContent ?? '', url, html: await typePart(url) };
      // The reader may have gone on meanwhile.
      if (last.current !== link) return;
      setOpened(
        from === undefined ? { link, steps: [step] } : { ...from, steps: [...from.steps, step] },
      );
    } catch {
      location.assign(url); // what cannot be shown here is still where the link leads
    }
  }, []);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest(typeLink);
      const type = link && !event.defaultPrevented ? typeAt(event) : undefined;
      if (type === undefined) return;
      event.preventDefault();
      void open(type);
    };
    const onFocus = (): void => {
      const { activeElement } = document;
      if (activeElement?.matches(typeLink)) activeElement.setAttribute('aria-haspopup', 'dialog');
    };
    onFocus();
    article.addEventListener('click', onClick);
    article.addEventListener('focusin', onFocus);
    return () => {
      article.removeEventListener('click', onClick);
      article.removeEventListener('focusin', onFocus);
    };
  }, [article, open]);
  return { opened, setOpened, open };
}

/** Makes the types in the reference of an article open where the reader is. */
export function Island({ place }: IslandProps) {
  const { opened, setOpened, open } = useOpened(place);
  const isSheet = useMediaQuery(NARROW);
  const popover = useRef<HTMLDivElement>(null);
  const count = opened?.steps.length ?? 0;
  useEffect(() => {
    if (count > 0) popover.current?.focus({ preventScroll: true });
  }, [count]);
  if (opened === undefined) return null;
  const { link, steps } = opened;
  const step = steps.at(-1) ?? steps[0];
  const close = (): void => setOpened(undefined);
  return (
    <Popover
      key={`${link.href} ${isSheet}`}
      ref={popover}
      anchor={link}
      label={typeMessages.type(step.name)}
      className="type-popover"
      isSheet={isSheet}
      onClose={close}
    >
      <div className="type-popover-head">
        <Trail
          steps={steps}
          onBack={(kept) => setOpened({ link, steps: [steps[0], ...steps.slice(1, kept)] })}
        />
        <a href={step.url}>{typeMessages.openPage}</a>
        <button type="button" aria-label={typeMessages.close} onClick={close}>
          ×
        </button>
      </div>
      <Declaration key={step.url} html={step.html} onOpen={(type) => void open(type, opened)} />
    </Popover>
  );
}

interface DeclarationProps {
  html: string;
  onOpen: (link: HTMLAnchorElement) => void;
}

function Declaration({ html, onOpen }: DeclarationProps) {
  // React compares it by identity, and another value would put the text in anew.
  const [trusted] = useState(() => trustHtml(html));
  return (
    <div
      className="type-popover-body"
      {...SCROLLED}
      aria-label={typeMessages.declaration}
      // Of the links inside of it: they are what the keyboard reaches.
      onClickCapture={(event) => {
        const type = typeAt(event);
        if (type === undefined) return;
        event.preventDefault();
        onOpen(type);
      }}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}

interface TrailProps {
  steps: readonly Step[];
  /** @param kept how many steps are left. */
  onBack: (kept: number) => void;
}

const Trail = ({ steps, onBack }: TrailProps) => (
  <ol aria-label={typeMessages.trail}>
    {steps.map(({ name, url }, at) =>
      at === steps.length - 1 ? (
        <li key={`${at} ${url}`} aria-current="true">
          {name}
        </li>
      ) : (
        <li key={`${at} ${url}`}>
          <button type="button" onClick={() => onBack(at + 1)}>
            {name}
          </button>
        </li>
      ),
    )}
  </ol>
);
