import type { ChangeKind, Subject } from '#core/history/changes.ts';

/** What a line of changes begins with: a default or a type is told in a sentence of its own. */
type ListedKind = Exclude<ChangeKind, 'default' | 'types'>;

/** What the names of a line are; a member of an interface is no prop. */
export type NameKind = Exclude<Subject, 'member'> | 'prop' | 'property' | 'event';

const NAMES: Record<NameKind, string> = {
  component: 'components',
  hook: 'hooks',
  function: 'functions',
  value: 'constants',
  type: 'types',
  prop: 'props',
  property: 'properties',
  event: 'events',
  slot: 'slots',
  class: 'CSS classes',
};

const KINDS: Record<ListedKind, string> = {
  added: 'New',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** Lists of changes, made from the history of the packages. */
export const historyMessages = {
  title: 'Changes',
  /** @param product such as "Data Grid". */
  pageTitle: (product: string) => `${product} changes`,
  olderTitle: (product: string) => `${product} changes before 8`,
  pageDescription: (product: string) =>
    `What each version of the ${product} since 8.0 has added, changed, deprecated and removed, read from the published packages.`,
  olderDescription: (product: string) =>
    `What the versions of the ${product} before 8.0 have added, changed, deprecated and removed, by name.`,
  lead: (documented: string) =>
    `This documentation describes ${documented}. The changes below were read from the newest published patch of each version, and cover names, types, and defaults.`,
  olderLead:
    'The changes below were read from the last published version of each major. The minor version of a change comes from the library’s public repository, when it is known there.',
  older: 'Changes before 8.0',
  newer: 'Changes since 8.0',
  all: (product: string) => `All changes of the ${product}`,
  summary: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  /** A version that is newer than the documented one. */
  later: (version: string) => `${version}, newer than these pages`,
  /** @param major of which nobody knows the minor. */
  inMajor: (major: string) => `${major}, minor version not known`,
  listed: (kind: ListedKind, name: NameKind) => `${KINDS[kind]} ${NAMES[name]}`,
  of: 'of',
  default: 'Default',
  type: 'Type',
  was: 'was',
  isNow: 'is now',
  noDefault: 'none',
  nowOptional: 'is now optional',
  nowRequired: 'is now required',
  writtenDifferently: 'is written differently',
  /** Many types at once, of which a list says nothing. */
  manyTypes: (count: number) =>
    `Types of ${count} props and properties are written differently. The pages of the components list them.`,
} as const;
