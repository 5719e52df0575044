interface MemberGroup {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** Of the member's name. */
  pattern: RegExp;
}

/** What no pattern of a product matches. */
export const OTHER_MEMBERS = { id: 'more', title: 'More' };

/**
 * How the long lists of the reference are divided, by the product's folder, in reading order: what everybody needs
 * first. A member stands in the last group whose pattern matches, so that general names come before special ones.
 */
export const memberGroups: Record<string, readonly MemberGroup[]> = {
  'data-grid': [
    {
      id: 'rows',
      title: 'Rows and data',
      pattern:
        /^(rows|loading|getRow|estimatedRow|rowHeight|rowSpac|rowBuffer|pinnedRows|rowReorder|onRow|throttleRows|getEstimatedRow|rowSpanning)/,
    },
    { id: 'columns', title: 'Columns', pattern: /column|autosize|resizeThrottle/i },
    { id: 'cells', title: 'Cells', pattern: /^(onCell|getCell)/ },
    {
      id: 'appearance',
      title: 'Appearance and layout',
      pattern:
        /^(density|onDensity|disableDensity|autoHeight|columnHeaderHeight|columnGroupHeaderHeight|show(Cell|Column)Vertical|scrollbarSize|classes|sx|className|hideFooter$|showToolbar|slot|localeText|label|aria-|onResize|nonce)/i,
    },
    { id: 'sorting', title: 'Sorting', pattern: /sort/i },
    { id: 'filtering', title: 'Filtering', pattern: /filter|ignoreDiacritics/i },
    {
      id: 'pagination',
      title: 'Pagination',
      pattern: /pagina|pageSize|autoPage|^rowCount|onRowCount|hideFooterRowCount/i,
    },
    {
      id: 'selection',
      title: 'Selection',
      pattern: /selection|checkbox|isRowSelectable|keepNonExistent|SelectedRow|MultipleRow/i,
    },
    { id: 'editing', title: 'Editing', pattern: /edit|ModesModel|processRow/i },
    { id: 'detail-panel', title: 'Detail panel', pattern: /detailPanel/i },
    { id: 'tree-data', title: 'Tree data', pattern: /tree|childrenSorting|childrenFiltering/i },
    {
      id: 'row-grouping',
      title: 'Row grouping',
      pattern: /grouping(?!HeaderHeight)|isGroupExpanded/i,
    },
    { id: 'aggregation', title: 'Aggregation', pattern: /aggregat/i },
    { id: 'pivoting', title: 'Pivoting', pattern: /pivot/i },
    {
      id: 'server-side-data',
      title: 'Server-side data',
      pattern: /dataSource|lazyLoading|rowsLoading|onFetchRows|rowsScrollEnd|scrollEndThreshold/i,
    },
    {
      id: 'export',
      title: 'Export and clipboard',
      pattern: /export|clipboard/i,
    },
    {
      id: 'virtualization',
      title: 'Virtualization',
      pattern: /virtuali|BufferPx/i,
    },
    { id: 'list-view', title: 'List view', pattern: /^listView/ },
    {
      id: 'assistant',
      title: 'Charts integration and assistant',
      pattern: /chart|aiAssistant|onPrompt|sidebar/i,
    },
    {
      id: 'menus',
      title: 'Menus and panels',
      pattern: /^(onMenu|onPreference|disableColumnMenu|disableColumnSelector)/,
    },
  ],
  'date-pickers': [
    {
      id: 'value',
      title: 'Value',
      pattern:
        /^(value|defaultValue|referenceDate|onChange|onAccept|timezone|onError|calendars|calendar)$/,
    },
    {
      id: 'views',
      title: 'Views and steps',
      pattern:
        /view|step|openTo$|ampm|rangePosition|focused(View)?$|skipDisabled|thresholdToRender/i,
    },
    {
      id: 'opening',
      title: 'Opening and closing',
      pattern: /^(open|onOpen|onClose|closeOnSelect|disableOpenPicker|desktopMode)/,
    },
    {
      id: 'validation',
      title: 'Validation',
      pattern: /^(min|max|shouldDisable|disableFuture|disablePast|disableIgnoring)/,
    },
    {
      id: 'field',
      title: 'Field',
      pattern:
        /^(format|selectedSections|onSelectedSections|clear|onClear|label|name|placeholder|helperText|inputRef|shouldRespect|dateSeparator|fullWidth|hiddenLabel|InputProps|InputLabelProps|inputProps|FormHelperTextProps|required|unstableFieldRef|openPickerButtonPosition|clearButtonPosition)/,
    },
    {
      id: 'calendar',
      title: 'Calendar',
      pattern:
        /^(show|displayWeek|fixedWeek|dayOfWeek|month(?!$)|year(?!$)|onMonth|onYear|disableHighlight|loading|renderLoading|reduceAnimations|currentMonth|disableAutoMonth|availableRange|defaultRange|disableDragEditing)/,
    },
    {
      id: 'state',
      title: 'State',
      pattern: /^(disabled|readOnly|autoFocus|isEnd|isStart|is[A-Z]|selected|today|outside|day)$/,
    },
    {
      id: 'appearance',
      title: 'Appearance',
      pattern:
        /^(classes|sx|slot|localeText|orientation|color|size|variant|margin|spacing|direction|divider|useFlexGap|displayStatic|.*[rR]ipple)/,
    },
  ],
  charts: [
    {
      id: 'data',
      title: 'Data',
      pattern: /^(series|dataset|data|valueFormatter|loading|plotType|baseline)$/,
    },
    { id: 'axes', title: 'Axes and grid', pattern: /axis|^(grid|layout)$/i },
    {
      id: 'appearance',
      title: 'Appearance',
      pattern:
        /^(color|colors|width|height|margin|slot|hideLegend|borderRadius|barLabel|area|skipAnimation|localeText|showToolbar|show|title|desc|clip|disableClipping|renderer|disableLineItem)/,
    },
    {
      id: 'interaction',
      title: 'Interaction',
      pattern: /^on|highlight|voronoi|disableAxisListener|showTooltip/i,
    },
    { id: 'zoom', title: 'Zoom', pattern: /zoom/i },
  ],
  'tree-view': [
    {
      id: 'items',
      title: 'Items',
      pattern: /^(items|getItem|isItemDisabled|onItem(Click|Focus)|itemChildren|disabledItems)/,
    },
    { id: 'expansion', title: 'Expansion', pattern: /expan/i },
    { id: 'selection', title: 'Selection', pattern: /select/i },
    { id: 'editing', title: 'Editing', pattern: /editable|labelChange/i },
    { id: 'ordering', title: 'Ordering', pattern: /reorder|position/i },
    { id: 'lazy-loading', title: 'Lazy loading', pattern: /dataSource/ },
  ],
};
