import { useEffect } from 'react';
import { parseEditorHash, printEditorHash, type EditedProject } from '#core/editor/hash.ts';
import { projectOf, type Playground } from '#core/editor/playground.ts';
import { copyText } from '../ui/copyText.ts';

/** What is typed gets into the address when nothing more was typed for so long. */
const WRITE_AFTER_MS = 400;

/** Puts a project into the address. @returns whether it is there now: some code is too long. */
function keep(project: EditedProject): boolean {
  const hash = printEditorHash(project);
  if (hash === undefined) return false;
  const address = location.pathname + hash;
  // The router keeps its own record of the entry, and goes by it when a reader comes back.
  history.replaceState({ ...(history.state as object), url: address, as: address }, '', address);
  return true;
}

/**
 * Keeps a changed playground in the address.
 * @param onTooLong heard when it is too long for one; always the same function.
 */
export function useAddress(playground: Playground, onTooLong: () => void): void {
  const { isChanged, chosen, code } = playground;
  const { source, tailwind } = code;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => {
      const styled = tailwind ? 'on' : 'off';
      if (!keep({ ...chosen, ...source, tailwind: styled })) onTooLong();
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChanged, chosen, source, tailwind, onTooLong]);
}

/** Copies a link to a playground. @returns what came of it. */
export async function copyLink(
  playground: Playground,
): Promise<'copied' | 'in-address-bar' | 'too-long'> {
  // The address of a demo of ours is shorter than its code.
  const isShort = !playground.isChanged && parseEditorHash(location.hash).kind === 'demo';
  if (!isShort && !keep(projectOf(playground))) return 'too-long';
  return (await copyText(location.href)) ? 'copied' : 'in-address-bar';
}
