import {
  HASH_LIMIT,
  parsePlaygroundHash,
  PLAYGROUND_PRODUCTS,
  printPlaygroundHash,
  usualSettings,
  type PlaygroundState,
} from '#core/live/hash.ts';
import type { LiveSettings, LiveSource } from '#core/live/source.ts';
import { preferences } from '#core/preferences.ts';
import { chooseSandbox } from '#core/sandbox/choose.ts';
import { loadSandboxes } from '../demo/sandboxes.ts';
import { loadManifest } from './manifest.ts';
import { createForm } from './playgroundForm.ts';
import { STARTS } from './starts.ts';
import { createWorkbench, type Workbench } from './workbench.ts';
import live from './live.module.css';
import styles from './playground.module.css';

/** What is typed gets into the address when nothing more was typed for so long. */
const WRITE_AFTER_MS = 400;

/** What an address gives to begin with. */
interface Opened {
  state: PlaygroundState;
  /** Code that came from elsewhere waits for its reader. */
  trusted: boolean;
  note: string;
}

const ANOTHER = 'Here is an example to start from.';

async function openHash(hash: string): Promise<Opened> {
  const asked = parsePlaygroundHash(hash);
  const start = (note: string): Opened => ({
    state: startOf({ ...usualSettings, product: 'x-data-grid', language: 'TS' }),
    trusted: true,
    note,
  });
  switch (asked.kind) {
    case 'nothing':
      return start('');
    case 'nonsense':
      return start(`The address holds no code that can be read. ${ANOTHER}`);
    case 'too-long':
      return start(`The address is too long to be a playground’s. ${ANOTHER}`);
    case 'code':
      return {
        state: asked.state,
        trusted: false,
        note: 'This code came with a link. Read it, then press Run.',
      };
    case 'demo': {
      const { page, demo, language } = asked;
      try {
        const { files } = chooseSandbox(await loadSandboxes(page), {
          demo,
          language,
          styling: 'system',
        });
        const [area] = page.split('/');
        const product = PLAYGROUND_PRODUCTS.find((id) => id === `x-${area}`) ?? 'x-data-grid';
        const state = { ...usualSettings, product, language, files };
        return { state, trusted: true, note: `The demo ${demo}.` };
      } catch {
        return start(`There is no demo ${demo} in ${page}. ${ANOTHER}`);
      }
    }
  }
}

type Choices = Omit<PlaygroundState, 'files'>;

const startOf = (choices: Choices): PlaygroundState => ({
  ...choices,
  files: [
    { path: choices.language === 'TS' ? 'Demo.tsx' : 'Demo.jsx', text: STARTS[choices.product] },
  ],
});

const settingsOf = ({ mode, direction, density }: PlaygroundState): LiveSettings => ({
  mode,
  direction,
  density,
  schemes: { light: 'light', dark: 'dark' },
});

/** The same text under the ending of another language. */
function renamed({ files, ...rest }: PlaygroundState): PlaygroundState {
  const [first, ...others] = files.map(({ path, text }) => ({
    path: path.replace(/\.[jt]s(x?)$/, rest.language === 'TS' ? '.ts$1' : '.js$1'),
    text,
  }));
  return first === undefined ? { ...rest, files } : { ...rest, files: [first, ...others] };
}

/**
 * Makes a playground in an element, from the address and kept in it.
 * @returns what ends it.
 * @throws when what it needs cannot be loaded.
 */
export async function startPlayground(root: HTMLElement): Promise<() => void> {
  const [manifest, opened] = await Promise.all([loadManifest(), openHash(location.hash)]);
  let { state } = opened;
  let edited = opened.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bench: Workbench | undefined;
  const note = document.createElement('p');
  note.className = styles['note'] ?? '';
  note.setAttribute('role', 'status');
  const say = (text: string): void => {
    note.textContent = text;
  };

  const keep = (): boolean => {
    clearTimeout(timer);
    const hash = printPlaygroundHash(state);
    if (hash.length > HASH_LIMIT) {
      say(
        `The code is too long for a link: ${Math.round(hash.length / 1000)} kB of at most ${HASH_LIMIT / 1000} kB. It is not kept in the address.`,
      );
      return false;
    }
    const address = location.pathname + hash;
    history.replaceState({ ...(history.state as object), url: address, as: address }, '', address);
    return true;
  };
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, WRITE_AFTER_MS);
  };
  const replace = (next: PlaygroundState): void => {
    state = next;
    edited = next;
    bench?.replace(next, '');
    form.show(next);
  };
  const choose = (name: keyof Choices, value: string): void => {
    if (name === 'product') {
      const product = PLAYGROUND_PRODUCTS.find((id) => id === value) ?? 'x-data-grid';
      // Text of the reader's own is not thrown away for an example.
      const own = edited !== state && state.files[0].text !== STARTS[state.product];
      if (own) {
        form.show(state);
        say('Your code stays: empty the editor to start from another example.');
        if (state.files[0].text.trim() !== '') return;
      }
      replace(startOf({ ...state, product }));
    } else if (name === 'language') {
      replace(renamed({ ...state, language: value === 'JS' ? 'JS' : 'TS' }));
    } else {
      const legal: readonly string[] = preferences[name].values;
      if (!legal.includes(value)) return;
      state = { ...state, [name]: value };
      bench?.adopt(settingsOf(state));
    }
    keepSoon();
  };
  const copy = async (): Promise<void> => {
    // An address that names a demo of ours is shorter than its code.
    const short = edited === state && parsePlaygroundHash(location.hash).kind === 'demo';
    if (!short && !keep()) return;
    try {
      await navigator.clipboard.writeText(location.href);
      say('Link copied.');
    } catch {
      say('The link is in the address bar.'); // the browser refuses the clipboard
    }
  };
  const form = createForm({
    choices: state,
    onChoose: choose,
    onRun: () => {
      say('');
      bench?.run();
    },
    onCopy: () => void copy(),
  });

  const frame = document.createElement('div');
  frame.className = styles['frame'] ?? '';
  const stage = document.createElement('div');
  stage.className = styles['stage'] ?? '';
  const place = document.createElement('div');
  place.className = live['place'] ?? '';
  place.style.setProperty('--live-height', '320px');
  stage.append(place);
  const desk = document.createElement('div');
  desk.className = styles['desk'] ?? '';
  frame.append(stage, desk);
  root.replaceChildren(form.element, note, frame);
  bench = createWorkbench({
    manifest,
    source: state,
    settings: settingsOf(state),
    css: '',
    stage: place,
    desk,
    title: 'What the code renders',
    runs: opened.trusted,
    onEdit: ({ files }: LiveSource) => {
      state = { ...state, files };
      keepSoon();
    },
    onRender: () => undefined,
  });
  stage.after(bench.problems);
  say(opened.note);
  const again = (): void => {
    stop();
    void startPlayground(root).then((end) => {
      stop = end;
    });
  };
  addEventListener('hashchange', again, { once: true });
  let stop = (): void => {
    removeEventListener('hashchange', again);
    clearTimeout(timer);
    bench?.destroy();
    root.replaceChildren();
  };
  return () => stop();
}
