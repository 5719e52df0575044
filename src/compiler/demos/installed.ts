import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { InstalledPackage, InstalledPackages } from '#core/sandbox/source.ts';
import { ROOT } from '../paths.ts';

const schema = z.object({
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});

const known = new Map<string, InstalledPackage | undefined>();

/**
 * What is installed of these packages and of what they ask their user to install; those that are not are left out.
 */
export function installedPackages(names: Iterable<string>): InstalledPackages {
  const all = new Set(names);
  const installed: InstalledPackages = {};
  // A set hands out what is added while it is walked.
  for (const name of all) {
    const found = known.has(name) ? known.get(name) : readPackage(name);
    known.set(name, found);
    if (found === undefined) continue;
    installed[name] = found;
    for (const peer of found.peers) all.add(peer);
  }
  return installed;
}

/** A package that another one asks its user to install. */
export interface Peer {
  name: string;
  range: string;
  optional: boolean;
}

/** What an installed package asks for, in its own order; nothing when it is not installed. */
export function peersOf(name: string): Peer[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(name) ?? {};
  return Object.entries(peerDependencies).map(([peer, range]) => ({
    name: peer,
    range,
    optional: peerDependenciesMeta[peer]?.optional === true,
  }));
}

function readManifest(name: string): z.infer<typeof schema> | undefined {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function readPackage(name: string): InstalledPackage | undefined {
  const manifest = readManifest(name);
  if (manifest === undefined) return undefined;
  const { version, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies).filter(
    (peer) => peerDependenciesMeta[peer]?.optional !== true,
  );
  return { version, peers };
}
