/**
 * The file of the page's text font, for frames that may fetch nothing themselves; the page has it already. Undefined when
 * there is none: a frame then takes the next font in the list.
 */
export async function loadFont(): Promise<ArrayBuffer | undefined> {
  const url = fontUrl();
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined; // offline and not kept
  }
}

function fontUrl(): string | undefined {
  for (const sheet of document.styleSheets) {
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '');
      const file = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (family === 'Roboto' && file !== undefined) {
        return new URL(file, sheet.href ?? location.href).href;
      }
    }
  }
  return undefined;
}
