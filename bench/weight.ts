import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const brotli = (file: string): number =>
  existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** Bytes of each built page after brotli 11: what the document alone makes a browser load. */
export function benchWeight(): void {
  const routes = JSON.parse(readFileSync('.generated/routes.json', 'utf8')) as { route: string }[];
  console.log('kB (brotli)   HTML  script    CSS  data');
  for (const { route } of routes) {
    const file = `out${route}index.html`;
    const html = readFileSync(file, 'utf8');
    const sum = (pattern: RegExp): number =>
      [...html.matchAll(pattern)]
        .filter(([tag]) => !/nomodule/i.test(tag))
        .reduce((total, match) => total + brotli(`out${(match[1] ?? '').split('?')[0]}`), 0);
    const script = sum(/<script [^>]*src="([^"]+)"[^>]*>/g);
    const css = sum(/<link rel="stylesheet" href="([^"]+)"/g);
    const build = /"buildId":"([^"]+)"/.exec(html)?.[1] ?? '';
    const data = brotli(`out/_next/data/${build}${route.replace(/\/$/, '')}.json`);
    console.log(`          ${kB(brotli(file))} ${kB(script)} ${kB(css)} ${kB(data)}  ${route}`);
  }
}
