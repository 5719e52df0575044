/**
 * Old and short addresses and where they lead now, in the order of the documented library's own list.
 * `:lang` stands for one segment that is a language code, `*` for the rest of the path, which `:splat` takes up;
 * 301 and 302 send the reader on, 200 serves the target's content at the old address.
 */
export const redirects: readonly { from: string; to: string; status: 200 | 301 | 302 }[] = [
  { from: '/', to: '/x/introduction/', status: 301 },
  // The documented library sends this to its marketing page, https://mui.com/x/, which is not ours: a reader who
  // shortens an address of this site must not be thrown off it.
  { from: '/x/', to: '/x/introduction/', status: 302 },
  { from: '/x/_next/*', to: '/_next/:splat', status: 200 },
  { from: '/r/x-get-license', to: 'https://mui.com/pricing/', status: 302 },
  { from: '/r/x-license-eula', to: 'https://mui.com/legal/mui-x-eula/', status: 302 },
  {
    from: '/r/x-license-annual',
    to: 'https://mui.com/legal/mui-x-eula/#annual-license',
    status: 302,
  },
  {
    from: '/r/x-license-trial',
    to: 'https://mui.com/x/introduction/licensing/#evaluation-trial-licenses',
    status: 302,
  },
  {
    from: '/r/x-license-key-installation',
    to: 'https://mui.com/x/introduction/licensing/#license-key-installation',
    status: 302,
  },
  {
    from: '/r/x-data-grid-no-dimensions',
    to: 'https://mui.com/x/react-data-grid/layout/',
    status: 302,
  },
  {
    from: '/r/x-technical-support',
    to: 'https://mui.com/x/introduction/support/#technical-support',
    status: 302,
  },
  {
    from: '/r/x-issue-template',
    to: 'https://codesandbox.io/s/mui-x-issue-template-qtf00h',
    status: 302,
  },
  { from: '/r/x-pro-svg', to: 'https://mui.com/static/x/pro.svg', status: 302 },
  {
    from: '/r/x-pro-svg-link',
    to: 'https://mui.com/x/introduction/licensing/#pro-plan',
    status: 302,
  },
  { from: '/r/x-premium-svg', to: 'https://mui.com/static/x/premium.svg', status: 302 },
  {
    from: '/r/x-premium-svg-link',
    to: 'https://mui.com/x/introduction/licensing/#premium-plan',
    status: 302,
  },
  {
    from: '/r/x-telemetry-postinstall-troubleshoot',
    to: 'https://github.com/mui/mui-x/issues/new?assignees=&labels=status%3A+waiting+for+maintainer%2Cbug+%F0%9F%90%9B&projects=&template=1.bug.yml&title=MUI+X+Telemetry+failed+to+make+initialization',
    status: 302,
  },
  { from: '/fr/*', to: '/:splat', status: 200 },
  { from: '/de/*', to: '/:splat', status: 200 },
  { from: '/ja/*', to: '/:splat', status: 200 },
  { from: '/x/license/', to: 'https://mui.com/legal/mui-x-eula/', status: 301 },
  { from: '/x/react-data-grid/group-pivot/', to: '/x/react-data-grid/tree-data/', status: 301 },
  {
    from: '/:lang/x/react-data-grid/group-pivot/',
    to: '/:lang/x/react-data-grid/tree-data/',
    status: 301,
  },
  { from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/column-definition/', status: 301 },
  {
    from: '/:lang/x/react-data-grid/columns/',
    to: '/:lang/x/react-data-grid/column-definition/',
    status: 301,
  },
  { from: '/x/advanced-components/', to: '/x/introduction/', status: 301 },
  { from: '/:lang/x/advanced-components/', to: '/:lang/x/introduction/', status: 301 },
  { from: '/x/react-data-grid/rows/', to: '/x/react-data-grid/row-definition/', status: 301 },
  {
    from: '/:lang/x/react-data-grid/rows/',
    to: '/:lang/x/react-data-grid/row-definition/',
    status: 301,
  },
  { from: '/x/react-data-grid/selection/', to: '/x/react-data-grid/row-selection/', status: 301 },
  {
    from: '/:lang/x/react-data-grid/selection/',
    to: '/:lang/x/react-data-grid/row-selection/',
    status: 301,
  },
  {
    from: '/x/react-data-grid/migration-v4/',
    to: '/x/migration/migration-data-grid-v4/',
    status: 301,
  },
  {
    from: '/:lang/x/react-data-grid/migration-v4/',
    to: '/:lang/x/migration/migration-data-grid-v4/',
    status: 301,
  },
  {
    from: '/x/react-data-grid/migration-v5/',
    to: '/x/migration/migration-data-grid-v5/',
    status: 301,
  },
  {
    from: '/:lang/x/react-data-grid/migration-v5/',
    to: '/:lang/x/migration/migration-data-grid-v5/',
    status: 301,
  },
  {
    from: '/x/react-date-pickers/migration-lab/',
    to: '/x/migration/migration-pickers-lab/',
    status: 301,
  },
  {
    from: '/:lang/x/react-date-pickers/migration-lab/',
    to: '/:lang/x/migration/migration-pickers-lab/',
    status: 301,
  },
  { from: '/x/api/date-pickers/clock-picker/', to: '/x/api/date-pickers/time-clock/', status: 301 },
  {
    from: '/:lang/x/api/date-pickers/clock-picker/',
    to: '/:lang/x/api/date-pickers/time-clock/',
    status: 301,
  },
  { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
  {
    from: '/x/api/date-pickers/calendar-picker/',
    to: '/x/api/date-pickers/date-calendar/',
    status: 301,
  },
  {
    from: '/x/api/date-pickers/calendar-picker-skeleton/',
    to: '/x/api/date-pickers/day-calendar-skeleton/',
    status: 301,
  },
  {
    from: '/x/api/date-pickers/month-picker/',
    to: '/x/api/date-pickers/month-calendar/',
    status: 301,
  },
  {
    from: '/x/api/date-pickers/year-picker/',
    to: '/x/api/date-pickers/year-calendar/',
    status: 301,
  },
  {
    from: '/x/react-data-grid/editing-legacy/',
    to: 'https://v5.mui.com/x/react-data-grid/editing-legacy/',
    status: 301,
  },
  {
    from: '/x/api/date-pickers/desktop-next-date-picker/',
    to: '/x/api/date-pickers/desktop-date-picker/',
    status: 301,
  },
  {
    from: '/x/api/date-pickers/next-date-picker/',
    to: '/x/api/date-pickers/date-picker/',
    status: 301,
  },
  {
    from: '/x/react-date-pickers/calendar/',
    to: '/x/react-date-pickers/date-calendar/',
    status: 301,
  },
  {
    from: '/x/react-date-pickers/legacy-date-time-picker/',
    to: '/x/react-date-pickers/date-time-picker/',
    status: 301,
  },
  { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/', status: 301 },
  { from: '/x/react-charts/tree-map/', to: '/x/react-charts/treemap/', status: 301 },
  { from: '/x/react-charts/getting-started/', to: '/x/react-charts/quickstart/', status: 301 },
  {
    from: '/x/react-data-grid/getting-started/',
    to: '/x/react-data-grid/quickstart/',
    status: 301,
  },
  {
    from: '/x/react-date-pickers/getting-started/',
    to: '/x/react-date-pickers/quickstart/',
    status: 301,
  },
  {
    from: '/x/react-tree-view/getting-started/',
    to: '/x/react-tree-view/quickstart/',
    status: 301,
  },
  { from: '/x/react-data-grid/demo/', to: '/x/react-data-grid/features/', status: 301 },
  { from: '/x/api/charts/bar-series-type/', to: '/x/api/charts/bar-series/', status: 301 },
  { from: '/x/api/charts/line-series-type/', to: '/x/api/charts/line-series/', status: 301 },
  { from: '/x/api/charts/pie-series-type/', to: '/x/api/charts/pie-series/', status: 301 },
  { from: '/x/api/charts/scatter-series-type/', to: '/x/api/charts/scatter-series/', status: 301 },
];
