import { useState, type ComponentType } from 'react';
import { pageMessages } from '#content/messages/page.ts';
import { useIslandPage } from '../islands/context.tsx';
import { useCopied } from '../ui/useCopied.ts';
import { loadPageMenu } from './loadPageMenu.ts';
import type { PageMenuProps } from './PageMenu.tsx';
import { copyMarkdown } from './pageMarkdown.ts';
import { toolAttributes } from './StaticPageTools.tsx';

/** How long the button says what came of it. */
const CONFIRMED_MS = 2_000;

interface ToolProps {
  route: string;
  files: readonly string[];
  /** The page's Markdown: what is left where a script does not come. */
  plain: string;
}

/** The page for machines and their readers: what `StaticPageTools` has written, working. */
export function Island() {
  const { route, markdown = [] } = useIslandPage();
  const tool: ToolProps = { route, files: markdown, plain: `${route}index.md` };
  return (
    <>
      <CopyMarkdown {...tool} />
      <MoreTools {...tool} />
    </>
  );
}

const COPY_WORDS = {
  idle: pageMessages.copyMarkdown,
  copied: pageMessages.copied,
  // Offline, or refused: the menu beside it has the link.
  refused: pageMessages.notCopied,
} as const;

function CopyMarkdown({ route, files }: ToolProps) {
  const [state, copy] = useCopied(CONFIRMED_MS);
  const [width, setWidth] = useState<number>();
  return (
    <button
      {...toolAttributes(route, 'copy-markdown')}
      type="button"
      // What stands beside the button stays where it is.
      style={state === 'idle' ? undefined : { minInlineSize: width }}
      onClick={({ currentTarget }) => {
        setWidth(currentTarget.getBoundingClientRect().width);
        void copy(copyMarkdown(route, files));
      }}
    >
      {/* A node of its own for each text: one whose text changes would be seen to move in its button. */}
      <span key={state}>{COPY_WORDS[state]}</span>
    </button>
  );
}

function MoreTools({ route, files, plain }: ToolProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [loaded, setLoaded] = useState<{ PageMenu: ComponentType<PageMenuProps> }>();
  const [open, setOpen] = useState(false);
  // What fails here is tried again by the click.
  const prepare = (): void => void loadPageMenu().then(setLoaded, () => undefined);
  const toggle = (): void => {
    setOpen(!open);
    if (loaded !== undefined || open) return;
    loadPageMenu().then(setLoaded, () => location.assign(plain));
  };
  return (
    <>
      <button
        ref={setButton}
        className="tool"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onClick={toggle}
      >
        <span>{pageMessages.moreTools}</span>
      </button>
      {open && loaded !== undefined && button !== null && (
        <loaded.PageMenu
          button={button}
          route={route}
          files={files}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
