import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceModel,
  ReferenceType,
} from '#core/reference/reference.ts';
import { projectFolders } from '../paths.ts';
import { extractReference } from './extract.ts';
import { readReferencePages } from './facts.ts';

/*
 * Reads the packages once (kept on disk like in a build) and looks at the whole. Run with UPDATE=1 to rewrite the golden
 * files, and read the difference: they are the promise that a change of a rule or a package does not slip through.
 */
const GOLDEN = path.join(path.dirname(fileURLToPath(import.meta.url)), 'golden');
let model: ReferenceModel;

beforeAll(async () => {
  model = await extractReference(projectFolders.generated);
}, 120_000);

const PROSE = new Set(['description', 'deprecated']);

/** A model with a digest in the place of each text: what the packages say in prose is theirs, and stays with them. */
function digested(whole: unknown): unknown {
  const text = JSON.stringify(whole, (key, value: unknown) =>
    PROSE.has(key) && typeof value === 'string' && value !== ''
      ? createHash('sha256').update(value).digest('hex').slice(0, 8)
      : value,
  );
  return JSON.parse(text);
}

/** What a golden file holds, after rewriting it when that is asked for. */
function golden(name: string, value: unknown): unknown {
  const file = path.join(GOLDEN, `${name}.json`);
  if (process.env['UPDATE'] === '1') writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function component(name: string): ComponentReference {
  const found = model.components.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No component ${name}.`);
  return found;
}

function interfaceOf(name: string): InterfaceReference {
  const found = model.interfaces.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No interface ${name}.`);
  return found;
}

const propOf = (owner: string, name: string) =>
  component(owner).props.find((prop) => prop.name === name);

const classOf = (owner: string, key: string) =>
  component(owner).classes.find((one) => one.key === key)?.className;

function allTypes(): ReferenceType[] {
  const members = [
    ...model.components.flatMap(({ props }) => props),
    ...model.interfaces.flatMap((one) => one.members),
  ];
  return [
    ...members.flatMap(({ type, parameters = [], returns }) => [
      type,
      ...parameters.map((parameter) => parameter.type),
      ...(returns === undefined ? [] : [returns.type]),
    ]),
    ...model.events.flatMap(({ parameters, event }) =>
      event ? [parameters, event] : [parameters],
    ),
    ...model.selectors.map(({ type }) => type),
  ];
}

describe('the whole', () => {
  it('has every listed page and no other', () => {
    const pages = readReferencePages();
    const routes = (kind: string) =>
      pages.filter((page) => page.kind === kind).map((page) => page.pathname);
    expect(model.components.map(({ route }) => route).sort()).toEqual(routes('component').sort());
    expect(model.interfaces.map(({ route }) => route).sort()).toEqual(routes('interface').sort());
  });

  it('has the measured number of props, events and selectors', () => {
    const props = model.components.flatMap((one) => one.props);
    // 3,276 that the packages describe, and 90 that they only require (`items` of a tree view).
    expect(props.filter(({ description }) => description !== '')).toHaveLength(3276);
    const silent = props.filter(({ description }) => description === '');
    expect(silent.filter(({ required }) => !required)).toEqual([]);
    expect(props).toHaveLength(3366);
    expect(model.events).toHaveLength(70);
    expect(model.selectors).toHaveLength(98);
  });

  it('has as many props, slots and classes per page as when someone last looked', () => {
    const counts = model.components.map(({ route, props, slots, classes }) => [
      route.replace('/x/api/', ''),
      `${props.length} props, ${slots.length} slots, ${classes.length} classes`,
    ]);
    const members = model.interfaces.map((one) => [
      one.route.replace('/x/api/', ''),
      `${one.members.length} members`,
    ]);
    const hooks = model.hooks.map(({ route, signatures, parameters, returns }) => [
      route.replace('/x/api/', ''),
      `${signatures.length} signatures, ${parameters.length} parameters, ${returns.members.length} members`,
    ]);
    const all = Object.fromEntries([...counts, ...members, ...hooks]);
    expect(all).toEqual(golden('counts', all));
  });

  it('matches the golden models', () => {
    for (const name of ['DataGrid', 'DatePicker', 'DateField', 'ChartContainerPro', 'TreeItem']) {
      const own = digested(component(name));
      expect(own).toEqual(golden(name, own));
    }
    const columns = digested(interfaceOf('GridColDef'));
    expect(columns).toEqual(golden('GridColDef', columns));
    const context = digested(model.hooks.find(({ name }) => name === 'usePickerContext'));
    expect(context).toEqual(golden('usePickerContext', context));
  });
});

