import { useEffect, useState } from 'react';
import { codeMessages } from '#content/messages/code.ts';
import { demoMessages } from '#content/messages/demo.ts';
import { aloneLink } from '#markup/demo/aloneLink.ts';
import { OnlyStyling } from '#markup/demo/DemoTools.tsx';
import { byClass, classes, doing, marked } from '#markup/selectors.ts';
import { closeInspector, openInspector, useIsInspected } from '../inspect/openInspector.ts';
import { useIslandPage } from '../islands/context.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { Tool, Toolbar, ToolLink, type ToolProps } from '../ui/Toolbar.tsx';
import { useCopied } from '../ui/useCopied.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { useAnnouncement } from '../ui/useAnnouncement.ts';
import {
  prepareSandboxes,
  resetDemo,
  sandboxOf,
  stylingsOf,
  type DemoFrame,
} from './demoActions.ts';
import { demoCode } from './demoCode.ts';
import { loadDemoMenu } from './loadDemoMenu.ts';
import { DemoEditor } from './DemoEditor.tsx';
import { DemoInspector } from './DemoInspector.tsx';
import type { CodeActions } from './DemoMenu.tsx';
import { useEditing, type Editing } from './useEditing.ts';
import { useSandbox } from './useSandbox.tsx';
import { VersionGap } from './VersionGap.tsx';

/** How long a button says that it has copied. Shared BEHAVIOUR, Copy. */
const CONFIRMED_MS = 1_000;
/** Where `demo.css` hides buttons that are in the menu, too. */
const NARROW = '(max-width: 599px)';

/** The frame of a demo around its placeholder, as the compiler has printed it. */
function useFrame(place: HTMLElement): DemoFrame {
  const { key } = useIslandPage();
  const [frame] = useState(() => {
    const element = place.closest<HTMLElement>(byClass('demo')) ?? place;
    const label = element.getAttribute('aria-label') ?? '';
    return {
      element,
      name: element.dataset['demo'] ?? '',
      title: label.replace(/^Example: /, ''),
      page: key,
    };
  });
  return frame;
}

const told = (action: string) => ({
  'data-event-category': 'demo',
  'data-event-action': action,
});

/** The name by which tests and styles find a tool, and analytics hears of it, beside the name of the demo. */
const named = (tool: string) => ({
  ...marked('tool', tool),
  ...told(tool),
});

/** A tool that narrow windows have in the menu only. */
const WideTool = (props: ToolProps) => <Tool className="tool wide" {...props} />;

/** The tools of a demo. Draws what the compiler has printed (`src/markup/demo/DemoTools.tsx`), in the same order. */
export function Island({ place }: IslandProps) {
  const frame = useFrame(place);
  const [announcement, say] = useAnnouncement();
  const narrow = useMediaQuery(NARROW);
  const tell = (error: unknown): void =>
    say(error instanceof Error ? error.message : String(error));
  const editing = useEditing(frame);
  const [sendToSandbox, sandboxOutlet] = useSandbox();
  const [inspect, setInspect] = useState<HTMLButtonElement | null>(null);
  const [more, setMore] = useState<HTMLButtonElement | null>(null);
  const edited: CodeActions['edited'] = () => editing.code.current?.edited;
  const actions: CodeActions = {
    edit: editing.toggle,
    edited,
    sandbox: async (action) => {
      const words = await sendToSandbox(action, sandboxOf(frame, edited()));
      if (words !== '') say(words);
    },
  };
  useEffect(() => void prepareSandboxes(frame), [frame]);
  return (
    <>
      <VersionGap frame={frame} />
      <Toolbar className={classes.demoTools} label={demoMessages.tools(frame.title)}>
        <Stylings frame={frame} />
        <Languages />
        <CopyTool frame={frame} editing={editing} />
        <WideTool
          {...named('edit')}
          aria-pressed={editing.isOpen}
          isHidden={narrow}
          onClick={editing.toggle}
        >
          <span>{demoMessages.edit}</span>
        </WideTool>
        <WideTool {...named('reset')} isHidden={narrow} onClick={() => resetDemo(frame)}>
          <span>{demoMessages.reset}</span>
        </WideTool>
        <ToolLink
          className="tool wide"
          {...named('alone')}
          href={aloneLink(frame.page, frame.name)}
          isHidden={narrow}
        >
          <span>{demoMessages.alone}</span>
        </ToolLink>
        <InspectTool ref={setInspect} frame={frame} isHidden={narrow} />
        <MenuTool
          frame={frame}
          isNarrow={narrow}
          actions={actions}
          button={more}
          setButton={setMore}
          say={say}
          tell={tell}
        />
        {announcement !== undefined && (
          <span className="demo-said" role="status">
            {announcement}
          </span>
        )}
      </Toolbar>
      <DemoEditor frame={frame} editing={editing} />
      <DemoInspector frame={frame} button={narrow ? more : inspect} />
      {sandboxOutlet}
    </>
  );
}

