/** Between a hint and what it hints at, and between a hint and the viewport's edges, in CSS pixels. */
const GAP_PX = 4;
const EDGE_PX = 8;

interface Box {
  width: number;
  height: number;
}

interface Anchor {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where a hint goes, in CSS pixels from the viewport's top left: under the link, or above it when there is no room below;
 * it starts where the link starts and stays inside the viewport.
 */
export function placeHint(
  link: Anchor,
  hint: Box,
  viewport: Box,
  rtl: boolean,
): { left: number; top: number } {
  const below = link.bottom + GAP_PX;
  const above = link.top - GAP_PX - hint.height;
  const fits = below + hint.height <= viewport.height - EDGE_PX;
  const start = rtl ? link.right - hint.width : link.left;
  const last = viewport.width - EDGE_PX - hint.width;
  return {
    left: Math.max(EDGE_PX, Math.min(start, last)),
    top: fits || above < EDGE_PX ? below : above,
  };
}
