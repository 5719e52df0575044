import { createHash } from 'node:crypto';

/**
 * In the document itself: what a script from a host makes of text is, to a document without an origin, foreign code whose
 * errors the browser does not tell.
 */
const EVALUATE = 'globalThis.evaluateText=(text)=>(0,eval)(text)';

/**
 * What a frame's document may do: run the site's own scripts and code made from text, style itself, and nothing else. It
 * reaches no host, not even ours. `sandbox` cannot stand in a document; the page's `iframe` sets it, and the frame's
 * script refuses to work without.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'unsafe-eval' 'sha256-${createHash('sha256').update(EVALUATE).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Beyond the demo, so that shadows and outlines at its edges are seen; the page takes it back by a margin. */
const STYLE = `@layer mui, theme, utilities;
:root{color-scheme:light dark}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
body{margin:0;background:light-dark(#fff,#14171a);color:light-dark(#1b1f24,#e3e7eb);font:400 .875rem/1.43 Roboto,Arial,sans-serif;overflow-x:auto}
*,::before,::after{box-sizing:border-box}
#place{position:relative;display:flow-root;padding:8px}
#place>div{display:flow-root}
#place>.coming{position:absolute;inset:8px 8px auto;visibility:hidden}`;

/** The document of a frame. @param script the address of the pack `base`. */
export const printFrame = (script: string): string => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Code that runs</title>
<style>${STYLE}</style>
<style id="rules"></style>
</head>
<body>
<div id="place"></div>
<script>${EVALUATE}</script>
<script src="${script}"></script>
</body>
</html>
`;
