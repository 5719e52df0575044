import { MANIFEST_PATH, type LiveManifest } from '#core/editor/manifest.ts';

let loading: Promise<LiveManifest> | undefined;

/** What there is to run code with, fetched once. */
export function loadManifest(): Promise<LiveManifest> {
  if (loading !== undefined) return loading;
  const next = fetchManifest();
  loading = next;
  // The next one who asks tries again.
  next.catch(() => (loading = undefined));
  return next;
}

async function fetchManifest(): Promise<LiveManifest> {
  const response = await fetch(MANIFEST_PATH);
  if (!response.ok) throw new Error(`Editing cannot be loaded: status ${response.status}.`);
  // The compiler's own artifact.
  return (await response.json()) as LiveManifest;
}
