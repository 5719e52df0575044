import { demoMessages } from '#content/messages/demo.ts';
import type { EditedCode } from '#core/editor/source.ts';
import { openInspector } from '../inspect/openInspector.ts';
import { useServices } from '../islands/useServices.ts';
import { SETTINGS } from '../preferences/settings.ts';
import { setFromText } from '../preferences/store.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { Menu, MenuAction, MenuChoice, MenuLink } from '../ui/Menu.tsx';
import {
  copyLink,
  focusDemo,
  openPlayground,
  resetDemo,
  sourceOf,
  type DemoFrame,
} from './demoActions.ts';
import type { SandboxAction } from './sandboxes.ts';

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
  onClose: () => void;
  /** Says a word beside the button. */
  say: (text: string) => void;
  /** Says what has failed. */
  tell: (error: unknown) => void;
}

const words = demoMessages.menu;

type Entry = { label: string; action: string } & ({ href: string } | { run: () => unknown });

/** The entries before the settings, and those after. */
function entriesOf(
  frame: DemoFrame,
  actions: CodeActions,
  { say, hasSandboxes }: { say: (text: string) => void; hasSandboxes: boolean },
): [Entry[], Entry[]] {
  const alone = `/x/demo/?page=${encodeURIComponent(frame.page)}&name=${frame.name}`;
  const sandboxes: Entry[] = !hasSandboxes
    ? []
    : [
        {
          label: words.stackBlitz,
          action: 'stackblitz',
          run: () => actions.sandbox('openStackBlitz'),
        },
        {
          label: words.codeSandbox,
          action: 'codesandbox',
          run: () => actions.sandbox('openCodeSandbox'),
        },
      ];
  return [
    [
      { label: words.edit, action: 'edit', run: actions.edit },
      {
        label: words.playground,
        action: 'playground',
        run: () => openPlayground(frame, actions.edited()),
      },
      ...sandboxes,
      { label: words.zip, action: 'zip', run: () => actions.sandbox('downloadZip') },
      { label: words.alone, action: 'alone', href: alone },
      { label: words.aloneNarrow, action: 'alone-narrow', href: `${alone}&width=360` },
      { label: words.inspect, action: 'inspect', run: () => openInspector(frame.element) },
      { label: words.reset, action: 'reset', run: () => resetDemo(frame) },
      { label: words.resetFocus, action: 'reset-focus', run: () => focusDemo(frame) },
    ],
    [
      {
        label: words.linkTs,
        action: 'copy-link-ts',
        run: async () => say(await copyLink(frame, 'TS')),
      },
      {
        label: words.linkJs,
        action: 'copy-link-js',
        run: async () => say(await copyLink(frame, 'JS')),
      },
      { label: words.source, action: 'source', href: sourceOf(frame) },
    ],
  ];
}

/** The menu of a demo, while it is open. */
export function DemoMenu({ frame, actions, button, onClose, say, tell }: DemoMenuProps) {
  const { sandboxes } = useServices();
  const [before, after] = entriesOf(frame, actions, { say, hasSandboxes: sandboxes.on });
  const draw = (entry: Entry) => {
    const told = {
      'data-event-category': 'demo',
      'data-event-action': entry.action,
      'data-event-label': frame.name,
    };
    return 'href' in entry ? (
      <MenuLink key={entry.action} href={entry.href} told={told}>
        {entry.label}
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
        {entry.label}
      </MenuAction>
    );
  };
  return (
    <Menu button={button} label={demoMessages.more} onClose={onClose}>
      {before.map(draw)}
      <Setting name="mode" />
      <Setting name="direction" />
      <Setting name="density" />
      {after.map(draw)}
    </Menu>
  );
}

/**
 * How demos are drawn. A choice holds for all of them, on every page, as that of a language beside it does: who turns
 * one demo wants its neighbours and the next page the same way, and undoes it in one place.
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
