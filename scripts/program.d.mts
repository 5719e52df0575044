export const PROGRAM: {
  outExtension: Record<string, string>;
  bundle: true;
  splitting: true;
  packages: 'external';
  platform: 'node';
  format: 'esm';
  target: 'node20';
};
