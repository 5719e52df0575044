import { LONGEST_TEXT, type Control } from './description.ts';

/** Prop → value as text; every control has one. */
export type PropsPlaygroundState = Readonly<Record<string, string>>;

export const initialState = (controls: readonly Control[]): PropsPlaygroundState =>
  Object.fromEntries(controls.map(({ prop, initial }) => [prop, initial]));

/** Whether a text is a value of the control. "Not passed" is one, unless the control always prints its prop. */
export function isLegal(control: Control, value: string): boolean {
  if (value === control.unset) return true;
  switch (control.kind) {
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'choice':
      return control.values.some((legal) => String(legal) === value);
    case 'number': {
      const number = Number(value);
      return String(number) === value && number >= control.min && number <= control.max;
    }
    case 'text':
      // No control characters: code has a text in one line.
      return value !== '' && value.length <= LONGEST_TEXT && !/\p{Cc}/u.test(value);
    case 'preset':
      return control.presets.some(({ id }) => id === value);
  }
}

/** `?a=b&c=d+e` as a form encodes it; of a repeated key the first counts, malformed percent-encoding counts as absent. */
function parseQuery(query: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [key = '', ...rest] = pair.split('=');
    try {
      const name = decodeURIComponent(key);
      const value = decodeURIComponent(rest.join('=').replace(/\+/g, ' '));
      if (!pairs.has(name)) pairs.set(name, value);
    } catch {
      continue; // nonsense in the address: the default holds
    }
  }
  return pairs;
}

/** What the values of a state bring along, over the values that the playground starts with. */
function baseline(controls: readonly Control[], state: PropsPlaygroundState): PropsPlaygroundState {
  const brought = controls.map(({ prop, brings }) => brings?.[state[prop] ?? ''] ?? {});
  return Object.assign({}, initialState(controls), ...brought) as PropsPlaygroundState;
}

/**
 * The state that a query asks for (`?density=compact`). Unknown keys are dropped, a value that makes no sense becomes
 * the one the playground starts with, and a value brings along what it needs, unless the query says otherwise.
 */
export function parseState(controls: readonly Control[], query: string): PropsPlaygroundState {
  const requested = parseQuery(query);
  const given: Record<string, string> = {};
  for (const control of controls) {
    const value = requested.get(control.prop);
    if (value !== undefined && isLegal(control, value)) given[control.prop] = value;
  }
  return { ...baseline(controls, { ...initialState(controls), ...given }), ...given };
}

/** The query of a state, empty or with its question mark: only values that differ from where a reader starts. */
export function printState(controls: readonly Control[], state: PropsPlaygroundState): string {
  const start = baseline(controls, state);
  const pairs = controls.flatMap(({ prop }) => {
    const value = state[prop] ?? '';
    return value === start[prop]
      ? []
      : [`${encodeURIComponent(prop)}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The state after a reader has set one control; a value that makes no sense changes nothing. */
export function changeState(
  controls: readonly Control[],
  state: PropsPlaygroundState,
  prop: string,
  value: string,
): PropsPlaygroundState {
  const control = controls.find((candidate) => candidate.prop === prop);
  if (control === undefined || !isLegal(control, value)) return state;
  const start = initialState(controls);
  // What the value before had brought along goes with it.
  const left = Object.keys(control.brings?.[state[prop] ?? ''] ?? {});
  return {
    ...state,
    ...Object.fromEntries(left.map((name) => [name, start[name] ?? ''])),
    ...control.brings?.[value],
    [prop]: value,
  };
}

/** The value that a component gets; undefined when the prop is not passed. Presets are code: see the generated module. */
export function valueOf(control: Control, value: string): string | number | boolean | undefined {
  if (value === control.unset || !isLegal(control, value)) return undefined;
  switch (control.kind) {
    case 'boolean':
      return value === 'true';
    case 'choice':
      return control.values.find((legal) => String(legal) === value);
    case 'number':
      return Number(value);
    case 'text':
      return value;
    case 'preset':
      return undefined;
  }
}
