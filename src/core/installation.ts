import { DocsError } from './errors.ts';
import { PLAN_NAMES, PLANS, type Plan } from './reference/plans.ts';
import { dateLibraryOf } from './sandbox/adapters.ts';

/** The smallest example of a product in one plan. */
export interface InstallableExample {
  package: string;
  /** Lines of imports from the package. */
  imports: string[];
  /** Lines between the imports and the component; none where the example needs no data. */
  data: string[];
  /** The element, without indent. */
  element: string[];
}

export interface InstallableProduct {
  label: string;
  value: string;
  /** Whether the example needs an adapter of a date library. */
  dates: boolean;
  plans: Partial<Record<Plan, InstallableExample>>;
}

/** What a reader chooses from. */
export interface Installation {
  products: InstallableProduct[];
  /** Adapters of the pickers, the default first. */
  dateLibraries: { label: string; value: string; adapter: string }[];
  /** Packages that every product needs, by their name. */
  base: string[];
}

/** What the groups of choices are called. */
export interface ChoiceLegends {
  product: string;
  plan: string;
  dateLibrary: string;
  packageManager: string;
}

/** A group of radio buttons; its name is that of a remembered choice (`tabKey`). */
export interface ChoiceGroup {
  name: string;
  legend: string;
  options: { label: string; value: string }[];
  /** Shown while these hold. */
  when: Condition[];
}

/** Holds while a group has the value, or has another one. */
export interface Condition {
  group: string;
  value: string;
  not?: boolean;
}

/** What to install and what to write for one set of choices. */
export interface InstallationPart {
  when: Condition[];
  label: string;
  packages: string[];
  code: string;
}

export const PACKAGE_MANAGERS = [
  { label: 'npm', value: 'npm', command: 'npm install' },
  { label: 'pnpm', value: 'pnpm', command: 'pnpm add' },
  { label: 'yarn', value: 'yarn', command: 'yarn add' },
];

const LICENSE = '@mui/x-license';
const ALL_PLANS = PLANS.join(' ');
const plansOf = ({ plans }: InstallableProduct): Plan[] => PLANS.filter((plan) => plans[plan]);
const optionsOf = (plans: readonly Plan[]) =>
  plans.map((plan) => ({ label: PLAN_NAMES[plan], value: plan }));

/**
 * Plans are remembered apart for products that have all three, so that who has Premium for the one is not shown a plan
 * that the other does not have.
 */
const planGroupOf = (product: InstallableProduct): string =>
  plansOf(product).join(' ') === ALL_PLANS ? 'all-plans' : 'plan';

/** The groups in the order they are chosen in. */
export function choiceGroups(
  { products, dateLibraries }: Installation,
  legends: ChoiceLegends,
): ChoiceGroup[] {
  const without = (keep: (product: InstallableProduct) => boolean): Condition[] =>
    products
      .filter((product) => !keep(product))
      .map(({ value }) => ({ group: 'product', value, not: true }));
  const all = (product: InstallableProduct): boolean => planGroupOf(product) === 'all-plans';
  return [
    { name: 'product', legend: legends.product, options: products, when: [] },
    { name: 'all-plans', legend: legends.plan, options: optionsOf(PLANS), when: without(all) },
    {
      name: 'plan',
      legend: legends.plan,
      options: optionsOf(['community', 'pro']),
      when: without((product) => !all(product)),
    },
    {
      name: 'date-library',
      legend: legends.dateLibrary,
      options: dateLibraries,
      when: without(({ dates }) => dates),
    },
    {
      name: 'package-manager',
      legend: legends.packageManager,
      options: PACKAGE_MANAGERS,
      when: [],
    },
  ].map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ label, value }) => ({ label, value })),
  }));
}

/**
 * Every set of choices, the package manager left out.
 * @param versions the installed version of each package that is named.
 * @throws DocsError when a package is not installed.
 */
export function installationParts(
  installation: Installation,
  versions: Readonly<Record<string, string | undefined>>,
): InstallationPart[] {
  const ranged = (name: string): string => `${name}@${majorOf(name, versions[name])}`;
  return installation.products.flatMap((product) =>
    plansOf(product).flatMap((plan) => {
      const example = product.plans[plan];
      if (example === undefined) return [];
      const paid = plan !== 'community';
      const when = [
        { group: 'product', value: product.value },
        { group: planGroupOf(product), value: plan },
      ];
      const label = `${product.label}, ${PLAN_NAMES[plan]}`;
      const own = [example.package, ...(paid ? [LICENSE] : [])].map(ranged);
      const base = installation.base.map((name) =>
        name.startsWith('@emotion/') ? name : ranged(name),
      );
      if (!product.dates) {
        return [
          { when, label, packages: [...own, ...base], code: printExample(example, { paid }) },
        ];
      }
      return installation.dateLibraries.map((library) => ({
        when: [...when, { group: 'date-library', value: library.value }],
        label: `${label}, ${library.label}`,
        packages: [...own, ...datePackages(library.adapter), ...base],
        code: printExample(example, { paid, adapter: library.adapter }),
      }));
    }),
  );
}

/** @throws DocsError when the package is not installed. */
function majorOf(name: string, version: string | undefined): string {
  if (version === undefined) {
    throw new DocsError(
      `The installation page names the package "${name}", which is not installed.`,
      'Install it, or correct its name in content/installation.ts.',
    );
  }
  return version.split('.', 1)[0] ?? version;
}

/** The library of an adapter, with the package of its types where it has none of its own. */
function datePackages(adapter: string): string[] {
  const library = dateLibraryOf(`@mui/x-date-pickers/${adapter}`);
  if (library === undefined) {
    const remedy = 'Name one that starts with "Adapter", as in AdapterDayjs.';
    throw new DocsError(`"${adapter}" is no adapter of the pickers.`, remedy);
  }
  const { library: name, version, types } = library;
  const named = [{ name, version }, ...(types === undefined ? [] : [types])];
  return named.map((each) => `${each.name}@${majorOf(each.name, each.version)}`);
}

/** The example as a file that renders it. */
function printExample(
  { package: from, imports, data, element }: InstallableExample,
  { paid, adapter }: { paid: boolean; adapter?: string },
): string {
  const dated = adapter === undefined ? [] : [adapter, 'LocalizationProvider'];
  const wrapped =
    adapter === undefined
      ? element
      : [
          `<LocalizationProvider dateAdapter={${adapter}}>`,
          ...element.map((line) => `  ${line}`),
          '</LocalizationProvider>',
        ];
  const blocks = [
    [
      ...(paid ? [`import { LicenseInfo } from '${LICENSE}';`] : []),
      ...imports,
      ...dated.map((name) => `import { ${name} } from '${from}/${name}';`),
    ],
    paid ? ["LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');"] : [],
    data,
    [
      'export default function App() {',
      '  return (',
      ...wrapped.map((line) => `    ${line}`),
      '  );',
      '}',
    ],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
