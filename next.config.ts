import type { NextConfig } from 'next';

const { BUILD_ID: buildId, EXPORT_FOLDER: exportFolder } = process.env;

const config: NextConfig = {
  output: 'export',
  // `npm run build` exports to a folder of its own, and takes `out` for it when everything is finished.
  ...(exportFolder !== undefined && { distDir: exportFolder }),
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
    },
    rules: {
      // Next takes global CSS from `_app` only. A demo's own CSS is put into its page by the compiler, so here the
      // import means nothing.
      '**/content/docs/**/*.css': { loaders: ['./src/site/demo/emptyModule.cjs'], as: '*.js' },
    },
  },
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Tells routes of the App Router, of which there are none.
    clientRouterFilter: false,
    // Text arrives with the route's data: the browser must restore the place after that, not before.
    scrollRestoration: true,
  },
};

export default config;
