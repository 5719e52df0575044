import type { NextConfig } from 'next';

const { BUILD_ID: buildId, EXPORT_FOLDER: exportFolder } = process.env;
const isBuild = exportFolder !== undefined;

/**
 * What pages load with `import()` in the browser alone: demos, islands, the editor, playgrounds, search. Printing a page never
 * comes there, so the bundler leaves them empty on the server: half of its work would be for files that nobody runs.
 */
const BROWSER_ONLY =
  /(?:^|\/)(?:\.generated\/bundle\/demos\/x[\w-]*|src\/site\/(?:demo\/DemoAlone|editor\/CodePlayground|page\/LivePage|propsPlayground\/Playground|search\/OwnSearch|search\/SearchDialog))\.tsx?$/;

/** Demos and playgrounds: a build has them bundled already, and loads them from there. */
const bundledRegistries = Object.fromEntries(
  [
    'demos/x.ts',
    'demos/x-charts.ts',
    'demos/x-data-grid.ts',
    'demos/x-date-pickers.ts',
    'demos/x-tree-view.ts',
    'playgrounds/registry.ts',
  ].map((name) => [`#generated/${name}`, `./.generated/bundle/${name}`]),
);

const EMPTY_MODULE = './src/site/emptyModule.cjs';

const config: NextConfig = {
  output: 'export',
  // `npm run build` exports to a folder of its own, and takes `out` for it when everything is finished.
  ...(isBuild && { distDir: exportFolder }),
  // The same for the same content: an unchanged page stays as it is to the byte.
  ...(buildId !== undefined && { generateBuildId: () => buildId }),
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  env: { MUI_X_LICENSE_KEY: process.env['MUI_X_LICENSE_KEY'] ?? '' },
  devIndicators: false,
  // The documented packages import CSS and share emotion's context: they must go through the bundler on the server too.
  bundlePagesRouterDependencies: true,
  // `npm test` type-checks every room with its own configuration; Next knows only one.
  turbopack: {
    resolveAlias: {
      '@mui/x-tree-view/internals': './src/site/demo/treeViewInternals.ts',
      ...(isBuild && bundledRegistries),
    },
    rules: {
      // Next takes global CSS from `_app` only. A demo's own CSS is put into its page by the compiler, so here the
      // import means nothing.
      '**/content/docs/**/*.css': { loaders: [EMPTY_MODULE], as: '*.js' },
      ...(isBuild && {
        '*.{ts,tsx}': {
          condition: { all: [{ not: 'browser' }, { path: BROWSER_ONLY }] },
          loaders: [EMPTY_MODULE],
          as: '*.js',
        },
      }),
    },
  },
  typescript: { ignoreBuildErrors: true },
  compiler: {
    // Whoever has started the build can go on with the scripts, while pages are printed.
    runAfterProductionCompile: async () => void process.send?.('compiled'),
  },
  experimental: {
    // Tells routes of the App Router, of which there are none.
    clientRouterFilter: false,
    // Text arrives with the route's data: the browser must restore the place after that, not before.
    scrollRestoration: true,
    ...(isBuild && {
      // What prints the pages runs once, and is thrown away.
      turbopackMinify: { server: false, client: true },
      turbopackSourceMaps: false,
      // Writing it takes longer than it saves the next build.
      turbopackFileSystemCacheForBuild: false,
    }),
  },
};

export default config;
