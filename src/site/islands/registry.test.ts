import { expect, it } from 'vitest';
import { DRAWN_AT_ONCE } from '../page/waitForReader.ts';
import { islands } from './registry.ts';

it('has no island that is drawn at once on a page that waits for its reader', () => {
  const visible = Object.entries(islands).filter(([, { policy }]) => policy === 'visible');
  expect(DRAWN_AT_ONCE.toSorted()).toEqual(visible.map(([name]) => name).toSorted());
});
