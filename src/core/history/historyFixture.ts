import type { MemberHistory, OwnerHistory, PackageHistory } from './history.ts';

/** For tests: a prop that has always had one type. */
export const memberSince = (first: string, more: Partial<MemberHistory> = {}): MemberHistory => ({
  first,
  types: [{ value: 'boolean?' }],
  defaults: [],
  ...more,
});

export const ownerWith = (parts: Partial<OwnerHistory>): OwnerHistory => ({
  members: new Map(),
  slots: new Map(),
  classes: new Map(),
  ...parts,
});

/** For tests: a package of which four versions were read. */
export const historyWith = (parts: Partial<PackageHistory> = {}): PackageHistory => ({
  package: '@mui/x-grid',
  read: new Map([
    ['7.29', '7.29.1'],
    ['8.0', '8.0.0'],
    ['8.2', '8.2.3'],
    ['9.4', '9.4.0'],
  ]),
  exports: new Map(),
  owners: new Map(),
  ...parts,
});
