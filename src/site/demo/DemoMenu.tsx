import { demoMessages } from '#content/messages/demo.ts';
import type { EditedCode } from '#core/editor/source.ts';
import { aloneLink } from '#markup/demo/aloneLink.ts';
import { openInspector } from '../inspect/openInspector.ts';
import { useServices } from '../islands/useServices.ts';
import { SETTINGS } from '../preferences/settings.ts';
import { setFromText } from '../preferences/store.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { Menu, MenuAction, MenuChoice, MenuLink, MenuSeparator } from '../ui/Menu.tsx';
import {
  copyLink,
  focusDemo,
  openPlayground,
  resetDemo,
  sourceOf,
  type DemoFrame,
} from './demoActions.ts';
import type { SandboxAction } from './sandboxes.ts';
import styles from './DemoMenu.module.css';

/** What the tools of a demo do with its code, as the reader has left it. */
export interface CodeActions {
  /** Opens the editor, or closes it. */
  edit: () => void;
  /** What the reader has made of the code; undefined when it is the demo's own. */
  edited: () => EditedCode | undefined;
  sandbox: (action: SandboxAction) => Promise<void>;
}

interface DemoMenuProps {
  frame: DemoFrame;
  actions: CodeActions;
  button: HTMLElement;
  /** Whether the toolbar has room for a few tools only. */
  isNarrow: boolean;
  onClose: () => void;
  /** Says a word beside the button. */
  say: (text: string) => void;
  /** Says what has failed. */
  tell: (error: unknown) => void;
}

const words = demoMessages.menu;

type Entry = {
  label: string;
  /** Its picture: of the toolbar (`toolIcons.css`), or of the menu alone (`DemoMenu.module.css`). */
  icon: string;
  action: string;
} & ({ href: string } | { run: () => unknown });

interface Offered {
  say: (text: string) => void;
  hasSandboxes: boolean;
  isNarrow: boolean;
}

/** Where the code can be changed. What the toolbar shows is not listed again. */
function editorsOf(frame: DemoFrame, actions: CodeActions, offered: Offered): Entry[] {
  const { hasSandboxes, isNarrow } = offered;
  const edit: Entry = { label: words.edit, icon: 'edit', action: 'edit', run: actions.edit };
  const playground: Entry = {
    label: words.playground,
    icon: 'playground',
    action: 'playground',
    run: () => openPlayground(frame, actions.edited()),
  };
  const stackBlitz: Entry = {
    label: words.stackBlitz,
    icon: 'stackblitz',
    action: 'stackblitz',
    run: () => actions.sandbox('openStackBlitz'),
  };
  const codeSandbox: Entry = {
    label: words.codeSandbox,
    icon: 'codesandbox',
    action: 'codesandbox',
    run: () => actions.sandbox('openCodeSandbox'),
  };
  const zip: Entry = {
    label: words.zip,
    icon: 'zip',
    action: 'zip',
    run: () => actions.sandbox('downloadZip'),
  };
  return [
    ...(isNarrow ? [edit] : []),
    playground,
    ...(hasSandboxes ? [stackBlitz, codeSandbox] : []),
    zip,
  ];
}

/** What is done with the demo as it stands. What the toolbar shows is not listed again. */
function viewsOf(frame: DemoFrame, { isNarrow }: Offered): Entry[] {
  const alone = aloneLink(frame.page, frame.name);
  const aloneNarrow: Entry = {
    label: words.aloneNarrow,
    icon: 'alone-narrow',
    action: 'alone-narrow',
    href: `${alone}&width=360`,
  };
  const resetFocus: Entry = {
    label: words.resetFocus,
    icon: 'reset-focus',
    action: 'reset-focus',
    run: () => focusDemo(frame),
  };
  if (!isNarrow) return [aloneNarrow, resetFocus];
  return [
    { label: words.alone, icon: 'alone', action: 'alone', href: alone },
    aloneNarrow,
    {
      label: words.inspect,
      icon: 'inspect',
      action: 'inspect',
      run: () => openInspector(frame.element),
    },
    { label: words.reset, icon: 'reset', action: 'reset', run: () => resetDemo(frame) },
    resetFocus,
  ];
}

function linksOf(frame: DemoFrame, { say }: Offered): Entry[] {
  return [
    {
      label: words.linkTs,
      icon: 'link',
      action: 'copy-link-ts',
      run: async () => say(await copyLink(frame, 'TS')),
    },
    {
      label: words.linkJs,
      icon: 'link',
      action: 'copy-link-js',
      run: async () => say(await copyLink(frame, 'JS')),
    },
    { label: words.source, icon: 'source', action: 'source', href: sourceOf(frame) },
  ];
}

/** The menu of a demo, while it is open: its code, the demo, its settings, and links, each in a group. */
export function DemoMenu(props: DemoMenuProps) {
  const { frame, actions, button, isNarrow, onClose, say, tell } = props;
  const { sandboxes } = useServices();
  const offered = { say, hasSandboxes: sandboxes.on, isNarrow };
  const draw = (entry: Entry) => {
    const told = {
      'data-event-category': 'demo',
      'data-event-action': entry.action,
      'data-event-label': frame.name,
    };
    const content = (
      <>
        <span
          className={`tool-icon ${styles.icon ?? ''}`}
          data-icon={entry.icon}
          aria-hidden="true"
        />
        {entry.label}
      </>
    );
    return 'href' in entry ? (
      <MenuLink key={entry.action} href={entry.href} told={told}>
        {content}
      </MenuLink>
    ) : (
      <MenuAction
        key={entry.action}
        told={told}
        onChoose={() => {
          // The menu gives the focus back first: what is done may move it.
          setTimeout(() => void Promise.resolve().then(entry.run).catch(tell));
        }}
      >
        {content}
      </MenuAction>
    );
  };
  return (
    <Menu button={button} label={demoMessages.more} onClose={onClose}>
      {editorsOf(frame, actions, offered).map(draw)}
      <MenuSeparator />
      {viewsOf(frame, offered).map(draw)}
      <MenuSeparator />
      <Setting name="mode" />
      <Setting name="direction" />
      <Setting name="density" />
      <MenuSeparator />
      {linksOf(frame, offered).map(draw)}
    </Menu>
  );
}

/**
 * How demos are drawn. A choice holds for all of them, on every page, as that of a language beside it does: who turns
 * one demo wants its neighbors and the next page the same way, and undoes it in one place.
 */
function Setting({ name }: { name: 'mode' | 'direction' | 'density' }) {
  const value = usePreference(name);
  const setting = SETTINGS.find((each) => each.name === name);
  if (setting === undefined) return null;
  return (
    <MenuChoice
      label={setting.title}
      value={value}
      choices={setting.values}
      onChoose={(chosen) => setFromText(name, chosen)}
    />
  );
}
