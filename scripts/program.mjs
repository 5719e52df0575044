/** With which options esbuild makes programs of TypeScript that Node runs without a loader. Packages stay packages. */
export const PROGRAM = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
};
