import type { NavigationEntry } from '#core/navigation/navigation.ts';

/** The pages of the Data Grid, in reading order. */
export const dataGrid: NavigationEntry = {
  title: 'Data Grid',
  children: [
    { title: 'Overview', route: '/x/react-data-grid/' },
    { title: 'Quickstart', route: '/x/react-data-grid/quickstart/' },
    { title: 'Features', route: '/x/react-data-grid/features/' },
    {
      title: 'Demos',
      children: [
        { title: 'Real-time data', route: '/x/react-data-grid/demos/real-time-data/' },
        { title: 'Time off calendar', route: '/x/react-data-grid/demos/time-off-calendar/' },
        { title: 'Inventory', route: '/x/react-data-grid/demos/inventory/' },
      ],
    },
    {
      subheader: true,
      title: 'Main features',
      children: [
        { title: 'Layout', route: '/x/react-data-grid/layout/' },
        {
          title: 'Columns',
          children: [
            { title: 'Column definition', route: '/x/react-data-grid/column-definition/' },
            { title: 'Column dimensions', route: '/x/react-data-grid/column-dimensions/' },
            { title: 'Column visibility', route: '/x/react-data-grid/column-visibility/' },
            { title: 'Custom columns', route: '/x/react-data-grid/custom-columns/' },
            { title: 'Column header', route: '/x/react-data-grid/column-header/' },
            { title: 'Column menu', route: '/x/react-data-grid/column-menu/' },
            { title: 'Column spanning', route: '/x/react-data-grid/column-spanning/' },
            { title: 'Column groups', route: '/x/react-data-grid/column-groups/' },
            {
              title: 'Column reordering',
              route: '/x/react-data-grid/column-ordering/',
              plan: 'pro',
            },
            { title: 'Column pinning', route: '/x/react-data-grid/column-pinning/', plan: 'pro' },
            { title: 'Recipes', route: '/x/react-data-grid/column-recipes/' },
          ],
        },
        {
          title: 'Rows',
          children: [
            { title: 'Row definition', route: '/x/react-data-grid/row-definition/' },
            { title: 'Row updates', route: '/x/react-data-grid/row-updates/' },
            { title: 'Row height', route: '/x/react-data-grid/row-height/' },
            { title: 'Row spanning', route: '/x/react-data-grid/row-spanning/', isNew: true },
            {
              title: 'Master-detail row panels',
              route: '/x/react-data-grid/master-detail/',
              plan: 'pro',
            },
            { title: 'Row reordering', route: '/x/react-data-grid/row-ordering/', plan: 'pro' },
            { title: 'Row pinning', route: '/x/react-data-grid/row-pinning/', plan: 'pro' },
            { title: 'Recipes', route: '/x/react-data-grid/row-recipes/' },
          ],
        },
        { title: 'Cells', route: '/x/react-data-grid/cells/' },
        {
          title: 'Editing',
          children: [
            { title: 'Overview', route: '/x/react-data-grid/editing/' },
            { title: 'Persistence', route: '/x/react-data-grid/editing/persistence/' },
            {
              title: 'Custom edit component',
              route: '/x/react-data-grid/editing/custom-edit-component/',
            },
            { title: 'Editing events', route: '/x/react-data-grid/editing/editing-events/' },
            { title: 'Recipes editing', route: '/x/react-data-grid/recipes-editing/' },
          ],
        },
        { title: 'Sorting', route: '/x/react-data-grid/sorting/' },
        {
          title: 'Filtering',
          children: [
            { title: 'Overview', route: '/x/react-data-grid/filtering/' },
            { title: 'Customization', route: '/x/react-data-grid/filtering/customization/' },
            { title: 'Quick filter', route: '/x/react-data-grid/filtering/quick-filter/' },
            {
              title: 'Server-side filtering',
              route: '/x/react-data-grid/filtering/server-side/',
            },
            {
              title: 'Multi-filters',
              route: '/x/react-data-grid/filtering/multi-filters/',
              plan: 'pro',
            },
            {
              title: 'Header filters',
              route: '/x/react-data-grid/filtering/header-filters/',
              plan: 'pro',
            },
            { title: 'Recipes', route: '/x/react-data-grid/filtering-recipes/' },
          ],
        },
        { title: 'Pagination', route: '/x/react-data-grid/pagination/' },
        {
          title: 'Selection',
          children: [
            { title: 'Row selection', route: '/x/react-data-grid/row-selection/' },
            {
              title: 'Cell selection',
              route: '/x/react-data-grid/cell-selection/',
              plan: 'premium',
            },
          ],
        },
        { title: 'Virtualization', route: '/x/react-data-grid/virtualization/' },
        { title: 'Accessibility', route: '/x/react-data-grid/accessibility/' },
        { title: 'Localization', route: '/x/react-data-grid/localization/' },
      ],
    },
    {
      subheader: true,
      title: 'Advanced features',
      children: [
        { title: 'Tree data', route: '/x/react-data-grid/tree-data/', plan: 'pro' },
        {
          title: 'Row grouping',
          plan: 'premium',
          children: [
            { title: 'Overview', route: '/x/react-data-grid/row-grouping/' },
            { title: 'Recipes', route: '/x/react-data-grid/recipes-row-grouping/' },
          ],
        },
        { title: 'Aggregation', route: '/x/react-data-grid/aggregation/', plan: 'premium' },
        {
          title: 'Pivoting',
          plan: 'premium',
          isNew: true,
          children: [
            { title: 'Overview', route: '/x/react-data-grid/pivoting/' },
            { title: 'Understanding pivoting', route: '/x/react-data-grid/pivoting-explained/' },
          ],
        },
        { title: 'Export', route: '/x/react-data-grid/export/' },
        { title: 'Copy and paste', route: '/x/react-data-grid/clipboard/' },
        { title: 'Scrolling', route: '/x/react-data-grid/scrolling/' },
        { title: 'List view', route: '/x/react-data-grid/list-view/', plan: 'pro' },
        {
          title: 'Server-side data',
          isNew: true,
          children: [
            { title: 'Overview', route: '/x/react-data-grid/server-side-data/' },
            {
              title: 'Tree data',
              route: '/x/react-data-grid/server-side-data/tree-data/',
              plan: 'pro',
            },
            {
              title: 'Lazy loading',
              route: '/x/react-data-grid/server-side-data/lazy-loading/',
              plan: 'pro',
            },
            {
              title: 'Row grouping',
              route: '/x/react-data-grid/server-side-data/row-grouping/',
              plan: 'premium',
            },
            {
              title: 'Aggregation',
              route: '/x/react-data-grid/server-side-data/aggregation/',
              plan: 'premium',
            },
            { title: 'Recipes', route: '/x/react-data-grid/server-side-data/recipes/' },
          ],
        },
        {
          title: 'Charts integration',
          route: '/x/react-data-grid/charts-integration/',
          plan: 'premium',
          preview: true,
        },
        {
          title: 'AI Assistant',
          route: '/x/react-data-grid/ai-assistant/',
          plan: 'premium',
          isNew: true,
        },
      ],
    },
    {
      subheader: true,
      title: 'Components',
      isNew: true,
      children: [
        { title: 'Usage', route: '/x/react-data-grid/components/usage/' },
        { title: 'Toolbar', route: '/x/react-data-grid/components/toolbar/' },
        { title: 'Export', route: '/x/react-data-grid/components/export/' },
        { title: 'Quick Filter', route: '/x/react-data-grid/components/quick-filter/' },
        { title: 'Columns Panel', route: '/x/react-data-grid/components/columns-panel/' },
        { title: 'Filter Panel', route: '/x/react-data-grid/components/filter-panel/' },
        {
          title: 'Prompt Field',
          route: '/x/react-data-grid/components/prompt-field/',
          plan: 'premium',
        },
        {
          title: 'Pivot Panel',
          route: '/x/react-data-grid/components/pivot-panel/',
          plan: 'premium',
        },
        {
          title: 'Charts Panel',
          route: '/x/react-data-grid/components/charts-panel/',
          plan: 'premium',
        },
        {
          title: 'AI Assistant Panel',
          route: '/x/react-data-grid/components/ai-assistant-panel/',
          plan: 'premium',
        },
      ],
    },
    {
      subheader: true,
      title: 'Customization',
      children: [
        { title: 'Styling basics', route: '/x/react-data-grid/style/' },
        { title: 'Styling recipes', route: '/x/react-data-grid/style-recipes/' },
        { title: 'Overlays', route: '/x/react-data-grid/overlays/' },
        { title: 'Custom subcomponents', route: '/x/react-data-grid/components/' },
      ],
    },
    {
      subheader: true,
      title: 'Resources',
      children: [
        { title: 'API object', route: '/x/react-data-grid/api-object/' },
        { title: 'Events', route: '/x/react-data-grid/events/' },
        { title: 'State', route: '/x/react-data-grid/state/' },
        { title: 'Performance', route: '/x/react-data-grid/performance/' },
      ],
    },
    {
      title: 'API reference',
      children: [
        { title: 'Index', route: '/x/api/data-grid/' },
        {
          subheader: true,
          title: 'Components',
          children: [
            {
              title: 'AiAssistantPanelTrigger',
              route: '/x/api/data-grid/ai-assistant-panel-trigger/',
              plan: 'premium',
            },
            {
              title: 'ChartsPanelTrigger',
              route: '/x/api/data-grid/charts-panel-trigger/',
              plan: 'premium',
            },
            { title: 'ColumnsPanelTrigger', route: '/x/api/data-grid/columns-panel-trigger/' },
            { title: 'DataGrid', route: '/x/api/data-grid/data-grid/' },
            {
              title: 'DataGridPremium',
              route: '/x/api/data-grid/data-grid-premium/',
              plan: 'premium',
            },
            { title: 'DataGridPro', route: '/x/api/data-grid/data-grid-pro/', plan: 'pro' },
            { title: 'ExportCsv', route: '/x/api/data-grid/export-csv/' },
            { title: 'ExportExcel', route: '/x/api/data-grid/export-excel/', plan: 'premium' },
            { title: 'ExportPrint', route: '/x/api/data-grid/export-print/' },
            { title: 'FilterPanelTrigger', route: '/x/api/data-grid/filter-panel-trigger/' },
            {
              title: 'GridChartsPanel',
              route: '/x/api/data-grid/grid-charts-panel/',
              plan: 'premium',
            },
            {
              title: 'GridChartsRendererProxy',
              route: '/x/api/data-grid/grid-charts-renderer-proxy/',
              plan: 'premium',
            },
            { title: 'GridFilterForm', route: '/x/api/data-grid/grid-filter-form/' },
            { title: 'GridFilterPanel', route: '/x/api/data-grid/grid-filter-panel/' },
            {
              title: 'GridToolbarQuickFilter',
              route: '/x/api/data-grid/grid-toolbar-quick-filter/',
            },
            {
              title: 'PivotPanelTrigger',
              route: '/x/api/data-grid/pivot-panel-trigger/',
              plan: 'premium',
            },
            { title: 'PromptField', route: '/x/api/data-grid/prompt-field/', plan: 'premium' },
            {
              title: 'PromptFieldControl',
              route: '/x/api/data-grid/prompt-field-control/',
              plan: 'premium',
            },
            {
              title: 'PromptFieldRecord',
              route: '/x/api/data-grid/prompt-field-record/',
              plan: 'premium',
            },
            {
              title: 'PromptFieldSend',
              route: '/x/api/data-grid/prompt-field-send/',
              plan: 'premium',
            },
            { title: 'QuickFilter', route: '/x/api/data-grid/quick-filter/' },
            { title: 'QuickFilterClear', route: '/x/api/data-grid/quick-filter-clear/' },
            { title: 'QuickFilterControl', route: '/x/api/data-grid/quick-filter-control/' },
            { title: 'QuickFilterTrigger', route: '/x/api/data-grid/quick-filter-trigger/' },
            { title: 'Toolbar', route: '/x/api/data-grid/toolbar/' },
            { title: 'ToolbarButton', route: '/x/api/data-grid/toolbar-button/' },
          ],
        },
        {
          subheader: true,
          title: 'Interfaces',
          children: [
            { title: 'GridApi', route: '/x/api/data-grid/grid-api/' },
            { title: 'GridCellParams', route: '/x/api/data-grid/grid-cell-params/' },
            { title: 'GridColDef', route: '/x/api/data-grid/grid-col-def/' },
            {
              title: 'GridSingleSelectColDef',
              route: '/x/api/data-grid/grid-single-select-col-def/',
            },
            { title: 'GridActionsColDef', route: '/x/api/data-grid/grid-actions-col-def/' },
            { title: 'GridListViewColDef', route: '/x/api/data-grid/grid-list-view-col-def/' },
            {
              title: 'GridExportStateParams',
              route: '/x/api/data-grid/grid-export-state-params/',
            },
            { title: 'GridFilterItem', route: '/x/api/data-grid/grid-filter-item/' },
            { title: 'GridFilterModel', route: '/x/api/data-grid/grid-filter-model/' },
            { title: 'GridFilterOperator', route: '/x/api/data-grid/grid-filter-operator/' },
            { title: 'GridRenderContext', route: '/x/api/data-grid/grid-render-context/' },
            {
              title: 'GridRowClassNameParams',
              route: '/x/api/data-grid/grid-row-class-name-params/',
            },
            { title: 'GridRowParams', route: '/x/api/data-grid/grid-row-params/' },
            { title: 'GridRowSpacingParams', route: '/x/api/data-grid/grid-row-spacing-params/' },
            {
              title: 'GridAggregationFunction',
              route: '/x/api/data-grid/grid-aggregation-function/',
            },
            {
              title: 'GridAggregationFunctionDataSource',
              route: '/x/api/data-grid/grid-aggregation-function-data-source/',
            },
            { title: 'GridCsvExportOptions', route: '/x/api/data-grid/grid-csv-export-options/' },
            {
              title: 'GridPrintExportOptions',
              route: '/x/api/data-grid/grid-print-export-options/',
            },
            {
              title: 'GridExcelExportOptions',
              route: '/x/api/data-grid/grid-excel-export-options/',
            },
          ],
        },
      ],
    },
  ],
};
