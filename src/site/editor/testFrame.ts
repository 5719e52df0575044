import type { LiveManifest } from '#core/editor/manifest.ts';

/*
 * For component tests: a frame that runs no code, but says what its first line asks for.
 */

/**
 * Answers by the code of the first file: `leave` takes the frame elsewhere, `wrong` fails in line 2, `mute` fails without a
 * word, `say` says something twice. What has been run, and the mode it is drawn in, is its text.
 */
const RUNTIME = `<!doctype html><body><script>
addEventListener('message', ({ data }) => {
  const tell = (message) => parent.postMessage({ ...message, secret: data.secret }, '*');
  if (data.settings) document.documentElement.dataset.mode = data.settings.mode;
  if (data.kind === 'settings') tell({ kind: 'console', level: 'warn', text: 'mode: ' + data.settings.mode });
  if (data.kind === 'start') tell({ kind: 'ready' });
  if (data.kind === 'ping') tell({ kind: 'pong', count: data.count });
  if (data.kind !== 'run') return;
  const { run, files: [{ code }] } = data.request;
  if (code.includes('leave')) { location.href = 'about:blank'; return; }
  if (code.includes('say')) for (const time of [1, 2]) tell({ kind: 'console', level: 'error', text: 'mind the gap' });
  if (code.includes('wrong')) {
    tell({ kind: 'failed', run, error: { message: 'It is wrong.', file: 'Demo.tsx', line: 2 } });
    return;
  }
  if (code.includes('mute')) { tell({ kind: 'failed', run, error: {} }); return; }
  tell({ kind: 'height', px: 123 });
  tell({ kind: 'rendered', run });
});
</script>`;

export const TEST_MANIFEST: LiveManifest = {
  frame: `data:text/html,${encodeURIComponent(RUNTIME)}`,
  packs: {
    base: { url: '/base.js', needs: [], modules: ['react', 'react/jsx-runtime'] },
  },
  tailwind: '/tailwind.js',
};
