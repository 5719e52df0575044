import { readQueries } from './readQueries.ts';

/**
 * The half that says how good the search is. It is measured once for each change of the ranking and never tuned on: a
 * query of it that fails is not looked into. Who wants to mend one writes another like it into `golden.ts`.
 */
export const heldOut = readQueries(`
# task
sort rows | /x/react-data-grid/sorting/*
sort a column when the page loads | /x/react-data-grid/sorting/*
let the backend do the sorting | /x/react-data-grid/sorting/*
start with descending order on first click | /x/react-data-grid/sorting/*
remember sort order after reload | /x/react-data-grid/state/* /x/react-data-grid/sorting/*
save grid layout to localStorage | /x/react-data-grid/state/*
get the currently visible rows from outside the grid | /x/react-data-grid/state/* /x/react-data-grid/api-object/* /x/react-data-grid/filtering/#selectors /x/react-charts/data-grid-integration/#filtering /x/react-charts/data-grid-integration/#FilteredRowsChart /x/react-data-grid/pagination/#selectors /x/react-data-grid/sorting/#selectors
use the grid api inside a custom toolbar | /x/react-data-grid/api-object/* /x/react-data-grid/components/#interacting-with-the-data-grid /x/react-data-grid/events/#with-usegridevent
run code when a row is double clicked | /x/react-data-grid/events/*
open a dialog when clicking on a row | /x/react-data-grid/events/*
stop editing from starting on double click | /x/react-data-grid/events/* /x/react-data-grid/editing/editing-events/#prevent-the-start
change row color depending on value | /x/react-data-grid/style/* /x/react-data-grid/row-definition/#styling-rows
remove the focus outline of cells | /x/react-data-grid/style/* /x/react-data-grid/style-recipes/#remove-cell-focus-outline
remove borders between cells | /x/react-data-grid/style/* /x/react-data-grid/style-recipes/
data grid dark mode | /x/react-data-grid/style/*
test data grid with jest | /x/react-data-grid/quickstart/* /x/introduction/installation/* /x/react-data-grid/editing/#testing
replace the loading overlay with my own component | /x/common-concepts/custom-components/* /x/react-data-grid/overlays/#custom-component /x/react-charts/styling/#custom-overlay /x/react-charts/styling/#CustomOverlays /x/react-data-grid/components/#overlays /x/react-charts/bars/#overlay
pass extra props to a slot | /x/common-concepts/custom-components/* /x/react-data-grid/components/#custom-slot-props-with-typescript /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props
choose between Pro and Premium | /x/introduction/#* /x/introduction/ /x/introduction/licensing/* /x/react-data-grid/ /x/react-data-grid/#* /x/react-data-grid/features/ /x/react-data-grid/features/#all-features
put license key in next app router | /x/introduction/licensing/*
keep license key out of git | /x/introduction/licensing/*
try pro for free before buying | /x/introduction/licensing/*
install with pnpm | /x/introduction/installation/* /x/react-charts/quickstart/#installation /x/react-data-grid/quickstart/#installation /x/react-date-pickers/quickstart/#installation /x/react-tree-view/quickstart/#installation
content security policy nonce | /x/introduction/installation/* /x/api/data-grid/data-grid/#data-grid-prop-nonce
peer dependencies react version | /x/introduction/installation/* /x/react-data-grid/quickstart/* /x/react-date-pickers/quickstart/* /x/react-charts/quickstart/* /x/react-tree-view/quickstart/*
turn off usage tracking | /x/guides/telemetry/*
what data is sent to mui | /x/guides/telemetry/* /x/react-data-grid/ai-assistant/#what-is-sent
use documentation offline with cursor | /x/introduction/mcp/*
get help from the team within 24 hours | /x/introduction/priority-support/* /x/introduction/support/*
how long are old versions supported | /x/introduction/support/*
when will feature x be released | /x/introduction/roadmap/*
new chart features in v8 | /x/whats-new/*
replace ContentComponent prop | /x/migration/migration-tree-view-v7/* /x/migration/migration-tree-view-v6/* /x/migration/migration-tree-view-lab/*
show bar values on top of bars | /x/react-charts/bars/* /x/react-charts/label/#basic-display /x/react-charts/label/#HarvestLabels
round corners of bars | /x/react-charts/bars/* /x/api/charts/bar-chart/#bar-chart-prop-borderRadius
render chart on server | /x/react-charts/quickstart/* /x/react-charts/sankey/#server-rendering
combine lines and bars in one chart | /x/react-charts/quickstart/* /x/react-charts/#* /x/react-charts/ /x/react-charts/composition/ /x/react-charts/composition/#CombinedChart /x/react-charts/composition/#properties /x/react-charts/composition/#plotting /x/react-charts/composition/#series /x/react-charts/bars/#composition
format numbers in chart tooltip | /x/react-charts/bars/* /x/react-charts/quickstart/* /x/react-charts/tooltip/#formatting /x/react-charts/tooltip/#TooltipFormat /x/react-charts/tooltip/#advanced-formatting /x/react-charts/axis/#axis-formatter /x/react-charts/sankey/#value-formatting
click handler on a bar | /x/react-charts/bars/*
which chart type should I use | /x/react-charts/ /x/react-charts/#* /x/react-charts/examples/#by-task
set min and max date | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/#minimum-and-maximum-date /x/react-date-pickers/validation/#LeapFestival /x/react-date-pickers/date-calendar/#validation /x/react-date-pickers/validation/#minimum-and-maximum-date-time
change date display format to dd/mm/yyyy | /x/react-date-pickers/date-picker/* /x/react-date-pickers/adapters-locale/ /x/react-date-pickers/adapters-locale/#custom-formats /x/react-date-pickers/adapters-locale/#OwnFormats /x/react-date-pickers/adapters-locale/#custom-field-format /x/react-date-pickers/adapters-locale/#field-supported-formats /x/react-date-pickers/date-field/#customize-the-date-format /x/react-date-pickers/date-field/#FieldFormats
let user clear the date | /x/react-date-pickers/date-picker/* /x/react-date-pickers/fields/#clearable-behavior /x/react-date-pickers/fields/#ClearableFields /x/react-date-pickers/custom-components/#component-props /x/react-date-pickers/custom-components/#ActionBarActions /x/react-date-pickers/custom-components/#available-actions
start week on monday | /x/react-date-pickers/date-picker/* /x/react-date-pickers/quickstart/* /x/react-date-pickers/adapters-locale/#custom-start-of-week /x/react-date-pickers/adapters-locale/#MondayFirst /x/react-date-pickers/adapters-locale/#with-dayjs-2 /x/react-date-pickers/adapters-locale/#with-date-fns-2 /x/react-date-pickers/adapters-locale/#with-luxon-2 /x/react-date-pickers/adapters-locale/#with-moment-2 /x/react-date-pickers/date-range-picker/#localization /x/react-date-pickers/date-time-picker/#localization /x/react-date-pickers/date-range-calendar/#localization
store UTC but show local time | /x/react-date-pickers/date-picker/* /x/react-date-pickers/timezone/#store-utc-dates-but-display-in-systems-timezone /x/react-date-pickers/timezone/#SystemZone /x/react-date-pickers/timezone/ /x/react-date-pickers/date-time-picker/#uncontrolled-vs-controlled-value /x/react-date-pickers/date-time-range-picker/#uncontrolled-vs-controlled-value
show week numbers | /x/react-date-pickers/date-picker/* /x/react-date-pickers/date-calendar/#display-week-number /x/react-date-pickers/date-calendar/#WeekNumbers /x/api/date-pickers/date-picker/#date-picker-prop-displayWeekNumber
use date-fns with pickers | /x/react-date-pickers/quickstart/* /x/introduction/installation/* /x/react-date-pickers/base-concepts/#available-libraries /x/react-date-pickers/adapters-locale/#with-date-fns
select a start and an end date | /x/react-date-pickers/ /x/react-date-pickers/#* /x/react-date-pickers/date-range-picker/* /x/react-date-pickers/date-range-calendar/* /x/react-date-pickers/date-range-field/*
expand all items of a tree | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/* /x/react-tree-view/rich-tree-view/items/#get-an-items-children-by-id
reveal a deeply nested item | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/rich-tree-view/focus/*
disable selection of some items | /x/react-tree-view/rich-tree-view/selection/* /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/simple-tree-view/selection/* /x/react-tree-view/simple-tree-view/items/#disabled-items
rename an item inline | /x/react-tree-view/rich-tree-view/editing/*
validate the new name before saving | /x/react-tree-view/rich-tree-view/editing/* /x/react-data-grid/editing/#validation
drag and drop items in tree | /x/react-tree-view/rich-tree-view/ordering/*
forbid dropping into a folder | /x/react-tree-view/rich-tree-view/ordering/*
save new order to server after drag | /x/react-tree-view/rich-tree-view/ordering/* /x/react-data-grid/column-ordering/#column-reordering-events /x/react-data-grid/row-ordering/#row-reordering-events /x/react-tree-view/rich-tree-view/items/#get-the-current-item-tree
fetch children when node is opened | /x/react-tree-view/rich-tree-view/lazy-loading/* /x/react-data-grid/tree-data/#lazy-loading-tree-data-children /x/react-tree-view/simple-tree-view/expansion/#track-item-expansion-change
cache loaded children | /x/react-tree-view/rich-tree-view/lazy-loading/*
disable an item in a tree | /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/simple-tree-view/items/*
should I use SimpleTreeView or RichTreeView | /x/react-tree-view/ /x/react-tree-view/#* /x/react-tree-view/quickstart/*
keyboard shortcuts of the tree | /x/react-tree-view/accessibility/* /x/react-tree-view/quickstart/#accessibility
screen reader support for tree | /x/react-tree-view/accessibility/* /x/react-tree-view/quickstart/#accessibility
type ahead in tree | /x/react-tree-view/accessibility/*
change expand icon | /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/simple-tree-view/customization/* /x/react-tree-view/tree-item-customization/* /x/migration/migration-tree-view-v6/#use-slots-to-define-the-item-icons
draw lines between items | /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/simple-tree-view/customization/*
row grouping | /x/react-data-grid/row-grouping/*
export to excel | /x/react-data-grid/export/ /x/react-data-grid/export/#excel-export /x/react-data-grid/export/#customization /x/react-data-grid/export/#customizing-the-columns /x/react-data-grid/export/#customizing-the-document /x/react-data-grid/export/#using-a-web-worker /x/react-data-grid/export/#excel /x/react-data-grid/components/export/#export-excel /x/api/data-grid/export-excel/
pagination | /x/react-data-grid/pagination/* /x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pagination
quick filter | /x/react-data-grid/filtering/quick-filter/* /x/react-data-grid/components/quick-filter/* /x/api/data-grid/quick-filter/ /x/react-data-grid/filtering-recipes/#quick-filter-outside-of-the-grid
localization data grid | /x/react-data-grid/localization/*
zoom chart | /x/react-charts/zoom-and-pan/*
# symptom
table does not show any rows | /x/react-data-grid/quickstart/* /x/react-data-grid/ /x/react-data-grid/#*
null values come first when sorted | /x/react-data-grid/sorting/*
sorting does nothing when rows come from server | /x/react-data-grid/sorting/*
clicking the header does not sort | /x/react-data-grid/sorting/*
restored state is ignored | /x/react-data-grid/state/*
css file cannot be imported in tests | /x/react-data-grid/quickstart/* /x/introduction/installation/*
unknown file extension .css | /x/react-data-grid/quickstart/* /x/introduction/installation/*
custom input loses focus while typing | /x/common-concepts/custom-components/* /x/react-data-grid/components/#component-slots /x/react-data-grid/components/#limits /x/react-date-pickers/custom-field/#pass-the-field-to-the-picker /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props /x/react-data-grid/filtering/customization/#custom-input-component /x/react-tree-view/rich-tree-view/editing/#create-a-custom-labelinput /x/react-tree-view/tree-item-customization/#performance
typescript error property does not exist on slotProps | /x/common-concepts/custom-components/* /x/react-data-grid/components/#custom-slot-props-with-typescript /x/react-tree-view/tree-item-customization/#typescript
watermark | /x/introduction/licensing/*
watermark in production only | /x/introduction/licensing/*
two versions of x-license installed | /x/introduction/licensing/*
network request to telemetry server | /x/guides/telemetry/*
assistant invents props that do not exist | /x/introduction/mcp/*
labels on x axis are cut off | /x/react-charts/bars/* /x/react-charts/axis/#fixing-tick-label-overflow-issues /x/react-charts/axis/#LongLabels /x/react-charts/quickstart/#chart-layouts /x/react-charts/styling/#placement /x/react-charts/axis/#x-axis-grouping
chart has zero height | /x/react-charts/quickstart/* /x/react-charts/bars/* /x/react-charts/styling/#size
wrong day because of timezone | /x/react-date-pickers/date-picker/* /x/react-date-pickers/timezone/ /x/react-date-pickers/timezone/#overview /x/react-date-pickers/timezone/#day-js-and-utc /x/react-date-pickers/timezone/#DayInUtc /x/react-date-pickers/timezone/#when-nothing-seems-to-happen
onChange gives invalid date | /x/react-date-pickers/date-picker/* /x/react-date-pickers/base-concepts/#controlled-value /x/react-date-pickers/lifecycle/#lifecycle-on-simple-fields /x/react-date-pickers/lifecycle/#FieldCalls /x/react-date-pickers/lifecycle/#usage /x/react-date-pickers/lifecycle/#only-update-for-valid-values /x/react-date-pickers/lifecycle/#LastValidValue /x/react-date-pickers/date-field/#uncontrolled-vs-controlled-value /x/react-date-pickers/validation/#invalid-values-feedback /x/react-date-pickers/date-range-field/#validation /x/react-date-pickers/date-time-field/#validation /x/react-date-pickers/date-time-range-field/#validation
mobile version opens on desktop | /x/react-date-pickers/date-picker/* /x/react-date-pickers/ /x/react-date-pickers/#* /x/react-date-pickers/base-concepts/#responsiveness /x/react-date-pickers/base-concepts/#responsive-components
dates have wrong format | /x/react-date-pickers/date-picker/* /x/react-date-pickers/quickstart/* /x/react-data-grid/localization/#numbers-and-dates /x/react-date-pickers/adapters-locale/ /x/react-date-pickers/adapters-locale/#LocaleSwitch /x/react-date-pickers/adapters-locale/#getting-started /x/react-date-pickers/adapters-locale/#set-a-custom-locale /x/react-date-pickers/adapters-locale/#with-dayjs /x/react-date-pickers/adapters-locale/#custom-formats /x/react-date-pickers/adapters-locale/#OwnFormats /x/react-date-pickers/adapters-locale/#custom-field-format /x/react-date-pickers/adapters-locale/#field-supported-formats /x/react-date-pickers/date-field/#customize-the-date-format /x/react-date-pickers/date-field/#FieldFormats
picker popup behind modal | /x/react-date-pickers/date-picker/*
tree items do not expand | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/* /x/react-tree-view/rich-tree-view/items/*
tree flickers when items array changes | /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/quickstart/#rich-tree-view
space key is taken by tree while typing in input | /x/react-tree-view/tree-item-customization/* /x/react-tree-view/accessibility/* /x/react-tree-view/rich-tree-view/editing/*
label does not change after editing | /x/react-tree-view/rich-tree-view/editing/* /x/react-tree-view/rich-tree-view/lazy-loading/#lazy-loading-and-label-editing
page scrolls when item gets focus | /x/react-tree-view/rich-tree-view/focus/* /x/react-tree-view/simple-tree-view/focus/*
TreeItem nodeId does not exist | /x/migration/migration-tree-view-lab/* /x/migration/migration-tree-view-v6/*
TreeView is not exported | /x/migration/migration-tree-view-lab/* /x/migration/migration-tree-view-v6/* /x/migration/migration-tree-view-v7/*
# synonym
nested list | /x/react-tree-view/ /x/react-tree-view/#* /x/react-tree-view/*
async tree | /x/react-tree-view/rich-tree-view/lazy-loading/* /x/react-data-grid/tree-data/#lazy-loading-tree-data-children
on demand loading of nodes | /x/react-tree-view/rich-tree-view/lazy-loading/* /x/react-tree-view/simple-tree-view/expansion/#track-item-expansion-change
inline rename | /x/react-tree-view/rich-tree-view/editing/*
connector lines | /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/simple-tree-view/customization/*
chevron icon tree | /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/simple-tree-view/customization/* /x/react-tree-view/tree-item-customization/* /x/migration/migration-tree-view-v6/#use-slots-to-define-the-item-icons
histogram | /x/react-charts/ /x/react-charts/#* /x/react-charts/bars/* /x/react-charts/bar-demo/
graph library | /x/react-charts/ /x/react-charts/#*
SSR chart | /x/react-charts/quickstart/* /x/react-charts/sankey/#server-rendering
responsive chart | /x/react-charts/quickstart/* /x/react-charts/styling/#size /x/react-charts/composition/#responsive
logarithmic axis | /x/react-charts/bars/* /x/react-charts/axis/#axis-type-and-data /x/react-charts/lines/#log-scale /x/react-charts/lines/#LogLines /x/react-charts/axis/#symlog-scale /x/react-charts/quickstart/#axis-management
arrange ascending | /x/react-data-grid/sorting/*
compare function | /x/react-data-grid/sorting/*
callbacks | /x/react-data-grid/events/* /x/react-date-pickers/lifecycle/
zebra striping | /x/react-data-grid/style/* /x/react-data-grid/row-definition/#styling-rows /x/react-data-grid/style-recipes/#stripes
custom css for cells | /x/react-data-grid/style/* /x/react-data-grid/column-definition/#styling-cells
row coloring | /x/react-data-grid/style/* /x/react-data-grid/row-definition/#styling-rows
spreadsheet | /x/react-data-grid/ /x/react-data-grid/#* /x/react-data-grid/quickstart/*
override subcomponents | /x/common-concepts/custom-components/* /x/react-data-grid/components/ /x/react-data-grid/components/#* /x/react-date-pickers/custom-components/* /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props
datepicker input | /x/react-date-pickers/date-picker/* /x/react-date-pickers/ /x/react-date-pickers/#* /x/api/date-pickers/date-picker/ /x/react-date-pickers/date-field/ /x/react-date-pickers/date-field/#basic-usage /x/react-date-pickers/fields/ /x/react-date-pickers/fields/#introduction
calendar popup | /x/react-date-pickers/date-picker/* /x/react-date-pickers/ /x/react-date-pickers/#* /x/react-date-pickers/base-concepts/#choose-interaction-style
moment adapter | /x/react-date-pickers/quickstart/* /x/introduction/installation/* /x/react-date-pickers/base-concepts/#available-libraries /x/react-date-pickers/timezone/#moment-and-utc
blackout dates | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/#disable-specific-dates /x/react-date-pickers/validation/#BlockedDays /x/react-date-pickers/validation/#disable-specific-dates-in-range-components /x/react-date-pickers/date-calendar/#validation
activation key | /x/introduction/licensing/*
trial | /x/introduction/licensing/*
analytics | /x/guides/telemetry/*
chatgpt | /x/introduction/mcp/*
feature request | /x/introduction/support/* /x/introduction/roadmap/*
# name
onCellDoubleClick | -prop-onCellDoubleClick /x/api/data-grid/#cellDoubleClick
sortComparator | -prop-sortComparator /x/react-data-grid/sorting/#create-a-comparator-from-scratch /x/react-data-grid/sorting/#combine-built-in-comparators
sortingOrder | -prop-sortingOrder /x/react-data-grid/sorting/#per-column /x/react-data-grid/sorting/
getCellClassName | -prop-getCellClassName /x/react-data-grid/style/#styling-cells /x/react-data-grid/style-recipes/#styling-cells-without-impacting-aggregation-cells
GridRowId | #type-GridRowId
DataGridPremium aggregationModel | data-grid-premium-prop-aggregationModel /x/api/data-grid/data-grid-premium/
MuiDataGrid-row | -classes-row /x/react-data-grid/style/#classes
rowSelectionCheckboxChange | /x/api/data-grid/#rowSelectionCheckboxChange
LineChart | /x/api/charts/line-chart/ /x/react-charts/lines/ /x/react-charts/lines/#basics
ChartsLegend | /x/api/charts/charts-legend/ /x/react-charts/legend/ /x/react-charts/legend/#basic-display /x/react-charts/legend/#customization
onItemClick pie | pie-chart-prop-onItemClick /x/react-charts/pie/#click-event /x/react-charts/pie/#ClickPie /x/api/charts/pie-plot/#pie-plot-prop-onItemClick
valueFormatter bar series | bar-series-prop-valueFormatter /x/react-charts/tooltip/#formatting /x/react-charts/tooltip/#TooltipFormat
MobileDatePicker | /x/api/date-pickers/mobile-date-picker/ /x/react-date-pickers/date-picker/#available-components
RichTreeViewPro | /x/api/tree-view/rich-tree-view-pro/
selectionPropagation | -prop-selectionPropagation /x/react-tree-view/simple-tree-view/selection/#parents-and-children /x/react-tree-view/rich-tree-view/lazy-loading/#selection-of-parents-and-children /x/react-tree-view/rich-tree-view/selection/#apply-propagation-on-mount
itemsReordering | -prop-itemsReordering /x/react-tree-view/rich-tree-view/ordering/#only-trigger-the-reordering-from-a-drag-handle
dataSource tree view | rich-tree-view-pro-prop-dataSource /x/react-tree-view/rich-tree-view/lazy-loading/#customize-the-cache-lifetime
setItemExpansion | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/* /x/migration/migration-tree-view-v7/#change-pubicapi-setitemexpansion-signature
scrollToIndexes | -prop-scrollToIndexes /x/react-data-grid/scrolling/#scrolling-to-specific-cells /x/react-data-grid/scrolling/#apiref /x/react-data-grid/scrolling/ /x/react-data-grid/api-object/#outside-the-data-grid /x/react-data-grid/editing/#open-a-new-row
GridToolbar | /x/api/data-grid/grid-toolbar/ /x/api/data-grid/toolbar/ #type-GridToolbar /x/react-data-grid/components/#legacy-toolbar /x/react-data-grid/components/toolbar/#legacy-toolbar /x/api/data-grid/types/#type-GridToolbarProps
# typo
comparater | /x/react-data-grid/sorting/* -prop-sortComparator
lazy laoding | /x/react-tree-view/rich-tree-view/lazy-loading/* /x/react-data-grid/tree-data/#lazy-loading-tree-data-children /x/react-data-grid/row-updates/#lazy-loading /x/api/data-grid/data-grid-pro/#data-grid-pro-prop-lazyLoading
licence kye | /x/introduction/licensing/*
instalation vite | /x/introduction/installation/* /x/react-data-grid/quickstart/#vite
acessibility | /x/react-tree-view/accessibility/* /x/react-charts/bars/#accessibility /x/react-date-pickers/date-picker/* /x/react-data-grid/accessibility/* /x/react-date-pickers/accessibility/* /x/react-charts/lines/#accessibility /x/react-charts/pie/#accessibility /x/react-charts/scatter/#accessibility /x/react-charts/gauge/#accessibility /x/react-charts/radar/#accessibility /x/react-charts/heatmap/#accessibility /x/react-charts/funnel/#accessibility /x/react-charts/pyramid/#accessibility /x/react-charts/sankey/#accessibility /x/react-charts/sparkline/#accessibility /x/react-charts/toolbar/#accessibility /x/react-charts/tooltip/#accessibility /x/react-data-grid/components/charts-panel/#accessibility /x/react-data-grid/components/export/#accessibility
stacked brs | /x/react-charts/bars/* /x/react-charts/stacking/ /x/react-charts/stacking/#basics /x/react-charts/stacking/#BasicStack /x/react-charts/bar-demo/#stackedbarchart /x/react-charts/bar-demo/#WasteStack
date picekr format | /x/react-date-pickers/date-picker/* /x/react-date-pickers/adapters-locale/#custom-formats /x/react-date-pickers/adapters-locale/#OwnFormats /x/react-date-pickers/adapters-locale/#custom-field-format /x/react-date-pickers/adapters-locale/#field-supported-formats /x/react-date-pickers/date-field/#customize-the-date-format /x/react-date-pickers/date-field/#FieldFormats /x/api/date-pickers/date-picker/#date-picker-prop-format /x/react-date-pickers/adapters-locale/
timezoen | /x/react-date-pickers/date-picker/* -prop-timezone /x/react-date-pickers/timezone/*
custmo slots | /x/common-concepts/custom-components/* /x/react-data-grid/components/ /x/react-data-grid/components/#* /x/react-date-pickers/custom-components/* /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props /x/react-date-pickers/date-picker/#customization
migraton tree view | /x/migration/migration-tree-view-*
suport | /x/introduction/support/* /x/introduction/priority-support/*
LineChrat | /x/api/charts/line-chart/ /x/react-charts/lines/ /x/react-charts/lines/#basics /x/react-charts/line-demo/
dateadaptor | -prop-dateAdapter
# message
MUI X license key invalid | /x/introduction/licensing/*
MUI X: Expired package version. | /x/introduction/licensing/*
MUI X: Expired license key | /x/introduction/licensing/*
License key plan mismatch | /x/introduction/licensing/*
Can not find the date and time pickers localization context | /x/react-date-pickers/quickstart/* /x/api/date-pickers/localization-provider/* /x/react-date-pickers/localization/#access-the-translations-in-slots-and-subcomponents
MUI X: useGridSelector has been called before the initialization of the state | /x/react-data-grid/state/* /x/api/data-grid/use-grid-selector/*
The Tree View component requires all items to have a unique \`id\` property | /x/react-tree-view/rich-tree-view/items/* -prop-getItemId
The Rich Tree View component does not support JSX children | /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/quickstart/* /x/react-tree-view/ /x/react-tree-view/#* -prop-items /x/react-tree-view/simple-tree-view/items/#basics
The Simple Tree View component does not support the \`items\` prop | /x/react-tree-view/simple-tree-view/items/* /x/react-tree-view/quickstart/* /x/react-tree-view/ /x/react-tree-view/#*
The \`sortModel\` can only contain a single item when the \`disableMultipleColumnsSorting\` prop is set to true | /x/react-data-grid/sorting/* -prop-disableMultipleColumnsSorting -prop-sortModel /x/react-data-grid/features/#limits-of-community
MUI X Charts: bar series with id='auto-generated-id-0' has no data. | /x/react-charts/bars/* bar-series-prop-data bar-series-prop-dataKey
MUI X Charts: Could not find the svg ref context | /x/react-charts/quickstart/* /x/api/charts/chart-container/* /x/api/charts/use-svg-ref/* /x/react-charts/composition/#structural-components /x/react-charts/components/#html-components /x/react-charts/hooks/#caveats
MUI X: \`rowSelectionModel\` can only contain 1 item in DataGrid | -prop-rowSelectionModel /x/react-data-grid/row-selection/#single-row-selection /x/react-data-grid/row-selection/#limits
MUI X: \`pageSize\` cannot exceed 100 in the MIT version of the DataGrid | -prop-paginationModel -prop-pageSizeOptions /x/react-data-grid/pagination/#community-plan /x/react-data-grid/features/#limits-of-community
\`date\` column type only accepts \`Date\` objects as values | -prop-valueGetter -prop-type /x/react-data-grid/column-definition/#converting-types
MUI X: The \`renderInput\` prop has been removed in version 6.0 | /x/react-date-pickers/date-picker/* /x/react-date-pickers/* -css-textField
`);
