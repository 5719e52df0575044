/*
 * By these names scripts find parts of the static shell (`ShellTop`, `ShellEnd`), which is printed with them.
 */

/** Room for what is said to the reader before the page: right after the skip link. */
export const NOTICE_ID = 'shell-notice';
/** The header, which stays at the window's upper edge. */
export const HEADER_ID = 'shell-header';
/** Links to the overviews of the products. */
export const PRODUCTS_ID = 'shell-products';
/** Holds the product's tree. */
export const TREE_ID = 'shell-tree';
/** The list of links to older versions. */
export const VERSIONS_ID = 'shell-version-links';
/** The way back to the page's start. */
export const TO_TOP_ID = 'shell-to-top';
/** What the button for the other scheme sets, where others name a preference. */
export const OTHER_SCHEME = 'other-scheme';
/** What the button for the sheet of keys has in the same place. */
export const SHOW_SHORTCUTS = 'shortcuts';
/** And the button for the reader's versions. */
export const SHOW_VERSIONS = 'show-versions';
/** Says that a page is being loaded. */
export const PROGRESS_ID = 'shell-progress';
/** Says that what makes the page work could not be loaded. */
export const NO_SCRIPTS_ID = 'shell-no-scripts';
/** Room among the settings, before what ends them. */
export const SETTINGS_END_ID = 'shell-settings-end';
