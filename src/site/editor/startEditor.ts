import {
  HASH_LIMIT,
  parseEditorHash,
  EDITOR_PRODUCTS,
  printEditorHash,
  type EditedProject,
} from '#core/editor/hash.ts';
import type { LiveSettings } from '#core/editor/source.ts';
import { preferences } from '#core/preferences/preferences.ts';
import { loadManifest } from './manifest.ts';
import { openHash, startOf, type Choices, type Opened } from './openHash.ts';
import { createForm } from './editorForm.ts';
import { STARTS } from './starts.ts';
import { createWorkbench } from './workbench.ts';
import live from './workbench.module.css';
import styles from './editorPage.module.css';

/** What is typed gets into the address when nothing more was typed for so long. */
const WRITE_AFTER_MS = 400;

const settingsOf = ({ mode, direction, density }: EditedProject): LiveSettings => ({
  mode,
  direction,
  density,
  schemes: { light: 'light', dark: 'dark' },
  brand: preferences.brand.fallback,
});

/** The same text under the ending of another language. */
function renamed({ files, ...rest }: EditedProject): EditedProject {
  const [first, ...others] = files.map(({ path, text }) => ({
    path: path.replace(/\.[jt]s(x?)$/, rest.language === 'TS' ? '.ts$1' : '.js$1'),
    text,
  }));
  return first === undefined ? { ...rest, files } : { ...rest, files: [first, ...others] };
}

/** An element with a class. */
function box(className: string | undefined, ...children: Node[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.append(...children);
  return element;
}

/**
 * Makes a playground in an element, from the address and kept in it.
 * @returns what ends it.
 * @throws when what it needs cannot be loaded.
 */
export async function startPlayground(root: HTMLElement): Promise<() => void> {
  let stop = await startOne(root);
  let ended = false;
  const again = (): void => {
    stop();
    void startOne(root).then((end) => {
      if (ended) return end();
      stop = end;
    });
  };
  addEventListener('hashchange', again);
  return () => {
    ended = true;
    removeEventListener('hashchange', again);
    stop();
  };
}

async function startOne(root: HTMLElement): Promise<() => void> {
  const [manifest, opened] = await Promise.all([loadManifest(), openHash(location.hash)]);
  const note = box(styles['note']);
  note.setAttribute('role', 'status');
  const say = (text: string): void => {
    note.textContent = text;
  };
  const place = box(live['place']);
  place.style.setProperty('--live-height', '320px');
  const stage = box(styles['stage'], place);
  const desk = box(`${live['desk']} ${styles['desk']}`);
  const address = createAddress(opened, say);
  const bench = createWorkbench({
    manifest,
    source: opened.state,
    settings: settingsOf(opened.state),
    tailwind: opened.state.tailwind === 'on',
    stage: place,
    desk,
    title: 'What the code renders',
    runs: opened.trusted,
    onEdit: ({ files }) => address.change({ ...address.state(), files }, true),
    onRender: () => undefined,
  });
  const replace = (next: EditedProject): void => {
    address.change(next, false);
    bench.replace(next, next.tailwind === 'on');
  };
  const form = createForm({
    choices: opened.state,
    onChoose(name, value) {
      choose({ name, value, ...address }, replace, say);
      bench.adopt(settingsOf(address.state()));
      if (name === 'tailwind') bench.setTailwind(value === 'on');
      form.show(address.state());
    },
    onRun() {
      say('');
      bench.run();
    },
    onCopy: () => void address.copy(),
  });
  root.replaceChildren(form.element, note, box(styles['frame'], stage, desk));
  say(opened.note);
  return () => {
    address.end();
    bench.destroy();
    root.replaceChildren();
  };
}

interface Address {
  state: () => EditedProject;
  /** Whether the reader has typed since the code was put there. */
  isTyped: () => boolean;
  /** @param typed the reader has typed it. */
  change: (state: EditedProject, typed: boolean) => void;
  copy: () => Promise<void>;
  end: () => void;
}

/** Keeps the state of a playground in the address. */
function createAddress({ state: first }: Opened, say: (text: string) => void): Address {
  let state = first;
  let changed = false;
  let typed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether it is there now. */
  function keep(): boolean {
    clearTimeout(timer);
    const hash = printEditorHash(state);
    if (hash === undefined) {
      say(
        `The code is too long for a link, which holds ${HASH_LIMIT / 1000} kB: it is not kept in the address.`,
      );
      return false;
    }
    const address = location.pathname + hash;
    // The router keeps its own record of the entry, and goes by it when a reader comes back.
    history.replaceState({ ...(history.state as object), url: address, as: address }, '', address);
    return true;
  }

  return {
    state: () => state,
    isTyped: () => typed,
    change(next, byReader) {
      state = next;
      changed = true;
      typed = byReader;
      clearTimeout(timer);
      timer = setTimeout(keep, WRITE_AFTER_MS);
    },
    async copy() {
      // The address of a demo of ours is shorter than its code.
      const short = !changed && parseEditorHash(location.hash).kind === 'demo';
      if (!short && !keep()) return;
      try {
        await navigator.clipboard.writeText(location.href);
        say('Link copied.');
      } catch {
        say('The link is in the address bar.'); // the browser refuses the clipboard
      }
    },
    end: () => clearTimeout(timer),
  };
}

interface Choice extends Address {
  name: keyof Choices;
  value: string;
}

/** What a field of the form means for the code and its settings. */
function choose(
  { name, value, state, isTyped, change }: Choice,
  replace: (state: EditedProject) => void,
  say: (text: string) => void,
): void {
  const now = state();
  if (name === 'language') {
    replace(renamed({ ...now, language: value === 'JS' ? 'JS' : 'TS' }));
  } else if (name === 'product') {
    const [{ text }] = now.files;
    // Text of the reader's own is not thrown away for an example.
    if (isTyped() && text !== STARTS[now.product] && text.trim() !== '') {
      return say('Your code stays. Empty the editor to start from another example.');
    }
    replace(
      startOf({ ...now, product: EDITOR_PRODUCTS.find((id) => id === value) ?? now.product }),
    );
  } else if (name === 'tailwind') {
    change({ ...now, tailwind: value === 'on' ? 'on' : 'off' }, isTyped());
  } else {
    const legal: readonly string[] = preferences[name].values;
    if (legal.includes(value)) change({ ...now, [name]: value }, isTyped());
  }
}
