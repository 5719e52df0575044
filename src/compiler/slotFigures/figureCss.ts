import { PICTURE_ROOT } from '#core/demoGallery/demos.ts';
import {
  FIGURE_MARGIN_PX,
  LIT_ATTRIBUTE,
  MORE_ATTRIBUTE,
  PART_ATTRIBUTE,
  type FigureSize,
} from '#core/slotFigures.ts';

const PARTS = `:is([${PART_ATTRIBUTE}],[${MORE_ATTRIBUTE}])`;

/**
 * The rules of a figure: what a page gives to its demos, then how parts are marked. As a file it follows the scheme of the
 * system; in a page, `data-theme` says which one is shown.
 */
export const figureCss = ({ width, height }: FigureSize): string =>
  `
@layer reset,mui,theme,utilities;
@layer reset{
:root{color-scheme:light dark}
*,*::before,*::after{box-sizing:border-box;animation:none!important;transition:none!important}
h1,h2,h3,h4,p,ul,ol,figure,pre{margin:0;padding:0}
button{font:inherit;color:inherit;background:none;border:0;padding:0}
svg{flex:none}
[${PART_ATTRIBUTE}]{position:relative}
}
.${PICTURE_ROOT}{
--mark:light-dark(#b3125e,#ff7eb0);--on-mark:light-dark(#fff,#2a0013);
width:${width}px;height:${height}px;padding:${FIGURE_MARGIN_PX}px;overflow:hidden;
background:light-dark(#fff,#14171a);color:light-dark(#1b1f24,#e3e7eb);
font:400 14px/1.43 Roboto,Arial,sans-serif;text-align:left
}
.demo-preview{display:flow-root;height:100%;container-type:inline-size}
.demo-preview pattern{visibility:visible}
.snapshot-wide:has(+ .snapshot-narrow){position:absolute!important;width:0!important;height:0!important;visibility:hidden}
.MuiPickersArrowSwitcher-root{opacity:1!important}
[data-theme='light'] .snapshot-dark,[data-theme='dark'] .snapshot-light{display:none!important}
@media (prefers-color-scheme:light){:root .snapshot-dark{display:none!important}}
@media (prefers-color-scheme:dark){:root .snapshot-light{display:none!important}}
[${PART_ATTRIBUTE}]:not(.demo-preview svg *){outline:1.5px solid var(--mark)!important;outline-offset:-1px!important}
svg[${PART_ATTRIBUTE}]{overflow:visible}
b.part-number{
position:absolute;z-index:1000;display:block;min-width:13px;height:13px;padding:0 2px;border-radius:2px;
background:var(--mark);color:var(--on-mark);font:700 10px/13px Roboto,Arial,sans-serif;letter-spacing:0;text-align:center;text-indent:0
}
b.start{top:0;left:0}
b.end{bottom:0;right:0}
b.top{top:0;right:0}
b.bottom{bottom:0;left:0}
g.part-number{fill:var(--mark)}
g.part-number text{fill:var(--on-mark);font:700 10.5px Roboto,Arial,sans-serif}
${PARTS}[${LIT_ATTRIBUTE}]:not(.demo-preview svg *){
outline:2.5px solid var(--mark)!important;outline-offset:-1px!important;
background-image:linear-gradient(color-mix(in srgb,var(--mark) 24%,transparent) 0 0)!important
}
.demo-preview svg ${PARTS}[${LIT_ATTRIBUTE}]{filter:drop-shadow(0 0 1px var(--mark)) drop-shadow(0 0 3px var(--mark))!important}
`.replaceAll('\n', '');
