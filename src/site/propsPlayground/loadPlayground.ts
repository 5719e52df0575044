import { registry } from '#generated/playgrounds/registry.ts';
import { DocsError } from '#core/errors.ts';
import { reportMissing } from '../offline/missingPart.ts';
import type { PlaygroundModule } from './playgroundModule.ts';

/**
 * Fetches the component of a page's playground.
 * @throws when it cannot be loaded, or there is none.
 */
export async function loadPlayground(pageKey: string): Promise<PlaygroundModule> {
  const load = registry[pageKey];
  if (load === undefined) {
    throw new DocsError(
      `The page ${pageKey} has a playground, but no component for it.`,
      'Build the site again: the compiler lists the playgrounds.',
    );
  }
  try {
    return await load();
  } catch (error) {
    reportMissing();
    throw error;
  }
}
