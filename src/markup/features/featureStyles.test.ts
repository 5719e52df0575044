import { expect, it } from 'vitest';
import { featureStyles } from './featureStyles.ts';

it('hides the rows of a plan while its checkbox is not checked', () => {
  expect(featureStyles).toContain(
    '.feature-filter:has([name="feature-plan"][value="pro"]:not(:checked)) ~ .table-box tr[data-plan="pro"]{display:none}',
  );
});

it('hides the rows without a trait while its checkbox is checked', () => {
  expect(featureStyles).toContain(
    '.feature-filter:has([name="feature-server"]:checked) ~ .table-box tr[data-server="false"]{display:none}',
  );
});
