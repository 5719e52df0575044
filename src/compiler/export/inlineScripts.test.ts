import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScripts, inlineScriptSources } from './inlineScripts.ts';

describe('inlineScripts', () => {
  it('takes scripts with a text, not those with an address or data', () => {
    const html =
      '<script>one()</script><script src="/a.js" defer></script><script type="application/json">{}</script><script id="x">two()</script>';
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
  });
});

describe('inlineScriptSources', () => {
  it('gives the hash of each script of all pages once', () => {
    const out = mkdtempSync(path.join(tmpdir(), 'x-docs-inline-'));
    try {
      mkdirSync(path.join(out, 'x'));
      writeFileSync(path.join(out, '404.html'), '<script>alert(1)</script>');
      writeFileSync(path.join(out, 'x/index.html'), '<script>alert(1)</script>');
      writeFileSync(path.join(out, 'x/a.js'), '<script>alert(2)</script>');
      // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
      expect(inlineScriptSources(out)).toEqual([
        "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      ]);
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});
