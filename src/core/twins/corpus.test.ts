import { expect, it } from 'vitest';
import { migrationOf } from './corpus.ts';

it.each([
  ['/x/migration/migration-data-grid-v7/', { from: 7, to: 8 }],
  ['/x/migration/migration-pickers-v5/', { from: 5, to: 6 }],
  ['/x/migration/migration-pickers-lab/', undefined],
  ['/x/migration/usage-with-material-ui-v5-v6/', undefined],
  ['/x/react-data-grid/migration-v7/', undefined],
])('the route %s leads %j', (route, step) => {
  expect(migrationOf(route)).toEqual(step);
});
