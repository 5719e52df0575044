import type { NavigationEntry } from '#core/navigation/navigation.ts';

/**
 * The tree of every page this site has or will have, in reading order. Entries whose page is not written yet are left
 * out of what readers see.
 */
export const navigation: NavigationEntry[] = [
  { title: "What's new in MUI X", route: '/x/whats-new/' },
  {
    title: 'Introduction',
    children: [
      { title: 'Overview', route: '/x/introduction/' },
      { title: 'Installation', route: '/x/introduction/installation/' },
      { title: 'Licensing', route: '/x/introduction/licensing/' },
      { title: 'Support', route: '/x/introduction/support/' },
      { title: 'AI support via MCP', route: '/x/introduction/mcp/', isNew: true },
      {
        title: 'Priority support',
        route: '/x/introduction/priority-support/',
        plan: 'premium',
        isNew: true,
      },
      { title: 'Telemetry', route: '/x/guides/telemetry/', plan: 'pro' },
      { title: 'Roadmap', route: '/x/introduction/roadmap/' },
    ],
  },
  {
    title: 'Common concepts',
    children: [
      { title: 'Slots and subcomponents', route: '/x/common-concepts/custom-components/' },
    ],
  },
  {
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
          {
            title: 'Columns Panel',
            route: '/x/react-data-grid/components/columns-panel/',
            planned: true,
          },
          {
            title: 'Filter Panel',
            route: '/x/react-data-grid/components/filter-panel/',
            planned: true,
          },
          {
            title: 'Prompt Field',
            route: '/x/react-data-grid/components/prompt-field/',
            plan: 'premium',
          },
          {
            title: 'Pivot Panel',
            route: '/x/react-data-grid/components/pivot-panel/',
            plan: 'premium',
            planned: true,
          },
          {
            title: 'Charts Panel',
            route: '/x/react-data-grid/components/charts-panel/',
            plan: 'premium',
            planned: true,
          },
          {
            title: 'AI Assistant Panel',
            route: '/x/react-data-grid/components/ai-assistant-panel/',
            plan: 'premium',
            planned: true,
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
  },
  {
    title: 'Date and Time Pickers',
    children: [
      { title: 'Overview', route: '/x/react-date-pickers/' },
      { title: 'Quickstart', route: '/x/react-date-pickers/quickstart/' },
      { title: 'Base concepts', route: '/x/react-date-pickers/base-concepts/' },
      {
        subheader: true,
        title: 'Components',
        children: [
          {
            title: 'Date components',
            children: [
              { title: 'Date Picker', route: '/x/react-date-pickers/date-picker/' },
              { title: 'Date Field', route: '/x/react-date-pickers/date-field/' },
              { title: 'Date Calendar', route: '/x/react-date-pickers/date-calendar/' },
            ],
          },
          {
            title: 'Time components',
            children: [
              { title: 'Time Picker', route: '/x/react-date-pickers/time-picker/' },
              { title: 'Time Field', route: '/x/react-date-pickers/time-field/' },
              { title: 'Time Clock', route: '/x/react-date-pickers/time-clock/' },
              { title: 'Digital Clock', route: '/x/react-date-pickers/digital-clock/' },
            ],
          },
          {
            title: 'Date Time components',
            children: [
              { title: 'Date Time Picker', route: '/x/react-date-pickers/date-time-picker/' },
              { title: 'Date Time Field', route: '/x/react-date-pickers/date-time-field/' },
            ],
          },
          {
            title: 'Date Range components',
            plan: 'pro',
            children: [
              { title: 'Date Range Picker', route: '/x/react-date-pickers/date-range-picker/' },
              { title: 'Date Range Field', route: '/x/react-date-pickers/date-range-field/' },
              { title: 'Date Range Calendar', route: '/x/react-date-pickers/date-range-calendar/' },
            ],
          },
          {
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {
                title: 'Time Range Picker',
                route: '/x/react-date-pickers/time-range-picker/',
                isNew: true,
              },
              { title: 'Time Range Field', route: '/x/react-date-pickers/time-range-field/' },
            ],
          },
          {
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                title: 'Date Time Range Picker',
                route: '/x/react-date-pickers/date-time-range-picker/',
              },
              {
                title: 'Date Time Range Field',
                route: '/x/react-date-pickers/date-time-range-field/',
              },
            ],
          },
          { title: 'Field components', route: '/x/react-date-pickers/fields/' },
        ],
      },
      {
        subheader: true,
        title: 'Main features',
        children: [
          { title: 'Validation', route: '/x/react-date-pickers/validation/' },
          { title: 'Components lifecycle', route: '/x/react-date-pickers/lifecycle/' },
          { title: 'Shortcuts', route: '/x/react-date-pickers/shortcuts/' },
          { title: 'Accessibility', route: '/x/react-date-pickers/accessibility/' },
        ],
      },
      {
        subheader: true,
        title: 'Localization',
        children: [
          { title: 'Translated components', route: '/x/react-date-pickers/localization/' },
          {
            title: 'Date format and localization',
            route: '/x/react-date-pickers/adapters-locale/',
          },
          { title: 'UTC and timezones', route: '/x/react-date-pickers/timezone/' },
          { title: 'Calendar systems', route: '/x/react-date-pickers/calendar-systems/' },
        ],
      },
      {
        subheader: true,
        title: 'Customization',
        children: [
          { title: 'Custom subcomponents', route: '/x/react-date-pickers/custom-components/' },
          { title: 'Custom layout', route: '/x/react-date-pickers/custom-layout/' },
          { title: 'Custom field', route: '/x/react-date-pickers/custom-field/' },
          { title: 'Custom opening button', route: '/x/react-date-pickers/custom-opening-button/' },
          { title: 'Customization playground', route: '/x/react-date-pickers/playground/' },
        ],
      },
      {
        subheader: true,
        title: 'Resources',
        children: [
          {
            title: 'API reference',
            children: [
              { title: 'Index', route: '/x/api/date-pickers/' },
              { title: 'DateCalendar', route: '/x/api/date-pickers/date-calendar/' },
              { title: 'DateField', route: '/x/api/date-pickers/date-field/' },
              { title: 'DatePicker', route: '/x/api/date-pickers/date-picker/' },
              { title: 'DatePickerToolbar', route: '/x/api/date-pickers/date-picker-toolbar/' },
              {
                title: 'DateRangeCalendar',
                route: '/x/api/date-pickers/date-range-calendar/',
                plan: 'pro',
              },
              {
                title: 'DateRangePicker',
                route: '/x/api/date-pickers/date-range-picker/',
                plan: 'pro',
              },
              {
                title: 'DateRangePickerDay',
                route: '/x/api/date-pickers/date-range-picker-day/',
                plan: 'pro',
              },
              {
                title: 'DateRangePickerDay2',
                route: '/x/api/date-pickers/date-range-picker-day-2/',
                plan: 'pro',
              },
              {
                title: 'DateRangePickerToolbar',
                route: '/x/api/date-pickers/date-range-picker-toolbar/',
                plan: 'pro',
              },
              { title: 'DateTimeField', route: '/x/api/date-pickers/date-time-field/' },
              { title: 'DateTimePicker', route: '/x/api/date-pickers/date-time-picker/' },
              { title: 'DateTimePickerTabs', route: '/x/api/date-pickers/date-time-picker-tabs/' },
              {
                title: 'DateTimePickerToolbar',
                route: '/x/api/date-pickers/date-time-picker-toolbar/',
              },
              {
                title: 'DateTimeRangePicker',
                route: '/x/api/date-pickers/date-time-range-picker/',
                plan: 'pro',
              },
              {
                title: 'DateTimeRangePickerTabs',
                route: '/x/api/date-pickers/date-time-range-picker-tabs/',
                plan: 'pro',
              },
              {
                title: 'DateTimeRangePickerToolbar',
                route: '/x/api/date-pickers/date-time-range-picker-toolbar/',
                plan: 'pro',
              },
              { title: 'DayCalendarSkeleton', route: '/x/api/date-pickers/day-calendar-skeleton/' },
              { title: 'DesktopDatePicker', route: '/x/api/date-pickers/desktop-date-picker/' },
              {
                title: 'DesktopDateRangePicker',
                route: '/x/api/date-pickers/desktop-date-range-picker/',
                plan: 'pro',
              },
              {
                title: 'DesktopDateTimePicker',
                route: '/x/api/date-pickers/desktop-date-time-picker/',
              },
              {
                title: 'DesktopDateTimeRangePicker',
                route: '/x/api/date-pickers/desktop-date-time-range-picker/',
                plan: 'pro',
              },
              { title: 'DesktopTimePicker', route: '/x/api/date-pickers/desktop-time-picker/' },
              {
                title: 'DesktopTimeRangePicker',
                route: '/x/api/date-pickers/desktop-time-range-picker/',
                plan: 'pro',
              },
              { title: 'DigitalClock', route: '/x/api/date-pickers/digital-clock/' },
              {
                title: 'LocalizationProvider',
                route: '/x/api/date-pickers/localization-provider/',
              },
              { title: 'MobileDatePicker', route: '/x/api/date-pickers/mobile-date-picker/' },
              {
                title: 'MobileDateRangePicker',
                route: '/x/api/date-pickers/mobile-date-range-picker/',
                plan: 'pro',
              },
              {
                title: 'MobileDateTimePicker',
                route: '/x/api/date-pickers/mobile-date-time-picker/',
              },
              {
                title: 'MobileDateTimeRangePicker',
                route: '/x/api/date-pickers/mobile-date-time-range-picker/',
                plan: 'pro',
              },
              { title: 'MobileTimePicker', route: '/x/api/date-pickers/mobile-time-picker/' },
              {
                title: 'MobileTimeRangePicker',
                route: '/x/api/date-pickers/mobile-time-range-picker/',
                plan: 'pro',
              },
              { title: 'MonthCalendar', route: '/x/api/date-pickers/month-calendar/' },
              {
                title: 'MultiInputDateRangeField',
                route: '/x/api/date-pickers/multi-input-date-range-field/',
                plan: 'pro',
              },
              {
                title: 'MultiInputDateTimeRangeField',
                route: '/x/api/date-pickers/multi-input-date-time-range-field/',
                plan: 'pro',
              },
              {
                title: 'MultiInputTimeRangeField',
                route: '/x/api/date-pickers/multi-input-time-range-field/',
                plan: 'pro',
              },
              {
                title: 'MultiSectionDigitalClock',
                route: '/x/api/date-pickers/multi-section-digital-clock/',
              },
              { title: 'PickerDay2', route: '/x/api/date-pickers/picker-day-2/' },
              { title: 'PickersActionBar', route: '/x/api/date-pickers/pickers-action-bar/' },
              {
                title: 'PickersCalendarHeader',
                route: '/x/api/date-pickers/pickers-calendar-header/',
              },
              { title: 'PickersDay', route: '/x/api/date-pickers/pickers-day/' },
              { title: 'PickersLayout', route: '/x/api/date-pickers/pickers-layout/' },
              {
                title: 'PickersRangeCalendarHeader',
                route: '/x/api/date-pickers/pickers-range-calendar-header/',
                plan: 'pro',
              },
              { title: 'PickersSectionList', route: '/x/api/date-pickers/pickers-section-list/' },
              { title: 'PickersShortcuts', route: '/x/api/date-pickers/pickers-shortcuts/' },
              { title: 'PickersTextField', route: '/x/api/date-pickers/pickers-text-field/' },
              {
                title: 'SingleInputDateRangeField',
                route: '/x/api/date-pickers/single-input-date-range-field/',
                plan: 'pro',
              },
              {
                title: 'SingleInputDateTimeRangeField',
                route: '/x/api/date-pickers/single-input-date-time-range-field/',
                plan: 'pro',
              },
              {
                title: 'SingleInputTimeRangeField',
                route: '/x/api/date-pickers/single-input-time-range-field/',
                plan: 'pro',
              },
              { title: 'StaticDatePicker', route: '/x/api/date-pickers/static-date-picker/' },
              {
                title: 'StaticDateRangePicker',
                route: '/x/api/date-pickers/static-date-range-picker/',
                plan: 'pro',
              },
              {
                title: 'StaticDateTimePicker',
                route: '/x/api/date-pickers/static-date-time-picker/',
              },
              { title: 'StaticTimePicker', route: '/x/api/date-pickers/static-time-picker/' },
              { title: 'TimeClock', route: '/x/api/date-pickers/time-clock/' },
              { title: 'TimeField', route: '/x/api/date-pickers/time-field/' },
              { title: 'TimePicker', route: '/x/api/date-pickers/time-picker/' },
              { title: 'TimePickerToolbar', route: '/x/api/date-pickers/time-picker-toolbar/' },
              {
                title: 'TimeRangePicker',
                route: '/x/api/date-pickers/time-range-picker/',
                plan: 'pro',
              },
              {
                title: 'TimeRangePickerTabs',
                route: '/x/api/date-pickers/time-range-picker-tabs/',
                plan: 'pro',
              },
              {
                title: 'TimeRangePickerToolbar',
                route: '/x/api/date-pickers/time-range-picker-toolbar/',
                plan: 'pro',
              },
              { title: 'YearCalendar', route: '/x/api/date-pickers/year-calendar/' },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Charts',
    children: [
      { title: 'Overview', route: '/x/react-charts/' },
      { title: 'Quickstart', route: '/x/react-charts/quickstart/' },
      { title: 'Examples', route: '/x/react-charts/examples/' },
      {
        subheader: true,
        title: 'Components',
        children: [
          {
            title: 'Bars',
            children: [
              { title: 'Bars overview', route: '/x/react-charts/bars/' },
              { title: 'Demos', route: '/x/react-charts/bar-demo/' },
            ],
          },
          {
            title: 'Lines',
            children: [
              { title: 'Lines overview', route: '/x/react-charts/lines/' },
              { title: 'Lines demo', route: '/x/react-charts/line-demo/' },
              { title: 'Area demo', route: '/x/react-charts/areas-demo/' },
            ],
          },
          {
            title: 'Pie',
            children: [
              { title: 'Pie overview', route: '/x/react-charts/pie/' },
              { title: 'Demo', route: '/x/react-charts/pie-demo/' },
            ],
          },
          {
            title: 'Scatter',
            children: [
              { title: 'Scatter overview', route: '/x/react-charts/scatter/' },
              { title: 'Demo', route: '/x/react-charts/scatter-demo/' },
            ],
          },
          { title: 'Sparkline', route: '/x/react-charts/sparkline/' },
          { title: 'Gauge', route: '/x/react-charts/gauge/' },
          { title: 'Radar', route: '/x/react-charts/radar/' },
          { title: 'Heatmap', route: '/x/react-charts/heatmap/', plan: 'pro' },
          {
            title: 'Funnel',
            plan: 'pro',
            children: [
              { title: 'Funnel overview', route: '/x/react-charts/funnel/' },
              { title: 'Pyramid demo', route: '/x/react-charts/pyramid/' },
            ],
          },
          { title: 'Sankey', route: '/x/react-charts/sankey/', plan: 'pro', preview: true },
          { title: 'Future Components', route: '/x/react-charts/#planned-charts', planned: true },
          {
            subheader: true,
            title: 'Main features',
            children: [
              { title: 'Animation', route: '/x/react-charts/animation/' },
              { title: 'Axis', route: '/x/react-charts/axis/' },
              { title: 'Custom components', route: '/x/react-charts/components/' },
              { title: 'Composition', route: '/x/react-charts/composition/' },
              { title: 'Label', route: '/x/react-charts/label/' },
              { title: 'Legend', route: '/x/react-charts/legend/' },
              { title: 'Localization', route: '/x/react-charts/localization/' },
              { title: 'Stacking', route: '/x/react-charts/stacking/' },
              { title: 'Styling', route: '/x/react-charts/styling/' },
              { title: 'Tooltip', route: '/x/react-charts/tooltip/' },
              { title: 'Highlighting', route: '/x/react-charts/highlighting/' },
              { title: 'Zoom and pan', route: '/x/react-charts/zoom-and-pan/', plan: 'pro' },
              { title: 'Export', route: '/x/react-charts/export/', plan: 'pro' },
              { title: 'Toolbar', route: '/x/react-charts/toolbar/' },
              {
                title: 'Data Grid integration',
                route: '/x/react-charts/data-grid-integration/',
                plan: 'premium',
                preview: true,
              },
            ],
          },
          {
            subheader: true,
            title: 'Resources',
            children: [
              {
                title: 'API reference',
                children: [
                  { title: 'AnimatedArea', route: '/x/api/charts/animated-area/' },
                  { title: 'AnimatedLine', route: '/x/api/charts/animated-line/' },
                  { title: 'AreaElement', route: '/x/api/charts/area-element/' },
                  { title: 'AreaPlot', route: '/x/api/charts/area-plot/' },
                  { title: 'BarChart', route: '/x/api/charts/bar-chart/' },
                  { title: 'BarChartPro', route: '/x/api/charts/bar-chart-pro/', plan: 'pro' },
                  { title: 'BarElement', route: '/x/api/charts/bar-element/' },
                  { title: 'BarLabel', route: '/x/api/charts/bar-label/' },
                  { title: 'BarPlot', route: '/x/api/charts/bar-plot/' },
                  { title: 'ChartContainer', route: '/x/api/charts/chart-container/' },
                  {
                    title: 'ChartContainerPro',
                    route: '/x/api/charts/chart-container-pro/',
                    plan: 'pro',
                  },
                  { title: 'ChartDataProvider', route: '/x/api/charts/chart-data-provider/' },
                  {
                    title: 'ChartDataProviderPro',
                    route: '/x/api/charts/chart-data-provider-pro/',
                    plan: 'pro',
                  },
                  { title: 'ChartsAxis', route: '/x/api/charts/charts-axis/' },
                  { title: 'ChartsAxisHighlight', route: '/x/api/charts/charts-axis-highlight/' },
                  {
                    title: 'ChartsAxisTooltipContent',
                    route: '/x/api/charts/charts-axis-tooltip-content/',
                  },
                  { title: 'ChartsClipPath', route: '/x/api/charts/charts-clip-path/' },
                  { title: 'ChartsGrid', route: '/x/api/charts/charts-grid/' },
                  {
                    title: 'ChartsItemTooltipContent',
                    route: '/x/api/charts/charts-item-tooltip-content/',
                  },
                  { title: 'ChartsLegend', route: '/x/api/charts/charts-legend/' },
                  {
                    title: 'ChartsLocalizationProvider',
                    route: '/x/api/charts/charts-localization-provider/',
                  },
                  { title: 'ChartsReferenceLine', route: '/x/api/charts/charts-reference-line/' },
                  { title: 'ChartsSurface', route: '/x/api/charts/charts-surface/' },
                  { title: 'ChartsText', route: '/x/api/charts/charts-text/' },
                  {
                    title: 'ChartsToolbarImageExportTrigger',
                    route: '/x/api/charts/charts-toolbar-image-export-trigger/',
                    plan: 'pro',
                  },
                  {
                    title: 'ChartsToolbarPrintExportTrigger',
                    route: '/x/api/charts/charts-toolbar-print-export-trigger/',
                    plan: 'pro',
                  },
                  {
                    title: 'ChartsToolbarPro',
                    route: '/x/api/charts/charts-toolbar-pro/',
                    plan: 'pro',
                  },
                  {
                    title: 'ChartsToolbarZoomInTrigger',
                    route: '/x/api/charts/charts-toolbar-zoom-in-trigger/',
                    plan: 'pro',
                  },
                  {
                    title: 'ChartsToolbarZoomOutTrigger',
                    route: '/x/api/charts/charts-toolbar-zoom-out-trigger/',
                    plan: 'pro',
                  },
                  { title: 'ChartsTooltip', route: '/x/api/charts/charts-tooltip/' },
                  {
                    title: 'ChartsTooltipContainer',
                    route: '/x/api/charts/charts-tooltip-container/',
                  },
                  { title: 'ChartsWrapper', route: '/x/api/charts/charts-wrapper/' },
                  { title: 'ChartsXAxis', route: '/x/api/charts/charts-x-axis/' },
                  { title: 'ChartsYAxis', route: '/x/api/charts/charts-y-axis/' },
                  {
                    title: 'ChartZoomSlider',
                    route: '/x/api/charts/chart-zoom-slider/',
                    plan: 'pro',
                  },
                  {
                    title: 'ContinuousColorLegend',
                    route: '/x/api/charts/continuous-color-legend/',
                  },
                  { title: 'FunnelChart', route: '/x/api/charts/funnel-chart/', plan: 'pro' },
                  { title: 'FunnelPlot', route: '/x/api/charts/funnel-plot/', plan: 'pro' },
                  { title: 'Gauge', route: '/x/api/charts/gauge/' },
                  { title: 'GaugeContainer', route: '/x/api/charts/gauge-container/' },
                  { title: 'Heatmap', route: '/x/api/charts/heatmap/', plan: 'pro' },
                  { title: 'HeatmapPlot', route: '/x/api/charts/heatmap-plot/', plan: 'pro' },
                  { title: 'HeatmapTooltip', route: '/x/api/charts/heatmap-tooltip/', plan: 'pro' },
                  {
                    title: 'HeatmapTooltipContent',
                    route: '/x/api/charts/heatmap-tooltip-content/',
                    plan: 'pro',
                  },
                  { title: 'LineChart', route: '/x/api/charts/line-chart/' },
                  { title: 'LineChartPro', route: '/x/api/charts/line-chart-pro/', plan: 'pro' },
                  { title: 'LineElement', route: '/x/api/charts/line-element/' },
                  { title: 'LineHighlightElement', route: '/x/api/charts/line-highlight-element/' },
                  { title: 'LineHighlightPlot', route: '/x/api/charts/line-highlight-plot/' },
                  { title: 'LinePlot', route: '/x/api/charts/line-plot/' },
                  { title: 'MarkElement', route: '/x/api/charts/mark-element/' },
                  { title: 'MarkPlot', route: '/x/api/charts/mark-plot/' },
                  { title: 'PieArc', route: '/x/api/charts/pie-arc/' },
                  { title: 'PieArcLabel', route: '/x/api/charts/pie-arc-label/' },
                  { title: 'PieArcLabelPlot', route: '/x/api/charts/pie-arc-label-plot/' },
                  { title: 'PieArcPlot', route: '/x/api/charts/pie-arc-plot/' },
                  { title: 'PiecewiseColorLegend', route: '/x/api/charts/piecewise-color-legend/' },
                  { title: 'PieChart', route: '/x/api/charts/pie-chart/' },
                  { title: 'PieChartPro', route: '/x/api/charts/pie-chart-pro/', plan: 'pro' },
                  { title: 'PiePlot', route: '/x/api/charts/pie-plot/' },
                  { title: 'RadarAxis', route: '/x/api/charts/radar-axis/' },
                  { title: 'RadarAxisHighlight', route: '/x/api/charts/radar-axis-highlight/' },
                  { title: 'RadarChart', route: '/x/api/charts/radar-chart/' },
                  { title: 'RadarChartPro', route: '/x/api/charts/radar-chart-pro/', plan: 'pro' },
                  { title: 'RadarGrid', route: '/x/api/charts/radar-grid/' },
                  { title: 'RadarMetricLabels', route: '/x/api/charts/radar-metric-labels/' },
                  { title: 'RadarSeriesArea', route: '/x/api/charts/radar-series-area/' },
                  { title: 'RadarSeriesMarks', route: '/x/api/charts/radar-series-marks/' },
                  { title: 'RadarSeriesPlot', route: '/x/api/charts/radar-series-plot/' },
                  { title: 'SankeyChart', route: '/x/api/charts/sankey-chart/', plan: 'pro' },
                  { title: 'SankeyPlot', route: '/x/api/charts/sankey-plot/', plan: 'pro' },
                  { title: 'SankeyTooltip', route: '/x/api/charts/sankey-tooltip/', plan: 'pro' },
                  {
                    title: 'SankeyTooltipContent',
                    route: '/x/api/charts/sankey-tooltip-content/',
                    plan: 'pro',
                  },
                  { title: 'Scatter', route: '/x/api/charts/scatter/' },
                  { title: 'ScatterChart', route: '/x/api/charts/scatter-chart/' },
                  {
                    title: 'ScatterChartPro',
                    route: '/x/api/charts/scatter-chart-pro/',
                    plan: 'pro',
                  },
                  { title: 'ScatterPlot', route: '/x/api/charts/scatter-plot/' },
                  { title: 'SparkLineChart', route: '/x/api/charts/spark-line-chart/' },
                  { title: 'Toolbar', route: '/x/api/charts/toolbar/' },
                  { title: 'ToolbarButton', route: '/x/api/charts/toolbar-button/' },
                  {
                    subheader: true,
                    title: 'Interfaces',
                    children: [
                      { title: 'AxisConfig', route: '/x/api/charts/axis-config/' },
                      { title: 'BarSeries', route: '/x/api/charts/bar-series/' },
                      { title: 'FunnelSeries', route: '/x/api/charts/funnel-series/' },
                      { title: 'HeatmapSeries', route: '/x/api/charts/heatmap-series/' },
                      { title: 'LineSeries', route: '/x/api/charts/line-series/' },
                      { title: 'PieSeries', route: '/x/api/charts/pie-series/' },
                      { title: 'RadarSeries', route: '/x/api/charts/radar-series/' },
                      { title: 'ScatterSeries', route: '/x/api/charts/scatter-series/' },
                      { title: 'LegendItemParams', route: '/x/api/charts/legend-item-params/' },
                      {
                        title: 'ChartImageExportOptions',
                        route: '/x/api/charts/chart-image-export-options/',
                      },
                      {
                        title: 'ChartPrintExportOptions',
                        route: '/x/api/charts/chart-print-export-options/',
                      },
                    ],
                  },
                ],
              },
              {
                title: 'Hooks',
                children: [
                  { title: 'Overview', route: '/x/react-charts/hooks/' },
                  { title: 'useSeries', route: '/x/react-charts/hooks/use-series/' },
                  { title: 'useLegend', route: '/x/react-charts/hooks/use-legend/' },
                  { title: 'useDrawingArea', route: '/x/react-charts/hooks/use-drawing-area/' },
                  { title: 'useScale', route: '/x/react-charts/hooks/use-scale/' },
                ],
              },
              { title: 'Plugins', route: '/x/react-charts/plugins/' },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Tree View',
    children: [
      { title: 'Overview', route: '/x/react-tree-view/' },
      { title: 'Quickstart', route: '/x/react-tree-view/quickstart/' },
      {
        subheader: true,
        title: 'Simple Tree View',
        children: [
          { title: 'Items', route: '/x/react-tree-view/simple-tree-view/items/' },
          { title: 'Selection', route: '/x/react-tree-view/simple-tree-view/selection/' },
          { title: 'Expansion', route: '/x/react-tree-view/simple-tree-view/expansion/' },
          { title: 'Customization', route: '/x/react-tree-view/simple-tree-view/customization/' },
          { title: 'Focus', route: '/x/react-tree-view/simple-tree-view/focus/' },
        ],
      },
      {
        subheader: true,
        title: 'Rich Tree View',
        children: [
          { title: 'Items', route: '/x/react-tree-view/rich-tree-view/items/' },
          { title: 'Selection', route: '/x/react-tree-view/rich-tree-view/selection/' },
          { title: 'Expansion', route: '/x/react-tree-view/rich-tree-view/expansion/' },
          { title: 'Customization', route: '/x/react-tree-view/rich-tree-view/customization/' },
          { title: 'Focus', route: '/x/react-tree-view/rich-tree-view/focus/' },
          {
            title: 'Label editing',
            route: '/x/react-tree-view/rich-tree-view/editing/',
            isNew: true,
          },
          {
            title: 'Lazy loading',
            route: '/x/react-tree-view/rich-tree-view/lazy-loading/',
            plan: 'pro',
            isNew: true,
          },
          {
            title: 'Ordering',
            route: '/x/react-tree-view/rich-tree-view/ordering/',
            plan: 'pro',
            isNew: true,
          },
        ],
      },
      {
        subheader: true,
        title: 'Main features',
        children: [
          { title: 'Accessibility', route: '/x/react-tree-view/accessibility/' },
          { title: 'Item customization', route: '/x/react-tree-view/tree-item-customization/' },
        ],
      },
      {
        subheader: true,
        title: 'Resources',
        children: [
          {
            title: 'API reference',
            children: [
              { title: 'RichTreeView', route: '/x/api/tree-view/rich-tree-view/' },
              {
                title: 'RichTreeViewPro',
                route: '/x/api/tree-view/rich-tree-view-pro/',
                plan: 'pro',
              },
              { title: 'SimpleTreeView', route: '/x/api/tree-view/simple-tree-view/' },
              { title: 'TreeItem', route: '/x/api/tree-view/tree-item/' },
              {
                title: 'TreeItemDragAndDropOverlay',
                route: '/x/api/tree-view/tree-item-drag-and-drop-overlay/',
              },
              { title: 'TreeItemIcon', route: '/x/api/tree-view/tree-item-icon/' },
              { title: 'TreeItemProvider', route: '/x/api/tree-view/tree-item-provider/' },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Migration',
    children: [
      {
        subheader: true,
        title: 'Upgrade to v8',
        children: [
          { title: 'Breaking changes: Data Grid', route: '/x/migration/migration-data-grid-v7/' },
          {
            title: 'Breaking changes: Date and Time Pickers',
            route: '/x/migration/migration-pickers-v7/',
          },
          { title: 'Breaking changes: Charts', route: '/x/migration/migration-charts-v7/' },
          { title: 'Breaking changes: Tree View', route: '/x/migration/migration-tree-view-v7/' },
          {
            title: 'Usage with Material UI v5/v6',
            route: '/x/migration/usage-with-material-ui-v5-v6/',
          },
        ],
      },
      {
        title: 'Upgrade to v7',
        children: [
          { title: 'Breaking changes: Data Grid', route: '/x/migration/migration-data-grid-v6/' },
          {
            title: 'Breaking changes: Date and Time Pickers',
            route: '/x/migration/migration-pickers-v6/',
          },
          { title: 'Breaking changes: Charts', route: '/x/migration/migration-charts-v6/' },
          { title: 'Breaking changes: Tree View', route: '/x/migration/migration-tree-view-v6/' },
        ],
      },
      {
        title: 'Upgrade to v6',
        children: [
          { title: 'Breaking changes: Data Grid', route: '/x/migration/migration-data-grid-v5/' },
          {
            title: 'Breaking changes: Date and Time Pickers',
            route: '/x/migration/migration-pickers-v5/',
          },
          {
            title: 'Migration from lab to v6 (Tree View)',
            route: '/x/migration/migration-tree-view-lab/',
          },
        ],
      },
      {
        title: 'Earlier versions',
        children: [
          {
            title: 'Migration from lab to v5 (Date and Time Pickers)',
            route: '/x/migration/migration-pickers-lab/',
          },
          {
            title: 'Migration from v4 to v5 (Data Grid)',
            route: '/x/migration/migration-data-grid-v4/',
          },
        ],
      },
    ],
  },
];
