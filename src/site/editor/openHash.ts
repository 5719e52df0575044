import { playgroundMessages as words } from '#content/messages/playground.ts';
import { parseEditorHash, EDITOR_PRODUCTS, type EditedProject } from '#core/editor/hash.ts';
import { startOf } from '#core/editor/playground.ts';
import { nameFiles } from '#core/editor/source.ts';
import { chooseSandbox } from '#core/sandbox/choose.ts';
import { loadSandboxes } from '../demo/sandboxes.ts';
import { ownSettings } from './ownSettings.ts';
import { STARTS } from './starts.ts';

/** What an address gives to begin with. */
export interface Opened {
  state: EditedProject;
  /** Code that came from elsewhere waits for its reader. */
  trusted: boolean;
  note: string;
}

/** What a hash asks for; an example, with a note, when it cannot be had. */
export async function openHash(hash: string): Promise<Opened> {
  const link = parseEditorHash(hash);
  const start = (note: string): Opened => {
    const product = 'x-data-grid';
    const source = startOf('TS', STARTS[product]);
    const state: EditedProject = { ...ownSettings(), ...source, product, tailwind: 'off' };
    return { state, trusted: true, note };
  };
  switch (link.kind) {
    case 'nothing':
      return start('');
    case 'nonsense':
      return start(words.nonsense);
    case 'too-long':
      return start(words.addressTooLong);
    case 'code':
      return {
        state: link.state,
        trusted: false,
        note: words.fromLink,
      };
    case 'demo': {
      const { page, demo, language } = link;
      try {
        const { files: kept, styling } = chooseSandbox(await loadSandboxes(page), link);
        const files = nameFiles(kept, demo);
        const [area] = page.split('/');
        const product = EDITOR_PRODUCTS.find((id) => id === `x-${area}`) ?? 'x-data-grid';
        const tailwind = styling === 'tailwind' ? 'on' : 'off';
        const state: EditedProject = { ...ownSettings(), product, language, tailwind, files };
        return { state, trusted: true, note: words.ofDemo(demo) };
      } catch {
        return start(words.noDemo(demo, page));
      }
    }
  }
}
