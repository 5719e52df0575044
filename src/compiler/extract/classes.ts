import ts from 'typescript';
import type { ComponentReference, ReferenceClass } from '#core/reference/reference.ts';
import { propertiesOf } from './members.ts';
import { docOf } from './declarations.ts';
import { isIgnored, proseOf } from './jsdoc.ts';

/** What only running the package tells: the names that its own code gives the keys of a classes type. */
export interface ClassesRequest {
  /** The declaration file beside the module that makes the names. */
  file: string;
  /** `GridClasses` */
  name: string;
  keys: string[];
}

/** `@mui/x-…/esm/PickersDay/pickersDayClasses.d.ts PickersDayClasses` */
export const requestKey = ({ file, name }: Pick<ClassesRequest, 'file' | 'name'>): string =>
  `${file} ${name}`;

/** The documented classes in alphabetical order, their names still to be asked for. */
export function describeClasses(checker: ts.TypeChecker, classes: ts.Type): ReferenceClass[] {
  return propertiesOf(checker, classes)
    .map(({ symbol }) => ({ key: symbol.name, doc: docOf(symbol.declarations?.[0]) }))
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ key, doc }): ReferenceClass => {
      const { description, deprecated } = proseOf(doc);
      return {
        key,
        className: '',
        global: false,
        description,
        ...(deprecated === undefined ? {} : { deprecated }),
      };
    })
    .sort((a, b) => a.key.localeCompare(b.key, 'en'));
}

/** `Mui-selected`, `Charts-highlighted`: a state that components share, unlike `MuiPickersDay-today`. */
const isShared = (className: string): boolean => !/^Mui[A-Z]/.test(className);

/** The component with real class names; a key that the package's code names no class for is left out. */
export function withClassNames(
  component: ComponentReference,
  names: Readonly<Record<string, string>>,
): ComponentReference {
  return {
    ...component,
    classes: component.classes.flatMap((entry) => {
      const className = names[entry.key];
      return className === undefined ? [] : [{ ...entry, className, global: isShared(className) }];
    }),
    slots: component.slots.map((slot) => {
      const className = names[slot.name];
      return className === undefined ? slot : { ...slot, className };
    }),
  };
}
