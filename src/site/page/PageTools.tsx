import { useRef, useState, type ComponentType } from 'react';
import { pageMessages } from '#content/messages/page.ts';
import type { PageData } from '#core/page/page.ts';
import type { AssistantsMenuProps } from './AssistantsMenu.tsx';
import styles from './Page.module.css';

/** How long a button says what came of it. */
const SAID_MS = 2_000;

interface PageToolsProps {
  page: Pick<PageData, 'route' | 'markdown'>;
}

interface ToolProps {
  route: string;
  files: readonly string[];
  /** The page's Markdown: what is left where a script does not come. */
  plain: string;
}

const told = (route: string, action: string) => ({
  className: 'tool',
  'data-event-category': 'page',
  'data-event-action': action,
  'data-event-label': route,
});

/**
 * The page for machines and their readers. What the buttons do is loaded when one is pressed; without it, or without
 * JavaScript, the Markdown itself is one link away.
 */
export function PageTools({ page: { route, markdown } }: PageToolsProps) {
  if (markdown === undefined) return null;
  const tool: ToolProps = { route, files: markdown, plain: `${route}index.md` };
  return (
    <p className={styles.tools}>
      <CopyMarkdown {...tool} />
      <a {...told(route, 'view-markdown')} href={tool.plain}>
        {pageMessages.viewMarkdown}
      </a>
      <Assistants {...tool} />
    </p>
  );
}

function CopyMarkdown({ route, files, plain }: ToolProps) {
  const [said, setSaid] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const [width, setWidth] = useState<number>();
  const say = (word: string): void => {
    // What stands beside the button stays where it is.
    setWidth(button.current?.getBoundingClientRect().width);
    setSaid(word);
    setTimeout(() => setSaid(undefined), SAID_MS);
  };
  const copy = (): void => {
    if (said !== undefined) return;
    import('./pageMarkdown.ts').then(
      ({ copyMarkdown }) =>
        copyMarkdown(route, files).then(
          () => say(pageMessages.copied),
          () => say(pageMessages.notCopied), // offline, or refused: the link beside it is left
        ),
      () => location.assign(plain),
    );
  };
  return (
    <button
      {...told(route, 'copy-markdown')}
      ref={button}
      type="button"
      style={said === undefined ? undefined : { minInlineSize: width }}
      onClick={copy}
    >
      {/* A node of its own for each text: one whose text changes would be seen to move in its button. */}
      <span key={said}>{said ?? pageMessages.copyMarkdown}</span>
    </button>
  );
}

function Assistants({ route, files, plain }: ToolProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [loaded, setLoaded] = useState<{ AssistantsMenu: ComponentType<AssistantsMenuProps> }>();
  const [open, setOpen] = useState(false);
  // What fails here is tried again by the click.
  const prepare = (): void => void import('./AssistantsMenu.tsx').then(setLoaded, () => undefined);
  const toggle = (): void => {
    setOpen(!open);
    if (loaded !== undefined || open) return;
    import('./AssistantsMenu.tsx').then(setLoaded, () => location.assign(plain));
  };
  return (
    <>
      <button
        {...told(route, 'assistant')}
        ref={setButton}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onClick={toggle}
      >
        {pageMessages.openAssistant}
      </button>
      {open && loaded !== undefined && button !== null && (
        <loaded.AssistantsMenu
          button={button}
          route={route}
          files={files}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
