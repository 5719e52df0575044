import { PICTURE_ROOT } from '#core/demoGallery/demos.ts';

/** How wide demos are laid out before they are scaled: grids show three columns then, and charts their picture for a phone. */
export const LAID_OUT_PX = 440;

/** Of that width, three quarters: the shape of a card's picture. */
export const SEEN_PX = (LAID_OUT_PX * 3) / 4;

/** Higher demos are scaled down until they fit, but not further than this; their lower end is cut off then. */
export const SMALLEST_FIT = 0.7;

/** Smaller ones, such as a single field, are scaled up as far as this. */
export const LARGEST_FIT = 1.4;

/*
 * What a page gives to its demos, for the inside of a shadow tree, where rules of the page do not reach: `theme/layers.css`,
 * the layer `reset` of `theme/base.css`, and what `markup/demo/demo.css` says of pictures. Nothing moves.
 *
 * Scale: the quotient of two lengths is a number only by way of an angle, in browsers of today.
 */
const CSS = `
@layer reset,mui,theme,utilities;
@layer reset{
*,*::before,*::after{box-sizing:border-box;animation:none!important;transition:none!important}
h1,h2,h3,h4,p,ul,ol,figure,pre{margin:0;padding:0}
button{font:inherit;color:inherit;background:none;border:0;padding:0}
svg{flex:none}
a{color:var(--accent)}
code,pre{font-family:var(--mono)}
}
.${PICTURE_ROOT}{
--scale:tan(atan2(100cqi - 1.5rem,${LAID_OUT_PX}px));
position:absolute;inset-block-start:0.75rem;left:0.75rem;width:${LAID_OUT_PX}px;
font:400 0.875rem/1.43 var(--font);color:var(--text);text-align:left;
transform-origin:0 0;
transform:scale(var(--scale)) translate(var(--left,0px),var(--top,0px)) scale(var(--fit,1))
}
.demo-preview{display:flow-root;container-type:inline-size}
.demo-preview pattern{visibility:visible}
.snapshot-wide:has(+ .snapshot-narrow){position:absolute!important;width:0!important;height:0!important;visibility:hidden}
[data-theme='light'] .snapshot-dark,[data-theme='dark'] .snapshot-light{display:none!important}
`;

let sheet: CSSStyleSheet | undefined;

/** The rules for all pictures. */
export function pictureSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
