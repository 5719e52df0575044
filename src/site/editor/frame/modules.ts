type Table = Record<string, () => unknown>;

/** What the scripts of the packs talk to: each adds its modules, and asks for those of others. */
export interface LiveModules {
  add: (table: Table) => void;
  /** @throws when no pack has brought it. */
  load: (name: string) => unknown;
}

declare global {
  // A pack is a classic script: it knows the frame by this name alone.
  var liveModules: LiveModules;
}

const table = new Map<string, () => unknown>();

export const modules: LiveModules = {
  add(added) {
    for (const [name, load] of Object.entries(added)) table.set(name, load);
  },
  load(name) {
    const load = table.get(name);
    if (load === undefined) throw new Error(`"${name}" cannot be imported here.`);
    return load();
  },
};

globalThis.liveModules = modules;

const scripts = new Map<string, Promise<void>>();

/** Loads packs in order, each once. Only the site's own are taken. */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (!/^\/x\/live\/[\w.-]+\.js$/.test(url)) throw new Error(`No script of a pack: ${url}`);
    const loading = scripts.get(url) ?? loadScript(url);
    scripts.set(url, loading);
    // One after the other: a pack takes those it needs for granted.
    await loading.catch((error: unknown) => {
      scripts.delete(url);
      throw error;
    });
  }
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error('A part of the library could not be loaded. Check the connection.')),
    );
    document.head.append(script);
  });
}
