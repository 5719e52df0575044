import type { Inspected } from '#core/inspect/describe.ts';
import { OVERRIDES, printOverride, type OverrideKind } from '#core/inspect/override.ts';
import type { Candidate, Step } from './candidates.ts';
import { make, makeButton } from './dom.ts';
import styles from './Inspect.module.css';

/** What a panel shows of the element that is pointed at. */
export interface Shown {
  element: Candidate;
  inspected: Inspected;
  /** The elements around it, the outermost first, and itself, with the class that names each. */
  trail: { element: Candidate; label: string }[];
}

export interface PanelListener {
  step: (step: Step) => void;
  choose: (element: Candidate) => void;
  /** Presses the shown element, as a reader who does not inspect. */
  press: () => void;
  close: () => void;
}

export interface Panel {
  element: HTMLElement;
  show: (shown: Shown | undefined) => void;
  focus: () => void;
  /** Says something to a screen reader, and below the panel's buttons. */
  say: (text: string) => void;
}

const STEPS: readonly [Step, string][] = [
  ['out', 'Out'],
  ['in', 'In'],
  ['previous', 'Back'],
  ['next', 'Next'],
];

const COPIES: Record<OverrideKind, string> = {
  sx: 'sx',
  styled: 'styled',
  theme: 'Theme',
  css: 'CSS',
};

/** The card that tells what an element is. Its facts are drawn anew for each element; its buttons stay where they are. */
export function createPanel(title: string, listener: PanelListener): Panel {
  const facts = make('div', { class: styles['facts'] ?? '' });
  const status = make('p', { class: styles['status'] ?? '', role: 'status' });
  const say = (text: string): void => {
    status.textContent = text;
  };
  const copier = createCopier(say);
  const element = make(
    'div',
    { class: styles['panel'] ?? '', role: 'dialog', 'aria-label': title, tabindex: '-1' },
    printHead(listener),
    facts,
    copier.element,
    status,
  );
  let shown: Shown | undefined;
  return {
    element,
    say,
    focus: () => element.focus({ preventScroll: true }),
    show(next) {
      // The same element, still narrowed as the reader has asked.
      if (next !== undefined && next.element === shown?.element) return;
      shown = next;
      copier.show(next?.inspected);
      const { choose } = listener;
      facts.replaceChildren(
        ...(next === undefined
          ? [make('p', {}, 'Point at a part of the demo, or walk with the arrow keys.')]
          : printFacts(next, { choose, narrow: copier.narrow })),
      );
      // On a narrow window the trail is one line.
      facts.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'end' });
    },
  };
}

const group = (label: string, children: Node[]): HTMLElement =>
  make('div', { class: styles['row'] ?? '', role: 'group', 'aria-label': label }, ...children);

function printHead({ step, press, close }: PanelListener): HTMLElement {
  const steps = STEPS.map(([each, label]) =>
    makeButton(label, { class: 'tool' }, () => step(each)),
  );
  return make(
    'div',
    { class: styles['head'] ?? '' },
    make('strong', {}, 'Inspect'),
    group('Walk', steps),
    makeButton(
      'Press',
      { class: 'tool', title: 'Press it in the demo: what it opens can be inspected too' },
      press,
    ),
    makeButton('✕', { class: 'tool', 'aria-label': 'Close' }, close),
  );
}

interface Copier {
  element: HTMLElement;
  show: (inspected: Inspected | undefined) => void;
  /** Asks for a further class, or no longer. */
  narrow: (className: string, on: boolean) => void;
}

/** The buttons that copy an override, and the one that was last asked for. */
function createCopier(say: (text: string) => void): Copier {
  const code = make('pre', {
    class: styles['code'] ?? '',
    tabindex: '0',
    'aria-label': 'Override',
  });
  let inspected: Inspected | undefined;
  let narrowed: string[] = [];
  let kind: OverrideKind = 'sx';
  const showCode = (): void => {
    code.textContent = inspected === undefined ? '' : printOverride(kind, inspected, narrowed);
  };
  const buttons = OVERRIDES.map((each) =>
    makeButton(COPIES[each], { class: 'tool', 'aria-label': `Copy for ${COPIES[each]}` }, () => {
      kind = each;
      showCode();
      void copy(code).then((copied) =>
        say(copied ? `Copied for ${COPIES[each]}` : 'Selected: press Ctrl+C to copy'),
      );
    }),
  );
  const row = group('Copy an override', [make('span', {}, 'Copy'), ...buttons]);
  return {
    element: make('div', { class: styles['copier'] ?? '' }, row, code),
    show(next) {
      inspected = next;
      narrowed = [];
      for (const button of buttons) button.disabled = next === undefined;
      showCode();
    },
    narrow(className, on) {
      narrowed = on ? [...narrowed, className] : narrowed.filter((one) => one !== className);
      showCode();
    },
  };
}

/** To the clipboard; where the browser refuses it, selected. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    // No permission, or no secure context: the reader's own copy is one key away.
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

interface Actions {
  choose: (element: Candidate) => void;
  narrow: (className: string, on: boolean) => void;
}

function printFacts({ element, inspected, trail }: Shown, actions: Actions): Node[] {
  const { component, className, classHref, slot, theme, controls } = inspected;
  const rows: [string, Node[]][] = [
    ['Component', [link(component.route, component.name)]],
    ['Class', [link(classHref, `.${className}`)]],
    ...(slot === undefined ? [] : [['Slot', [link(slot.href, slot.name)]] as [string, Node[]]]),
    ['Now', printOthers(inspected, actions)],
    [
      'Props',
      controls.map(({ component: of, prop, href }) =>
        make(
          'span',
          {},
          href === undefined ? make('code', {}, prop) : link(href, prop),
          make('small', {}, ` of ${of}`),
        ),
      ),
    ],
    [
      'Theme',
      [
        theme === undefined
          ? make('span', {}, 'global styles only')
          : make('code', {}, `${theme} › ${inspected.key}`),
      ],
    ],
  ];
  return [
    printTrail(element, trail, actions),
    make(
      'dl',
      {},
      ...rows
        .filter(([, values]) => values.length > 0)
        .map(([term, values]) => make('div', {}, make('dt', {}, term), make('dd', {}, ...values))),
    ),
  ];
}

const link = (href: string, text: string): HTMLElement =>
  make('a', { href }, make('code', {}, text));

/** Classes that come and go, as switches that narrow the override. */
function printOthers({ others }: Inspected, { narrow }: Actions): Node[] {
  return others.map(({ className, state }) => {
    const button = makeButton(
      make('code', {}, `.${className}`),
      {
        class: 'tool',
        'aria-pressed': 'false',
        title: state ? 'Holds now; press to ask for it in the override' : 'Press to ask for it too',
      },
      () => {
        const on = button.getAttribute('aria-pressed') !== 'true';
        button.setAttribute('aria-pressed', String(on));
        narrow(className, on);
      },
    );
    return button;
  });
}

function printTrail(
  element: Candidate,
  trail: Shown['trail'],
  { choose }: Pick<Actions, 'choose'>,
): HTMLElement {
  const buttons = trail.map(({ element: one, label }) =>
    makeButton(label, one === element ? { 'aria-current': 'true' } : {}, () => choose(one)),
  );
  return make(
    'div',
    { class: styles['trail'] ?? '', role: 'group', 'aria-label': 'Elements around it' },
    ...buttons,
  );
}