describe('types', () => {
  it('fit into a row', () => {
    expect(allTypes().filter(({ short }) => short.length > 60)).toEqual([]);
  });

  it('stay readable and stand on one line', () => {
    const long = allTypes().filter(({ text }) => text.length > 200);
    expect(new Set(long.map(({ text }) => text)).size).toBeLessThanOrEqual(2);
    expect(allTypes().filter(({ text }) => text.includes('\n'))).toEqual([]);
  });

  it('say what the value is, not how propTypes check it', () => {
    const vague = allTypes().filter(({ text }) =>
      /^(?:func|object|shape|never|unknown)$/.test(text),
    );
    expect(vague).toEqual([]);
    expect(allTypes().filter(({ text }) => text.includes('import('))).toEqual([]);
  });

  it('print dates by the name that a reader knows', () => {
    expect(propOf('DatePicker', 'minDate')?.type.text).toBe('PickerValidDate');
    const dates = model.components
      .filter(({ product }) => product === 'x-date-pickers')
      .flatMap(({ props }) => props.filter(({ type }) => type.text === 'any'));
    expect(dates.map(({ name }) => name)).toEqual(['dateLibInstance']);
  });

  it('list the members of a union of literals as they were written', () => {
    expect(propOf('DataGrid', 'density')?.type.literals).toEqual([
      "'compact'",
      "'standard'",
      "'comfortable'",
    ]);
    expect(propOf('DateField', 'variant')?.type.text).toBe("'standard' | 'filled' | 'outlined'");
  });

  it('have a record when MUI X declares them', () => {
    for (const name of [
      'GridRowSelectionModel',
      'GridCallbackDetails',
      'PickerValidDate',
      'BarSeries',
    ]) {
      expect(model.types[name]?.text).toContain(name);
    }
    expect(Object.values(model.types).filter(({ text }) => text.length > 3000)).toEqual([]);
  });
});

describe('callbacks', () => {
  it('tell what they are given', () => {
    const prop = propOf('DataGrid', 'onRowSelectionModelChange');
    expect(prop?.parameters?.map(({ name, type }) => `${name}: ${type.text}`)).toEqual([
      'rowSelectionModel: GridRowSelectionModel',
      'details: GridCallbackDetails',
    ]);
    expect(prop?.parameters?.every(({ description }) => description !== '')).toBe(true);
  });

  it('tell what a listener of an event is given', () => {
    const prop = propOf('DataGrid', 'onCellClick');
    expect(prop?.type.text).toBe("GridEventListener<'cellClick'>");
    expect(prop?.parameters?.map(({ name }) => name)).toEqual(['params', 'event', 'details']);
  });

  it('keep what the comment says about parts of a parameter', () => {
    const names = propOf('RichTreeViewPro', 'onItemPositionChange')?.parameters?.map(
      ({ name }) => name,
    );
    expect(names).toEqual(['params', 'params.itemId', 'params.oldPosition', 'params.newPosition']);
  });

  it('trust the type where the comment names another', () => {
    const [, context] = propOf('DatePicker', 'onChange')?.parameters ?? [];
    expect(context?.type.text).toBe('PickerChangeHandlerContext<DateValidationError>');
  });
});

