import { expect, it } from 'vitest';
import { printAdvisories, readAudit } from './advisories.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { dependencies: { total: 12 } } });

it.each([
  [
    '{"message":"405 Method Not Allowed","error":{}}',
    'Advisories: not checked. 405 Method Not Allowed',
  ],
  ['', 'Advisories: not checked. npm has printed no report.'],
  ['{"vulnerabilities":{}}', 'Advisories: not checked. npm has printed no report.'],
  [report({}), 'Advisories: none about 12 packages.'],
  [report({ odd: { severity: 'high', range: '<2' } }), 'Advisories:\n  odd <2: high'],
])('says of %s: %s', (printed, said) => {
  expect(printAdvisories(readAudit(printed))).toBe(said);
});
