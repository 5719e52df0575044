/**
 * Where the remedy of an error or a warning stands, when neither the names in its text nor a heading lead there: how the
 * text begins on the console, without the library's name, and the address. The first row that fits counts.
 */
export const messagePlaces: readonly (readonly [begins: string, address: string])[] = [
  // Data Grid
  [
    'A call to processRowUpdate()',
    '/x/api/data-grid/data-grid/#data-grid-prop-onProcessRowUpdateError',
  ],
  ['A call to dataSource.', '/x/api/data-grid/data-grid/#data-grid-prop-onDataSourceError'],
  [
    'The values returned by getGroupKey',
    '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-dataSource',
  ],
  ['No row with id', '/x/api/data-grid/grid-api/#grid-api-prop-getRow'],
  ['No filter operator', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-filterOperators'],
  [
    'The row reordering do not support',
    '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rowReordering',
  ],
  [
    'The cell with id=… and field=… is not',
    '/x/api/data-grid/grid-api/#grid-api-prop-startCellEditMode',
  ],
  ['The row with id=… is not', '/x/api/data-grid/grid-api/#grid-api-prop-startRowEditMode'],
  ['Only group nodes can be', '/x/api/data-grid/grid-api/#grid-api-prop-setRowChildrenExpansion'],
  ['pageSize cannot exceed', '/x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions'],
  ['You cannot update several rows', '/x/api/data-grid/grid-api/#grid-api-prop-updateRows'],
  // Date and Time Pickers
  [
    'Your locale has not been found',
    '/x/api/date-pickers/localization-provider/#localization-provider-prop-adapterLocale',
  ],
  ['The date-fns', '/x/introduction/installation/#date-libraries'],
  ['The minimum supported date-fns', '/x/introduction/installation/#date-libraries'],
  ['This adapter is only compatible', '/x/introduction/installation/#date-libraries'],
  [
    'The date adapter should be imported',
    '/x/react-date-pickers/quickstart/#integrate-provider-and-adapter',
  ],
  // Charts
  ['bar series with id=', '/x/api/charts/bar-series/#bar-series-prop-data'],
  ['line series with id=', '/x/api/charts/line-series/#line-series-prop-data'],
  // Tree View
  [
    'The Tree View component requires all items to have a unique id',
    '/x/react-tree-view/rich-tree-view/items/#item-identifier',
  ],
  [
    'The Tree View component requires all items to have a label property. The label of an item',
    '/x/react-tree-view/simple-tree-view/items/#item-label',
  ],
  [
    'The Tree View component requires all items to have a label',
    '/x/react-tree-view/rich-tree-view/items/#item-label',
  ],
];
