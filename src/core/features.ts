import type { Plan } from './reference/plans.ts';

/** A line of a package's own changelog that proves since when there is a feature. */
export interface FirstRelease {
  /** A heading of the changelog: `8.0.0`, `7.0.0-alpha.4`. */
  release: string;
  /** The number of the pull request, which the lines below that heading name. */
  change: number;
}

/** A row of the map of a product. What it claims is checked against the packages (`compiler/check/features.ts`). */
export interface Feature {
  name: string;
  /** What it does for users, in a few words of inline Markdown. */
  does: string;
  /** The lowest plan that has it. */
  plan: Plan;
  /** The page about it. */
  page: string;
  /**
   * What turns it on or shapes it, as pages write it: a prop, `GridColDef.colSpan`, `slots.toolbar`,
   * `apiRef.current.exportState()`, or a component such as `ExportExcel`. That plan has all of them, and of a paid plan
   * at least one is not in the plan below.
   */
  names: readonly string[];
  /** Left out where the changelog, which starts with 7.0.0, does not name it. */
  since?: FirstRelease;
  /** The prop with which a server does the work; left out where the browser does it. */
  server?: string;
  /** What it does with the rows of a tree or a group, in a few words; left out where levels make no difference. */
  levels?: string;
}

/** `7.0.0-alpha.4` → `7.0.0`: what readers install is the release itself. */
export const stableRelease = ({ release }: FirstRelease): string => release.replace(/-.*/, '');
