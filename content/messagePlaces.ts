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
  [
    'columnGroupingModel contains duplicated',
    '/x/react-data-grid/column-groups/#define-column-groups',
  ],
  [
    'An element of the columnGroupingModel',
    '/x/react-data-grid/column-groups/#define-column-groups',
  ],
  ['group groupId=', '/x/react-data-grid/column-groups/#define-column-groups'],
  ['The groupId', '/x/react-data-grid/column-groups/#define-column-groups'],
  ['When the value of a field is an object', '/x/react-data-grid/export/#exported-cells'],
  ['No grid root element', '/x/react-data-grid/export/#print-export'],
  ['Log level', '/x/api/data-grid/data-grid/#data-grid-prop-logLevel'],
  // Date and Time Pickers
  [
    'Can not find the date and time pickers localization',
    '/x/react-date-pickers/quickstart/#when-it-does-not-work',
  ],
  ['The format expansion', '/x/react-date-pickers/adapters-locale/#field-supported-formats'],
  ['The token', '/x/react-date-pickers/adapters-locale/#field-supported-formats'],
  ['view="…" is not a valid prop', '/x/react-date-pickers/date-calendar/#views'],
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
  ['… should be of type', '/x/react-charts/axis/#axis-type-and-data'],
  ['… should have data property', '/x/react-charts/axis/#axis-type-and-data'],
  ['… should be a continuous type', '/x/react-charts/axis/#axis-type-and-data'],
  ['y-axis uses dataKey', '/x/react-charts/axis/#axis-type-and-data'],
  ['…-axis uses dataKey', '/x/react-charts/axis/#axis-type-and-data'],
  ['The following axis ids are duplicated', '/x/react-charts/axis/#axis-type-and-data'],
  ['the value … does not exist in the data', '/x/react-charts/axis/#reference-line'],
  ['It seems you applied an angle', '/x/react-charts/axis/#fixing-tick-label-overflow-issues'],
  ['… has less data', '/x/react-charts/bars/#basics'],
  ["series' id", '/x/react-charts/bars/#basics'],
  ['your dataset key', '/x/react-charts/bars/#using-a-dataset'],
  ['Your dataset key', '/x/react-charts/lines/#using-a-dataset'],
  ['The data length of the x axis', '/x/react-charts/lines/#data-format'],
  ['Received an unknown value', '/x/react-charts/pie/#sizing'],
  ['The … was not found to compute radar', '/x/react-charts/radar/'],
  ['The following ids provided to', '/x/react-charts/hooks/use-series/#caveats'],
  ['ChartContainer does not have', '/x/react-charts/styling/#size'],
  ['Error exporting chart as print', '/x/react-charts/export/#print-export-as-pdf'],
  ['Error exporting chart as image', '/x/react-charts/export/#export-as-image'],
  ['Failed to create blob', '/x/react-charts/export/#export-as-image'],
  ['bar series with id=', '/x/api/charts/bar-series/#bar-series-prop-data'],
  ['line series with id=', '/x/api/charts/line-series/#line-series-prop-data'],
  // Tree View
  [
    'The <RichTreeViewPro /> component does not support JSX children',
    '/x/react-tree-view/#richtreeview-items-from-an-array',
  ],
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
