import { readQueries } from './readQueries.ts';

/** The half that the ranking may be tuned on: why a query fails is looked at here, and mended in general. */
export const golden = readQueries(`
# task
sort table by two columns at once | /x/react-data-grid/sorting/*
make a column not sortable | /x/react-data-grid/sorting/*
case insensitive sort order | /x/react-data-grid/sorting/*
export and restore column order and widths | /x/react-data-grid/state/*
listen to state changes of the grid | /x/react-data-grid/state/* /x/react-data-grid/events/* /x/react-data-grid/api-object/#listen-to-grid-events
call a grid method from a button outside | /x/react-data-grid/api-object/* /x/react-data-grid/filtering/#apiref /x/react-data-grid/sorting/#apiref /x/react-data-grid/pagination/#apiref
get grid instance in parent component | /x/react-data-grid/api-object/* /x/react-data-grid/sorting/#apiref
prevent the default behavior on cell click | /x/react-data-grid/events/*
highlight a cell conditionally | /x/react-data-grid/style/* /x/react-data-grid/column-definition/#styling-cells
alternate row background | /x/react-data-grid/style/* /x/react-data-grid/row-definition/#styling-rows /x/react-data-grid/style-recipes/#stripes
change header background color | /x/react-data-grid/style/* /x/react-data-grid/style-recipes/#header-band
style grid with tailwind classes | /x/react-data-grid/style/* /x/react-data-grid/style-recipes/
override grid styles in theme | /x/react-data-grid/style/* /x/react-data-grid/quickstart/*
set up the table in a new project | /x/react-data-grid/quickstart/* /x/introduction/installation/* /x/react-data-grid/#*
use typescript types for rows | /x/react-data-grid/quickstart/* /x/react-data-grid/row-definition/#feeding-data
custom component without remounting on each render | /x/common-concepts/custom-components/* /x/react-data-grid/components/#component-slots /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props /x/react-date-pickers/custom-field/#pass-the-field-to-the-picker /x/react-tree-view/tree-item-customization/#performance /x/react-tree-view/rich-tree-view/customization/#custom-tree-item
add typed props to slotProps | /x/common-concepts/custom-components/* /x/react-data-grid/components/#custom-slot-props-with-typescript
which package do I need for date ranges | /x/introduction/#* /x/introduction/ /x/react-date-pickers/ /x/react-date-pickers/#* /x/introduction/installation/* /x/react-date-pickers/base-concepts/#imports /x/react-date-pickers/date-range-picker/ /x/react-date-pickers/date-range-picker/#basic-usage /x/introduction/licensing/#pro-plan /x/react-date-pickers/quickstart/#installation
where to put the license key in vite | /x/introduction/licensing/* /x/introduction/installation/#vite
is the key visible to users in the bundle a problem | /x/introduction/licensing/*
use with react router | /x/introduction/installation/* /x/introduction/licensing/*
connect claude to these docs | /x/introduction/mcp/*
report a bug | /x/introduction/support/* /x/introduction/priority-support/#public-repositories
what changed in the latest version | /x/whats-new/*
upgrade tree view 7 to 8 | /x/migration/migration-tree-view-v7/*
move from mui lab TreeView | /x/migration/migration-tree-view-lab/*
run codemod for tree view | /x/migration/migration-tree-view-*
nodeId renamed | /x/migration/migration-tree-view-lab/* /x/migration/migration-tree-view-v6/*
change bar width | /x/react-charts/bars/*
bars with different colors for negative | /x/react-charts/bars/* /x/react-charts/styling/#values-color /x/react-charts/styling/#piecewise-color-map /x/react-charts/bar-demo/#positiveandnegativebarchart /x/react-charts/bar-demo/#GainsAndLosses
bar chart with dates on x axis | /x/react-charts/bars/*
rotate long category labels | /x/react-charts/bars/* /x/react-charts/axis/#fixing-tick-label-overflow-issues /x/react-charts/axis/#LongLabels
make chart fill its container | /x/react-charts/quickstart/* /x/react-charts/styling/#size /x/react-charts/composition/#responsive
disable holidays in calendar | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/#disable-specific-dates /x/react-date-pickers/validation/#BlockedDays /x/react-date-pickers/validation/#disable-specific-dates-in-range-components /x/react-date-pickers/date-calendar/#validation
show only month and year | /x/react-date-pickers/date-picker/* /x/react-date-pickers/date-calendar/#views /x/react-date-pickers/date-calendar/#CalendarViews /x/react-date-pickers/date-calendar/#month-and-year-calendar /x/react-date-pickers/date-calendar/#MonthsAndYears /x/react-date-pickers/date-field/#basic-usage /x/react-date-pickers/base-concepts/#find-your-component
open calendar when clicking on the field | /x/react-date-pickers/date-picker/* /x/react-date-pickers/custom-field/#using-a-read-only-text-field /x/react-date-pickers/custom-field/#ReadOnlyField
validate date and show error text | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/ /x/react-date-pickers/validation/#show-the-error /x/react-date-pickers/validation/#ErrorMessages /x/react-date-pickers/validation/#in-a-form /x/react-date-pickers/validation/#ValidatedForm /x/react-date-pickers/date-field/#validation /x/react-date-pickers/date-field/#VoucherField
use date picker with react hook form | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/#in-a-form
add today button | /x/react-date-pickers/date-picker/* /x/react-date-pickers/custom-components/#component-props /x/react-date-pickers/custom-components/#ActionBarActions /x/react-date-pickers/custom-components/#available-actions /x/react-date-pickers/shortcuts/ /x/react-date-pickers/shortcuts/#adding-shortcuts /x/react-date-pickers/custom-components/#action-bar
mark days with events | /x/react-date-pickers/date-picker/* /x/react-date-pickers/custom-components/#day /x/react-date-pickers/custom-components/#PriceDays /x/react-date-pickers/date-range-calendar/#custom-day-rendering
custom text field in date picker | /x/react-date-pickers/date-picker/* /x/react-date-pickers/custom-field/ /x/react-date-pickers/custom-field/#customize-the-default-field /x/react-date-pickers/custom-field/#customize-the-textfield /x/react-date-pickers/custom-field/#TextFieldProps /x/react-date-pickers/custom-field/#with-material-ui /x/react-date-pickers/custom-field/#wrapping-pickerstextfield /x/react-date-pickers/custom-field/#WrappedTextField /x/react-date-pickers/custom-field/#using-material-textfield /x/react-date-pickers/custom-field/#MaterialTextField /x/react-date-pickers/custom-field/#using-a-custom-input /x/react-date-pickers/custom-field/#PlainHtmlField /x/react-date-pickers/custom-field/#using-joy-ui
set language of the calendar | /x/react-date-pickers/quickstart/* /x/react-date-pickers/date-picker/* /x/react-date-pickers/localization/ /x/react-date-pickers/localization/#FrenchTexts /x/react-date-pickers/localization/#set-translations-globally /x/react-date-pickers/localization/#using-the-theme /x/react-date-pickers/localization/#using-localizationprovider /x/react-date-pickers/adapters-locale/ /x/react-date-pickers/adapters-locale/#getting-started /x/react-date-pickers/adapters-locale/#set-a-custom-locale /x/react-date-pickers/adapters-locale/#with-dayjs /x/react-date-pickers/adapters-locale/#with-date-fns /x/react-date-pickers/adapters-locale/#with-luxon /x/react-date-pickers/adapters-locale/#with-moment /x/react-date-pickers/date-calendar/#localization /x/react-date-pickers/date-range-calendar/#localization /x/react-date-pickers/date-range-picker/#localization
choose between picker field and calendar | /x/react-date-pickers/ /x/react-date-pickers/#* /x/react-date-pickers/base-concepts/#choose-interaction-style /x/react-date-pickers/base-concepts/#FindComponent /x/react-date-pickers/date-field/#basic-usage
test date picker in jsdom | /x/react-date-pickers/date-picker/* /x/react-date-pickers/quickstart/* /x/introduction/installation/* /x/react-date-pickers/base-concepts/#testing-caveats /x/react-date-pickers/base-concepts/#responsive-components /x/react-date-pickers/base-concepts/#field-components
collapse all nodes with a button | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/*
expand only when clicking on the icon | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/*
checkbox tree with parent and children linked | /x/react-tree-view/rich-tree-view/selection/* /x/react-tree-view/simple-tree-view/selection/#parents-and-children /x/react-tree-view/rich-tree-view/lazy-loading/#selection-of-parents-and-children
select all children when parent is checked | /x/react-tree-view/rich-tree-view/selection/* /x/react-data-grid/row-selection/#nested-rows /x/react-data-grid/tree-data/#automatic-parent-and-child-selection-with-tree-data /x/react-tree-view/simple-tree-view/selection/#parents-and-children /x/react-tree-view/rich-tree-view/lazy-loading/#selection-of-parents-and-children
get selected item in my state | /x/react-tree-view/rich-tree-view/selection/* /x/react-tree-view/simple-tree-view/selection/*
select several items with ctrl click | /x/react-tree-view/rich-tree-view/selection/* /x/react-tree-view/simple-tree-view/selection/*
only let leaves be renamed | /x/react-tree-view/rich-tree-view/editing/*
retry failed request of children | /x/react-tree-view/rich-tree-view/lazy-loading/*
refresh children after a change on server | /x/react-tree-view/rich-tree-view/lazy-loading/*
use my own field names for id and label | /x/react-tree-view/rich-tree-view/items/*
get the DOM node of a tree item | /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/simple-tree-view/items/*
add and delete nodes dynamically | /x/react-tree-view/rich-tree-view/items/*
write items as jsx | /x/react-tree-view/simple-tree-view/items/* /x/react-tree-view/ /x/react-tree-view/#* /x/react-tree-view/quickstart/*
focus an item from a search box | /x/react-tree-view/rich-tree-view/focus/* /x/react-tree-view/simple-tree-view/focus/*
file explorer with icons per file type | /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/tree-item-customization/* /x/react-tree-view/rich-tree-view/ordering/#file-explorer
change indentation of nested items | /x/react-tree-view/tree-item-customization/* /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/simple-tree-view/customization/*
build own tree item with hook | /x/react-tree-view/tree-item-customization/*
add a button to each tree item | /x/react-tree-view/tree-item-customization/*
hide the checkbox of some items | /x/react-tree-view/tree-item-customization/* /x/react-tree-view/rich-tree-view/selection/*
disable expand animation | /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/simple-tree-view/customization/*
column groups | /x/react-data-grid/column-groups/*
copy and paste cells | /x/react-data-grid/clipboard/* /x/react-data-grid/recipes-editing/#with-commercial-features
tree data | /x/react-data-grid/tree-data/* /x/api/data-grid/data-grid-pro/#data-grid-pro-prop-treeData
row pinning | /x/react-data-grid/row-pinning/*
column pinning | /x/react-data-grid/column-pinning/*
master detail rows | /x/react-data-grid/master-detail/*
virtualized rows performance | /x/react-data-grid/virtualization/* /x/react-data-grid/performance/ /x/react-data-grid/performance/#what-costs-what /x/react-data-grid/performance/#measure /x/react-data-grid/performance/#checklist
time picker | /x/react-date-pickers/time-picker/* /x/api/date-pickers/time-picker/
scatter chart points | /x/react-charts/scatter/* /x/react-charts/scatter-demo/
gauge | /x/react-charts/gauge/* /x/api/charts/gauge/
range selection calendar | /x/react-date-pickers/date-range-calendar/* /x/react-date-pickers/date-range-picker/#basic-usage
pie chart | /x/react-charts/pie/* /x/api/charts/pie-chart/ /x/react-charts/pie-demo/
line chart area | /x/react-charts/lines/ /x/react-charts/lines/#area /x/react-charts/lines/#AreaLines /x/react-charts/areas-demo/*
# symptom
grid has no height | /x/react-data-grid/quickstart/* /x/react-data-grid/ /x/react-data-grid/#* /x/react-data-grid/layout/*
sorting puts 10 before 2 | /x/react-data-grid/sorting/*
accented letters sorted wrong | /x/react-data-grid/sorting/*
apiRef.current is null | /x/react-data-grid/api-object/* /x/react-data-grid/state/#save-and-restore-the-state-from-external-storage
apiRef is undefined in useEffect | /x/react-data-grid/api-object/* /x/react-data-grid/events/#with-apiref-current-subscribeevent
component rerenders too often with selector | /x/react-data-grid/state/* /x/react-data-grid/api-object/*
event handler fires for checkbox click too | /x/react-data-grid/events/*
row click also triggers when clicking a button in the cell | /x/react-data-grid/events/* /x/react-data-grid/row-selection/#disable-row-selection-on-click /x/react-data-grid/row-recipes/#toggling-detail-panels-on-row-click
my class name on the cell has no effect | /x/react-data-grid/style/* /x/react-data-grid/style-recipes/#limits
slot component remounts all the time | /x/common-concepts/custom-components/* /x/react-data-grid/components/#component-slots /x/react-data-grid/components/#limits /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props /x/react-date-pickers/custom-components/
license works locally but not in production | /x/introduction/licensing/*
license error after upgrade | /x/introduction/licensing/*
styles blocked by csp | /x/introduction/installation/*
bars are not visible | /x/react-charts/bars/*
chart is empty | /x/react-charts/bars/* /x/react-charts/quickstart/* /x/react-charts/styling/#size /x/react-charts/styling/#overlay /x/react-charts/lines/#data-format
chart jumps after hydration | /x/react-charts/quickstart/* /x/react-charts/styling/#size
gap between bars too large | /x/react-charts/bars/*
bar labels do not show | /x/react-charts/bars/* /x/react-charts/label/#basic-display /x/react-charts/label/#conditional-formatting
onChange fires on every key | /x/react-date-pickers/date-picker/* /x/react-date-pickers/lifecycle/ /x/react-date-pickers/lifecycle/#lifecycle-on-simple-fields /x/react-date-pickers/lifecycle/#FieldCalls /x/react-date-pickers/lifecycle/#when-the-field-calls-onchange /x/react-date-pickers/lifecycle/#usage-2 /x/react-date-pickers/lifecycle/#server-interaction /x/react-date-pickers/lifecycle/#SaveToServer
date picker stays in English | /x/react-date-pickers/quickstart/* /x/react-date-pickers/date-picker/* /x/react-date-pickers/localization/ /x/react-date-pickers/localization/#FrenchTexts /x/react-date-pickers/localization/#set-translations-globally /x/react-date-pickers/localization/#using-the-theme /x/react-date-pickers/localization/#using-localizationprovider /x/react-date-pickers/localization/#supported-locales /x/react-date-pickers/adapters-locale/ /x/react-date-pickers/adapters-locale/#getting-started /x/react-date-pickers/adapters-locale/#set-a-custom-locale /x/react-date-pickers/adapters-locale/#with-dayjs /x/react-date-pickers/adapters-locale/#with-date-fns /x/react-date-pickers/adapters-locale/#with-luxon /x/react-date-pickers/adapters-locale/#with-moment
value is a string and picker crashes | /x/react-date-pickers/date-picker/* /x/react-date-pickers/quickstart/* /x/react-date-pickers/base-concepts/#controlled-value
calendar closes too early | /x/react-date-pickers/date-picker/* /x/react-date-pickers/lifecycle/#when-is-quot-onclose-quot-called /x/react-date-pickers/lifecycle/#when-the-last-view-is-completed
clicking an item expands it instead of selecting | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/*
parent checkbox does not update when children are selected | /x/react-tree-view/rich-tree-view/selection/* /x/react-data-grid/row-selection/#nested-rows /x/react-data-grid/tree-data/#automatic-parent-and-child-selection-with-tree-data /x/react-tree-view/simple-tree-view/selection/#parents-and-children /x/react-tree-view/rich-tree-view/lazy-loading/#selection-of-parents-and-children
drag does not work on touch | /x/react-tree-view/rich-tree-view/ordering/*
expand arrow shown although item has no children | /x/react-tree-view/rich-tree-view/lazy-loading/* /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/simple-tree-view/items/#basics
disabled item can not be reached with arrow keys | /x/react-tree-view/rich-tree-view/items/* /x/react-tree-view/simple-tree-view/items/* /x/react-tree-view/accessibility/*
# synonym
hierarchy component | /x/react-tree-view/ /x/react-tree-view/#*
folder structure | /x/react-tree-view/ /x/react-tree-view/#* /x/react-tree-view/rich-tree-view/customization/* /x/react-tree-view/*
unfold branches | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/* /x/react-data-grid/tree-data/#group-expansion-with-tree-data
rearrange nodes | /x/react-tree-view/rich-tree-view/ordering/*
tick boxes in tree | /x/react-tree-view/rich-tree-view/selection/* /x/react-tree-view/simple-tree-view/selection/* /x/react-tree-view/tree-item-customization/#checkbox
aria tree | /x/react-tree-view/accessibility/* /x/react-tree-view/quickstart/#accessibility /x/react-tree-view/tree-item-customization/#accessibility
a11y of tree view | /x/react-tree-view/accessibility/* /x/react-tree-view/quickstart/#accessibility /x/react-tree-view/tree-item-customization/#accessibility
column chart | /x/react-charts/bars/* /x/react-charts/bar-demo/ /x/api/charts/bar-chart/
stacked columns | /x/react-charts/bars/* /x/react-charts/stacking/ /x/react-charts/stacking/#basics /x/react-charts/stacking/#BasicStack /x/react-charts/bar-demo/#stackedbarchart /x/react-charts/bar-demo/#WasteStack /x/react-charts/bar-demo/#mixedbarchart
data labels | /x/react-charts/bars/* /x/react-charts/label/* /x/react-charts/pie/#labels /x/api/charts/bar-chart/#bar-chart-prop-barLabel
order rows | /x/react-data-grid/sorting/* /x/react-data-grid/row-ordering/
multi-sort | /x/react-data-grid/sorting/* /x/api/data-grid/data-grid-pro/#data-grid-pro-prop-multipleColumnsSortingMode
persist table settings | /x/react-data-grid/state/*
imperative handle | /x/react-data-grid/api-object/* /x/api/data-grid/data-grid-premium/#data-grid-premium-prop-apiRef /x/react-data-grid/sorting/#apiref
datatable | /x/react-data-grid/ /x/react-data-grid/#* /x/api/data-grid/data-grid/
render props replacement parts | /x/common-concepts/custom-components/* /x/react-data-grid/components/ /x/react-data-grid/components/#component-slots /x/react-data-grid/components/usage/#render-prop /x/react-charts/toolbar/#render-prop /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props
disable days | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/#disable-specific-dates /x/react-date-pickers/validation/#BlockedDays /x/react-date-pickers/validation/#disable-specific-dates-in-range-components /x/react-date-pickers/date-calendar/#validation /x/react-date-pickers/date-range-calendar/#validation
UTC offset | /x/react-date-pickers/date-picker/* /x/react-date-pickers/timezone/ /x/react-date-pickers/timezone/#overview /x/react-date-pickers/timezone/#EmittedZone /x/react-date-pickers/timezone/#supported-timezones
min max date | /x/react-date-pickers/date-picker/* /x/react-date-pickers/validation/#minimum-and-maximum-date /x/react-date-pickers/validation/#LeapFestival /x/react-date-pickers/date-calendar/#validation /x/react-date-pickers/validation/#minimum-and-maximum-date-time
date mask | /x/react-date-pickers/date-picker/* /x/react-date-pickers/fields/ /x/react-date-pickers/fields/#what-is-a-section /x/react-date-pickers/fields/#FormatSections /x/react-date-pickers/custom-field/#using-a-masked-text-field /x/react-date-pickers/custom-field/#MaskedField /x/react-date-pickers/adapters-locale/#custom-formats /x/react-date-pickers/date-field/#customize-the-date-format
pricing | /x/introduction/licensing/* /x/introduction/ /x/introduction/#* /x/introduction/priority-support/*
LLM | /x/introduction/mcp/*
release notes | /x/whats-new/*
changelog | /x/whats-new/*
SLA | /x/introduction/priority-support/* /x/introduction/support/*
deprecated lab tree | /x/migration/migration-tree-view-lab/*
breaking changes tree view | /x/migration/migration-tree-view-*
yarn add | /x/introduction/installation/* /x/react-data-grid/quickstart/* /x/react-date-pickers/quickstart/* /x/react-charts/quickstart/* /x/react-tree-view/quickstart/*
# name
GridColumnVisibilityModel | #type-GridColumnVisibilityModel /x/react-data-grid/column-visibility/#initialize-the-visible-columns /x/react-data-grid/column-visibility/#controlled-visible-columns
GridFilterModel | /x/api/data-grid/grid-filter-model/ #type-GridFilterModel /x/react-data-grid/filtering/#structure-of-the-model /x/react-data-grid/filtering/#the-items /x/react-data-grid/filtering/multi-filters/#implementing-multi-filters /x/react-data-grid/filtering/server-side/#send-the-filters
MuiDataGrid-cell | -classes-cell /x/react-data-grid/style/#classes
MuiTreeItem-label | -classes-label /x/react-tree-view/rich-tree-view/customization/#custom-styling
GridRowParams | /x/api/data-grid/grid-row-params/
DataGridPro rowReordering | data-grid-pro-prop-rowReordering
series bar chart | bar-chart-prop-series
onItemClick rich tree view | rich-tree-view-prop-onItemClick /x/react-tree-view/rich-tree-view/items/#track-item-clicks
items rich tree view | rich-tree-view-prop-items /x/react-tree-view/quickstart/#rich-tree-view
open date picker | date-picker-prop-open /x/react-date-pickers/date-picker/#opening-the-popup-yourself
data line series | line-series-prop-data /x/react-charts/lines/#data-format
density data grid | -data-grid-prop-density data-grid-prop-density /x/react-data-grid/accessibility/#density /x/react-data-grid/accessibility/#set-the-density-programmatically /x/react-data-grid/row-height/#row-density /x/react-data-grid/components/toolbar/#settings-menu /x/react-data-grid/style-recipes/#compact-table
label date picker | date-picker-prop-label
getRowClassName | -prop-getRowClassName /x/react-data-grid/row-definition/#styling-rows /x/react-data-grid/style/#styling-rows /x/react-data-grid/style-recipes/#stripes
exportState | -prop-exportState /x/react-data-grid/state/#save-and-restore-the-state-from-external-storage
useGridSelector | /x/api/data-grid/use-grid-selector/ /x/react-data-grid/state/#with-usegridselector /x/react-data-grid/pagination/#selectors /x/react-data-grid/row-definition/#selectors /x/react-data-grid/sorting/#selectors
slots toolbar | -css-toolbar /x/react-data-grid/components/#toolbar /x/react-data-grid/components/toolbar/ /x/react-data-grid/components/toolbar/#basic-usage /x/react-data-grid/components/usage/#composition /x/react-charts/toolbar/#slots /x/react-date-pickers/custom-components/#toolbar /x/react-date-pickers/custom-components/#component-3 /x/react-date-pickers/custom-components/#OwnToolbar /x/api/date-pickers/time-range-picker/#TimeRangePicker-css-Toolbar
barGapRatio | -prop-barGapRatio /x/react-charts/bars/#bar-size
useSeries | /x/api/charts/use-series/ /x/react-charts/hooks/use-series/* /x/react-charts/hooks/#series-hooks
DateTimePicker | /x/api/date-pickers/date-time-picker/ /x/react-date-pickers/date-time-picker/ /x/react-date-pickers/date-time-picker/#basic-usage /x/react-date-pickers/date-time-picker/#available-components
AdapterDayjs | /x/api/date-pickers/adapter-dayjs/ /x/react-date-pickers/quickstart/* /x/introduction/installation/* #type-AdapterDayjs /x/react-date-pickers/base-concepts/#imports /x/react-date-pickers/base-concepts/#available-libraries /x/react-date-pickers/adapters-locale/#with-dayjs
maxDate | -prop-maxDate /x/react-date-pickers/validation/#minimum-and-maximum-date /x/react-date-pickers/validation/#LeapFestival /x/react-date-pickers/date-picker/#validation
slotProps textField | -css-textField /x/react-date-pickers/custom-field/#customize-the-default-field /x/react-date-pickers/custom-field/#customize-the-textfield /x/react-date-pickers/custom-field/#TextFieldProps /x/react-date-pickers/base-concepts/#overriding-slots-and-slot-props
referenceDate | -prop-referenceDate /x/react-date-pickers/base-concepts/#reference-date-when-no-value-is-defined /x/react-date-pickers/base-concepts/#ReferenceDate /x/react-date-pickers/date-calendar/#choose-the-initial-year-month /x/react-date-pickers/date-calendar/#InitialMonth /x/react-date-pickers/date-picker/#basic-usage
showDaysOutsideCurrentMonth | -prop-showDaysOutsideCurrentMonth /x/react-date-pickers/date-calendar/#show-additional-days /x/react-date-pickers/date-calendar/#SixWeeks
checkboxSelection tree | rich-tree-view-prop-checkboxSelection rich-tree-view-pro-prop-checkboxSelection simple-tree-view-prop-checkboxSelection /x/react-tree-view/rich-tree-view/selection/ /x/react-tree-view/simple-tree-view/selection/
useTreeItem | /x/api/tree-view/use-tree-item/ /x/react-tree-view/tree-item-customization/#usetreeitem
onItemLabelChange | -prop-onItemLabelChange /x/react-tree-view/rich-tree-view/editing/#track-item-label-change /x/react-tree-view/rich-tree-view/editing/#change-the-label-of-an-item /x/react-tree-view/rich-tree-view/lazy-loading/#lazy-loading-and-label-editing
MuiTreeItem-content | -classes-content /x/react-tree-view/rich-tree-view/customization/#custom-styling /x/react-tree-view/tree-item-customization/#class-names
LicenseInfo | /x/introduction/licensing/*
setLicenseKey | /x/introduction/licensing/*
row grouping model | -prop-rowGroupingModel /x/react-data-grid/row-grouping/#initializing-row-grouping /x/react-data-grid/row-grouping/#controlled-row-grouping
column header height | -prop-columnHeaderHeight /x/react-data-grid/column-header/#header-height /x/react-data-grid/column-groups/#group-header-height /x/react-data-grid/row-height/#static-row-height
# typo
sortting | /x/react-data-grid/sorting/*
mutli sort | /x/react-data-grid/sorting/* /x/react-data-grid/accessibility/#sorting
tree veiw selection | /x/react-tree-view/rich-tree-view/selection/* /x/react-tree-view/simple-tree-view/selection/*
drag adn drop tree | /x/react-tree-view/rich-tree-view/ordering/*
telemetri | /x/guides/telemetry/*
expantion | /x/react-tree-view/rich-tree-view/expansion/* /x/react-tree-view/simple-tree-view/expansion/* /x/react-data-grid/row-grouping/#group-expansion /x/react-data-grid/tree-data/#group-expansion-with-tree-data
tooltop bar chart | /x/react-charts/bars/* /x/api/charts/charts-tooltip/ /x/react-charts/tooltip/* /x/api/charts/bar-chart/#BarChart-css-tooltip
roadmpa | /x/introduction/roadmap/*
DataGridPor | /x/api/data-grid/data-grid-pro/
onRowDoubleClik | -prop-onRowDoubleClick /x/api/data-grid/#rowDoubleClick
initalState | -prop-initialState /x/react-data-grid/state/*
getItmeId | -prop-getItemId
conditionl row style | /x/react-data-grid/style/* /x/react-data-grid/row-definition/#styling-rows
# message
MUI X: The Data Grid component requires all rows to have a unique \`id\` property. | -prop-getRowId /x/react-data-grid/quickstart/* /x/react-data-grid/row-definition/#row-identifier
MUI X: Missing license key. | /x/introduction/licensing/*
MUI X: Invalid license key. Your MUI X license key format isn't valid. | /x/introduction/licensing/*
Error: MUI X: Error checking license. Key version not found! | /x/introduction/licensing/*
Component not included in your license | /x/introduction/licensing/*
The release information is missing. Not able to validate license. | /x/introduction/licensing/*
It looks like you forgot to wrap your component in LocalizationProvider | /x/react-date-pickers/quickstart/* /x/api/date-pickers/localization-provider/*
MUI X: Could not find the Data Grid context. It looks like you rendered your component outside of a DataGrid | /x/react-data-grid/api-object/* /x/react-data-grid/state/* /x/api/data-grid/data-grid/* /x/react-data-grid/components/#interacting-with-the-data-grid /x/react-data-grid/components/#limits
The Tree View component requires all items to have a \`label\` property | /x/react-tree-view/rich-tree-view/items/* -prop-getItemLabel
The values returned by \`getGroupKey\` for all the sibling rows should be unique | /x/react-data-grid/server-side-data/tree-data/#prerequisites
MUI X: A component is changing the defaultValue of an uncontrolled Picker after being initialized | /x/react-date-pickers/date-picker/* -prop-defaultValue
ChartContainer does not have \`height\` prop, and its container has no \`height\` defined | /x/react-charts/quickstart/* -prop-height /x/react-charts/styling/#size /x/react-charts/composition/#structural-components
MUI X: No row with id #12 found | -getRow -prop-getRow /x/api/data-grid/grid-api/*
A call to \`processRowUpdate()\` threw an error which was not handled because \`onProcessRowUpdateError()\` is missing | -prop-onProcessRowUpdateError
useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component | /x/api/data-grid/* /x/react-data-grid/components/#interacting-with-the-data-grid /x/react-data-grid/components/#limits /x/react-data-grid/components/usage/#composition
Your locale has not been found. Either the locale key is not a supported one. | -prop-adapterLocale /x/react-date-pickers/quickstart/* /x/api/date-pickers/localization-provider/* /x/react-date-pickers/adapters-locale/#with-dayjs /x/react-date-pickers/adapters-locale/#set-a-custom-locale /x/react-date-pickers/date-picker/#localization
`);
