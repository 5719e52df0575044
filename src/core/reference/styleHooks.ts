import type { Plan } from './plans.ts';
import { kebabCase } from './reference.ts';

/** A CSS variable or a data attribute of a component's elements, which style sheets and tests may use. */
export interface StyleHook {
  /** `--DataGrid-rowBorderColor`, `data-id`. */
  name: string;
  /** Which elements have it, as a selector. */
  on: string;
  /** A sentence: what it holds. */
  text: string;
  /** Of a variable: the component reads it and never writes it after its own style, so that `sx` decides. */
  settable?: true;
  /** The first plan that has it; of every plan when left out. */
  plan?: Plan;
}

/** Whether it is a CSS variable; else it is an attribute. */
export const isVariable = ({ name }: Pick<StyleHook, 'name'>): boolean => name.startsWith('--');

/** The anchor of a CSS variable or a data attribute: `data-grid-css-DataGrid-rowWidth`, `data-grid-attribute-data-id`. */
export const styleHookAnchor = (owner: string, name: string): string =>
  isVariable({ name })
    ? `${kebabCase(owner)}-css-${name.slice(2)}`
    : `${kebabCase(owner)}-attribute-${name}`;
