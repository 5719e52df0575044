/** A class by its global name: `data-grid-classes-MuiDataGrid-actionsCell`. */
const GLOBAL_CLASS = /-classes-Mui[A-Za-z\d]+-(?=\w)/;

/** A digit that stands apart, in the owner's part of an anchor: `picker-day-2-prop-day`. */
const DIGIT_APART = /-(?=\d)/g;

const OWNER = /^.+?(?=-(?:prop|classes|param)-)/;

/**
 * The ids that an anchor of a reference page may mean, as it stands first. Links in the world use two spellings besides
 * ours: classes by their global name, and lodash's kebab case, which sets digits apart.
 * @param anchor without its `#`.
 */
export function anchorSpellings(anchor: string): string[] {
  const byKey = anchor.replace(GLOBAL_CLASS, '-classes-');
  const joined = byKey.replace(OWNER, (owner) => owner.replace(DIGIT_APART, ''));
  return [...new Set([anchor, byKey, joined])];
}
