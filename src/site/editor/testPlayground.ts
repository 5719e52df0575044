import '../theme/tokens.css';
import '../theme/base.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { EditedProject } from '#core/editor/hash.ts';
import { startTypes } from './types/typeExtensions.ts';

/*
 * For component tests of the playground and its page.
 */

export const testProject: EditedProject = {
  product: 'x-data-grid',
  language: 'TS',
  mode: 'system',
  direction: 'ltr',
  density: 'normal',
  tailwind: 'off',
  files: [{ path: 'Demo.tsx', text: 'export default () => 1;' }],
};

/** Each test has a wide window, knows no types, and leaves no hash. The test's file replaces `typeExtensions.ts`, as a spy. */
export function setUpPlayground(): void {
  beforeEach(async () => {
    await page.viewport(1000, 900);
    vi.mocked(startTypes).mockResolvedValue({ extensions: () => [], end: () => undefined });
  });
  afterEach(() => history.replaceState(history.state, '', location.pathname + location.search));
}
