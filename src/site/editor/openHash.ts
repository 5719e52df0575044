import { parseEditorHash, EDITOR_PRODUCTS, type EditedProject } from '#core/editor/hash.ts';
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

const ANOTHER = 'Here is an example to start from.';

/** What a hash asks for; an example, with a note, when it cannot be had. */
export async function openHash(hash: string): Promise<Opened> {
  const asked = parseEditorHash(hash);
  const start = (note: string): Opened => ({
    state: startOf({ ...ownSettings(), product: 'x-data-grid', language: 'TS', tailwind: 'off' }),
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
        const { files: kept, styling } = chooseSandbox(await loadSandboxes(page), asked);
        const files = nameFiles(kept, demo);
        const [area] = page.split('/');
        const product = EDITOR_PRODUCTS.find((id) => id === `x-${area}`) ?? 'x-data-grid';
        const tailwind = styling === 'tailwind' ? 'on' : 'off';
        const state: EditedProject = { ...ownSettings(), product, language, tailwind, files };
        return { state, trusted: true, note: `The demo ${demo}.` };
      } catch {
        return start(`There is no demo ${demo} in ${page}. ${ANOTHER}`);
      }
    }
  }
}

export type Choices = Omit<EditedProject, 'files'>;

/** The example of the chosen product. */
export const startOf = (choices: Choices): EditedProject => ({
  ...choices,
  files: [
    { path: choices.language === 'TS' ? 'Demo.tsx' : 'Demo.jsx', text: STARTS[choices.product] },
  ],
});