describe('inherited props', () => {
  const inheritedOf = (owner: string) => component(owner).inherited;
  const inherited = (owner: string, name: string) =>
    inheritedOf(owner)?.props.find((prop) => prop.name === name);

  it('are all that a component accepts without a description, and none of its documented props', () => {
    for (const { name, props, alsoAccepts, inherited: own } of model.components) {
      const names = own?.props.map((prop) => prop.name) ?? [];
      expect([name, alsoAccepts.filter((one) => !names.includes(one))]).toEqual([name, []]);
      const documented = new Set(props.map((prop) => prop.name));
      expect([name, names.filter((one) => documented.has(one))]).toEqual([name, []]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('say what the value is and which type declares it', () => {
    expect(inherited('QuickFilterTrigger', 'size')).toMatchObject({
      type: { text: "'small' | 'medium' | 'large'" },
      origin: 'ButtonProps',
    });
    expect(inherited('BarChart', 'title')).toMatchObject({
      type: { text: 'string' },
      origin: 'ChartsSurfaceProps',
    });
    expect(inherited('DataGrid', 'columnGroupingModel')?.type.text).toBe('GridColumnGroupingModel');
  });

  it('name the attributes of elements once, with the element', () => {
    expect(inheritedOf('TreeItem')?.attributes).toBe('React.HTMLAttributes<HTMLLIElement>');
    expect(inheritedOf('AreaElement')?.attributes).toBe('React.SVGAttributes<SVGPathElement>');
    expect(inheritedOf('PickersDay')?.attributes).toBe(
      'React.ButtonHTMLAttributes<HTMLButtonElement>',
    );
    expect(inheritedOf('DataGrid')?.attributes).toBeUndefined();
    expect(inherited('TreeItem', 'onMouseEnter')).toBeUndefined();
  });

  it('can be read without the type that declares them', () => {
    expect(inherited('DatePicker', 'enableAccessibleFieldDOMStructure')?.type.text).toBe('boolean');
    expect(inherited('AreaElement', 'style')?.type.text).toBe('React.CSSProperties');
    expect(inherited('BarChart', 'apiRef')?.type.text).toBe(
      'React.RefObject<ChartPublicAPI | undefined>',
    );
    const all = model.components.flatMap((one) => one.inherited?.props ?? []);
    expect(all.filter(({ type }) => type.short.length > 60)).toEqual([]);
    const open = /import\(|\n|<T[A-Z]\w*>|^T[A-Z]|Partial<\{\}>/;
    expect(all.filter(({ type }) => open.test(type.text))).toEqual([]);
    expect(all.filter(({ name }) => /^(?:key|ref|(?:internal|unstable)_.*)$/.test(name))).toEqual(
      [],
    );
  });

  it('are of the first plan that has them', () => {
    expect(inherited('ChartContainerPro', 'zoomData')?.plan).toBe('pro');
    expect(inherited('ChartContainerPro', 'title')?.plan).toBe('community');
    expect(inherited('RichTreeViewPro', 'style')?.plan).toBe('community');
  });
});

describe('plans', () => {
  it('are those of the first package that has a prop', () => {
    expect(propOf('DataGridPremium', 'rowReordering')?.plan).toBe('pro');
    expect(propOf('DataGridPremium', 'aggregationModel')?.plan).toBe('premium');
    expect(propOf('DataGridPremium', 'rows')?.plan).toBe('community');
    expect(propOf('ChartContainerPro', 'initialZoom')?.plan).toBe('pro');
    expect(propOf('DataGrid', 'rowReordering')).toBeUndefined();
  });

  it('are those of the first package that has a member or an event', () => {
    const plans = Object.fromEntries(
      interfaceOf('GridColDef').members.map(({ name, plan }) => [name, plan]),
    );
    expect(plans).toMatchObject({
      field: 'community',
      renderHeaderFilter: 'pro',
      aggregable: 'premium',
    });
    expect(model.events.find(({ name }) => name === 'rowOrderChange')?.plan).toBe('pro');
  });
});

describe('classes', () => {
  it('are those that stand in the document', () => {
    expect(classOf('DataGridPro', 'cell')).toBe('MuiDataGrid-cell');
    expect(classOf('PickersDay', 'selected')).toBe('Mui-selected');
    expect(classOf('ChartsLegend', 'root')).toMatch(/^Mui\w+-root$/);
    const nameless = model.components.flatMap((one) =>
      one.classes.filter(({ className }) => !/^(?:Mui\w*|Charts)-[\w-]+$/.test(className)),
    );
    expect(nameless).toEqual([]);
  });
});

describe('imports', () => {
  it('exist for every component and give something when they are run', () => {
    const require = createRequire(import.meta.url);
    // the style sheet that the grid imports; Vitest reads it only in ES modules
    require.extensions['.css'] = () => undefined;
    const broken = model.components.flatMap(({ name, exportName, imports }) => {
      if (imports.length === 0) return [name];
      return imports
        .map(({ line }) => line)
        .filter((line) => {
          const [, imported, module] = /^import \{ (\w+) \} from '([^']+)';$/.exec(line) ?? [];
          if (imported !== exportName || module === undefined) return true;
          return (require(module) as Record<string, unknown>)[exportName] === undefined;
        });
    });
    expect(broken).toEqual([]);
  }, 120_000);

  it('leave out the placeholders that throw', () => {
    expect(component('DataGrid').imports.map((one) => one.package)).toEqual([
      '@mui/x-data-grid',
      '@mui/x-data-grid',
    ]);
    expect(component('SankeyChart').exportName).toBe('Unstable_SankeyChart');
  });
});

describe('interfaces', () => {
  it('show the members of every branch of a union', () => {
    const names = interfaceOf('GridColDef').members.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['field', 'valueOptions', 'getActions']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('group the methods of the API object by the interface that declares them', () => {
    const groups = new Set(interfaceOf('GridApi').members.map(({ group }) => group));
    expect(groups).toContain('GridSortApi');
    expect(groups.size).toBeGreaterThan(30);
  });

  it('connect an event with the prop that takes its listener', () => {
    expect(model.events.find(({ name }) => name === 'cellClick')?.prop).toBe('onCellClick');
  });
});
