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
  close: () => void;
}

export interface Panel {
  element: HTMLElement;
  show: (shown: Shown | undefined) => void;
  /** Says something to a screen reader, and below the panel's buttons. */
  say: (text: string) => void;
}

const STEPS: readonly [Step, string][] = [
  ['out', 'Out'],
  ['in', 'In'],
  ['previous', 'Previous'],
  ['next', 'Next'],
];

const COPIES: Record<OverrideKind, string> = {
  sx: 'sx',
  styled: 'styled',
  theme: 'Theme',
  css: 'CSS',
};

/** The card that tells what an element is. Its parts are drawn anew for each element; its buttons stay where they are. */
export function createPanel(title: string, listener: PanelListener): Panel {
  const facts = make('div', { class: styles['facts'] ?? '' });
  const code = make('pre', {
    class: styles['code'] ?? '',
    tabindex: '0',
    'aria-label': 'Override',
  });
  const status = make('p', { class: styles['status'] ?? '', role: 'status' });
  const steps = STEPS.map(([step, label]) =>
    makeButton(label, { class: 'tool', 'data-step': step }, () => listener.step(step)),
  );
  let shown: Shown | undefined;
  let narrowed: string[] = [];
  let kind: OverrideKind = 'sx';
  const say = (text: string): void => {
    status.textContent = text;
  };
  const showCode = (): void => {
    code.textContent = shown === undefined ? '' : printOverride(kind, shown.inspected, narrowed);
  };
  const copies = OVERRIDES.map((each) =>
    makeButton(COPIES[each], { class: 'tool', 'aria-label': `Copy for ${COPIES[each]}` }, () => {
      kind = each;
      showCode();
      void copy(code).then((copied) =>
        say(copied ? `Copied for ${COPIES[each]}` : 'Selected: press Ctrl+C to copy'),
      );
    }),
  );
  const narrow = (className: string, on: boolean): void => {
    narrowed = on ? [...narrowed, className] : narrowed.filter((one) => one !== className);
    showCode();
  };
  const group = (label: string, buttons: Node[]): HTMLElement =>
    make('div', { class: styles['row'] ?? '', role: 'group', 'aria-label': label }, ...buttons);
  const element = make(
    'div',
    { class: styles['panel'] ?? '', role: 'dialog', 'aria-label': title, tabindex: '-1' },
    make(
      'div',
      { class: styles['head'] ?? '' },
      make('strong', {}, 'Inspect'),
      group('Walk', steps),
      makeButton('Close', { class: 'tool' }, listener.close),
    ),
    facts,
    group('Copy an override', [make('span', {}, 'Copy'), ...copies]),
    code,
    status,
  );
  return {
    element,
    say,
    show(next) {
      if (next?.element !== shown?.element) narrowed = [];
      shown = next;
      for (const button of copies) button.disabled = next === undefined;
      facts.replaceChildren(
        ...(next === undefined
          ? [make('p', {}, 'Point at a part of the demo, or walk with the arrow keys.')]
          : printFacts(next, { choose: listener.choose, narrow, narrowed })),
      );
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
  narrowed: readonly string[];
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
function printOthers({ others }: Inspected, { narrow, narrowed }: Actions): Node[] {
  return others.map(({ className, state }) => {
    const button = makeButton(
      make('code', {}, `.${className}`),
      {
        class: 'tool',
        'aria-pressed': String(narrowed.includes(className)),
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
