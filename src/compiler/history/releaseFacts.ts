import type { ExportKind } from '#core/history/history.ts';

/*
 * What one published version of a package exports: read from its archive by `readRelease.ts`, added to the history by
 * `addVersion.ts`. Names, types and defaults; nothing of the packages' texts.
 */

export interface MemberFacts {
  /** As authored, on one line; `?` stands behind what may be left out. Empty where no type is declared. */
  type: string;
  /** As JavaScript text. */
  default?: string;
  deprecated?: true;
}

/** A component, or an interface that has a page of the reference. */
export interface OwnerFacts {
  /** Props, or members of the interface. */
  members: Record<string, MemberFacts>;
  /** Names that a component takes and documents no more, or never has: they are not gone. */
  undocumented?: string[];
  slots: string[];
  classes: string[];
}

export interface PackageFacts {
  package: string;
  version: string;
  exports: Record<string, { kind: ExportKind; deprecated?: true }>;
  /** By name without `Unstable_`; only what this package itself declares. */
  owners: Record<string, OwnerFacts>;
}
