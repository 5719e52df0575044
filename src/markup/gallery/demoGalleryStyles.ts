/**
 * The place of the gallery of all demos. With a script, links wait for the pictures, unseen, and what follows stays out of
 * sight, since it would move; when the pictures do not come, the links and what follows are shown.
 */
export const demoGalleryStyles: string = [
  '@layer shell{',
  '.prose>h2:has(~.demo-gallery){margin-block:1rem 0;padding:0;border:0}',
  '[data-js] .demo-gallery{display:flow-root;min-height:100vh}',
  '[data-js] .demo-gallery:not(:has(.island-notice))>.demo-gallery-list{display:none}',
  '[data-js] body:has(.demo-gallery:not([data-ready])) :is(.feedback,footer){animation:demo-gallery-late 0s 8s both}',
  '.demo-gallery-list>section>ul{columns:18rem;column-gap:2rem;padding:0;list-style:none}',
  '.demo-gallery-list>section>ul>li{break-inside:avoid;margin-block:0 1rem}',
  '.demo-gallery-list>section>ul>li>a{font-weight:500}',
  '}',
  '@keyframes demo-gallery-late{from{visibility:hidden}}',
].join('');