interface OfFrame {
  frame: DemoFrame;
}

function Stylings({ frame }: OfFrame) {
  const [stylings] = useState(() => stylingsOf(frame));
  if (stylings.length < 2) return <OnlyStyling />;
  return (
    <Choice
      name="codeStyling"
      label={demoMessages.styling}
      values={stylings.map((styling) => [styling, styling === 'MUI System' ? 'System' : styling])}
    />
  );
}

const Languages = () => (
  <Choice
    name="codeVariant"
    label={demoMessages.language}
    values={[
      ['TS', 'TS'],
      ['JS', 'JS'],
    ]}
  />
);

interface ChoiceProps {
  name: 'codeStyling' | 'codeVariant';
  label: string;
  /** Each value, and the word for it. */
  values: readonly (readonly [string, string])[];
}

const COUNTED_AS = { codeStyling: 'styling', codeVariant: 'language' } as const;

/** Values of a preference. The shell hears the clicks of buttons that choose (`data-set`), here as elsewhere. */
function Choice({ name, label, values }: ChoiceProps) {
  const chosen = usePreference(name);
  return (
    <span className="choice" role="group" aria-label={label}>
      {values.map(([value, word]) => (
        <Tool
          key={value}
          className="tool"
          {...marked('set', name)}
          data-value={value}
          aria-pressed={value === chosen}
          {...told(`${COUNTED_AS[name]}-${word.toLowerCase()}`)}
        >
          {word}
        </Tool>
      ))}
    </span>
  );
}

const COPY_WORDS = {
  idle: codeMessages.copy,
  copied: codeMessages.copied,
  refused: codeMessages.refused,
} as const;

/** Copies what the editor shows, or the demo's own code. */
function CopyTool({ frame, editing }: OfFrame & { editing: Editing }) {
  const [state, copy] = useCopied(CONFIRMED_MS);
  const text = (): string =>
    (editing.isOpen ? editing.code.current?.shownText : undefined) ?? demoCode(frame.element);
  return (
    <Tool
      className="tool"
      {...doing('copy-demo')}
      {...told('copy')}
      onClick={() => void copy(text())}
    >
      <span>{COPY_WORDS[state]}</span>
    </Tool>
  );
}

/** Inspects the demo, or ends it; the inspector itself gives the focus back to this button. */
function InspectTool({ frame, ...props }: OfFrame & Pick<ToolProps, 'ref' | 'isHidden'>) {
  const isInspected = useIsInspected(frame.element);
  const toggle = isInspected ? closeInspector : openInspector;
  return (
    <WideTool
      {...named('inspect')}
      {...props}
      aria-pressed={isInspected}
      onClick={() => toggle(frame.element)}
    >
      <span>{demoMessages.inspect}</span>
    </WideTool>
  );
}

interface MenuToolProps extends OfFrame {
  isNarrow: boolean;
  actions: CodeActions;
  button: HTMLElement | null;
  setButton: (button: HTMLButtonElement | null) => void;
  say: (text: string) => void;
  tell: (error: unknown) => void;
}

function MenuTool({ frame, isNarrow, actions, button, setButton, say, tell }: MenuToolProps) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<typeof import('./DemoMenu.tsx')>();
  const toggle = (): void => {
    setOpen(!open);
    if (open || loaded !== undefined) return;
    loadDemoMenu().then(setLoaded, () => {
      setOpen(false); // the next click tries again
      say(demoMessages.menuMissing);
    });
  };
  return (
    <>
      <Tool
        ref={setButton}
        className="tool"
        {...marked('tool', 'more')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={demoMessages.more}
        {...told('more')}
        onClick={toggle}
      >
        ⋯
      </Tool>
      {open && loaded !== undefined && button !== null && (
        <loaded.DemoMenu
          frame={frame}
          isNarrow={isNarrow}
          actions={actions}
          button={button}
          onClose={() => setOpen(false)}
          say={say}
          tell={tell}
        />
      )}
    </>
  );
}
