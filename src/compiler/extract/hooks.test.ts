import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { hooksInReference } from '#content/api.ts';
import type { HookReference, ReferenceMember, ReferenceModel } from '#core/reference/reference.ts';
import { projectFolders } from '../paths.ts';
import { extractReference } from './extract.ts';

/* What the packages' hooks become; read once, kept on disk like in a build. */
let model: ReferenceModel;

beforeAll(async () => {
  model = await extractReference(projectFolders.generated);
}, 120_000);

function hook(name: string): HookReference {
  const found = model.hooks.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No hook ${name}.`);
  return found;
}

const typesOf = (members: readonly ReferenceMember[]) =>
  Object.fromEntries(members.map(({ name, type }) => [name, type.text]));

const membersOf = ({ parameters, returns }: HookReference): ReferenceMember[] => [
  ...parameters,
  ...parameters.flatMap(({ members }) => members),
  ...returns.members,
];

describe('the whole', () => {
  it('has every listed hook and no other', () => {
    const listed = Object.entries(hooksInReference).flatMap(([product, names]) =>
      names.map((name) => `${product} ${name}`),
    );
    const found = model.hooks.map(({ product, name }) => `${product} ${name}`);
    expect(found.sort()).toEqual(listed.sort());
  });

  it('gives each a route of its own', () => {
    const routes = [...model.components, ...model.interfaces, ...model.hooks].map(
      ({ route }) => route,
    );
    expect(new Set(routes).size).toBe(routes.length);
    expect(hook('useXScale').route).toBe('/x/api/charts/use-x-scale/');
  });

  it('says of each how it is called, and what it takes or gives', () => {
    const silent = model.hooks.filter(
      ({ name, signatures, parameters, returns }) =>
        !signatures.every(({ text }) => text.startsWith(`function ${name}`)) ||
        (parameters.length === 0 && returns.type.text === 'void'),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('gives import lines that work when they are run', () => {
    const require = createRequire(import.meta.url);
    // the style sheet that the grid imports; Vitest reads it only in ES modules
    require.extensions['.css'] = () => undefined;
    const broken = model.hooks.flatMap(({ name, exportName, imports }) => {
      if (imports.length === 0) return [name];
      return imports
        .map(({ line }) => line)
        .filter((line) => {
          const [, imported, module] = /^import \{ (\w+) \} from '([^']+)';$/.exec(line) ?? [];
          if (imported !== exportName || module === undefined) return true;
          return typeof (require(module) as Record<string, unknown>)[exportName] !== 'function';
        });
    });
    expect(broken).toEqual([]);
  }, 120_000);
});

describe('types', () => {
  it('fit into a row and name no files', () => {
    const members = model.hooks.flatMap(membersOf);
    expect(members.filter(({ type }) => type.short.length > 60)).toEqual([]);
    const texts = [
      ...members.map(({ type }) => type.text),
      ...model.hooks.flatMap(({ signatures }) => signatures.map(({ text }) => text)),
    ];
    expect(texts.filter((text) => text.includes('import('))).toEqual([]);
  });

  it('print dates by the name that a reader knows', () => {
    expect(typesOf(hook('useDateField').parameters[0]?.members ?? [])).toMatchObject({
      minDate: 'PickerValidDate',
      value: 'PickerValue',
    });
    expect(typesOf(hook('usePickerAdapter').returns.members)).toMatchObject({
      isEqual: '(value: PickerValidDate | null, comparing: PickerValidDate | null) => boolean',
    });
  });

  it('keep the undefined of what is given back', () => {
    expect(hook('useChartId').returns.type.text).toBe('string | undefined');
    expect(typesOf(hook('usePickerContext').returns.members)).toMatchObject({
      name: 'string | undefined',
    });
  });

  it('of a union of objects, are what the member is in any of them', () => {
    const types = typesOf(hook('useXAxis').returns.members);
    expect(types['scaleType']).toContain("'band'");
    expect(types['scaleType']).toContain("'linear'");
    expect(types['scale']).toContain('ScaleBand<');
    expect(types['scale']).toContain('ScaleLinear<');
  });
});

describe('parameters', () => {
  it('are called options where the package takes them apart in place', () => {
    const [props, options] = hook('useAnimate').parameters;
    expect([props?.name, options?.name]).toEqual(['props', 'options']);
    expect(options?.members.map(({ name }) => name)).toContain('createInterpolator');
  });

  it('of several overloads are optional when one does without', () => {
    const { parameters, returns } = hook('useScatterSeries');
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['seriesId', false],
      ['seriesIds', false],
    ]);
    expect(returns.type.text).toBe(
      'UseScatterSeriesReturnValue | undefined | UseScatterSeriesReturnValue[]',
    );
    expect(returns.each).toBe(false);
  });

  it('take any of the types that the overloads give them', () => {
    const [, selector, args] = hook('useGridSelector').parameters;
    expect(selector?.type.text).toBe(
      '((apiRef: RefObject<Api>) => T) | ((apiRef: RefObject<Api>, a1: Args) => T)',
    );
    expect([args?.required, args?.type.text]).toEqual([false, 'Args']);
  });

  it('have the description of a part that only the comment of the hook gives', () => {
    const [parameters] = hook('useMultiInputRangeField').parameters;
    const manager = parameters?.members.find(({ name }) => name === 'manager');
    expect(manager?.description).not.toBe('');
  });
});

describe('what a hook gives', () => {
  it('lists the members of an object of the library, callbacks with their arguments', () => {
    const { members } = hook('usePickerContext').returns;
    const setValue = members.find(({ name }) => name === 'setValue');
    expect(setValue?.parameters?.map(({ name }) => name)).toEqual(['value', 'options']);
    expect(members.find(({ name }) => name === 'open')?.description).not.toBe('');
  });

  it('lists nothing of what React or the browser declares', () => {
    expect(hook('useGridApiRef').returns.members).toEqual([]);
    expect(hook('useChartId').returns.members).toEqual([]);
  });

  it('lists the members of an element where a list is given', () => {
    const { members, each } = hook('useAxesTooltip').returns;
    expect(each).toBe(true);
    expect(members.map(({ name }) => name)).toContain('seriesItems');
  });

  it('leaves out what the packages keep to themselves', () => {
    const names = hook('useDateManager').returns.members.map(({ name }) => name);
    expect(names).toEqual(['valueType', 'validator']);
  });
});

describe('plans', () => {
  it('show the signature that a higher plan has of its own', () => {
    const { plan, signatures } = hook('useGridApiRef');
    expect(plan).toBe('community');
    expect(signatures.map((one) => [one.plan, /= (\w+)/.exec(one.text)?.[1]])).toEqual([
      ['community', 'GridApiCommunity'],
      ['pro', 'GridApiPro'],
      ['premium', 'GridApiPremium'],
    ]);
  });

  it('mark the members that a higher plan adds', () => {
    const plans = Object.fromEntries(
      hook('useSeries').returns.members.map(({ name, plan }) => [name, plan]),
    );
    expect(plans).toMatchObject({ bar: 'community', heatmap: 'pro', funnel: 'pro' });
  });

  it('are those of the first package that exports the hook', () => {
    expect(hook('useChartProApiRef').plan).toBe('pro');
    expect(hook('useKeepGroupedColumnsHidden').plan).toBe('premium');
  });

  it('take no member from the older tree view that its Pro package brings', () => {
    const { returns } = hook('useTreeItem');
    expect(returns.members.map(({ plan }) => plan)).not.toContain('pro');
  });
});

describe('names', () => {
  it('are without unstable_, which the import line has', () => {
    const { exportName, route, imports } = hook('useDateField');
    expect(exportName).toBe('unstable_useDateField');
    expect(route).toBe('/x/api/date-pickers/use-date-field/');
    expect(imports.map(({ line }) => line)).toContain(
      "import { unstable_useDateField } from '@mui/x-date-pickers/DateField';",
    );
  });
});
