import {
  nameOfTypeParameter,
  type ComponentReference,
  type HookReference,
  type InterfaceReference,
  type ReferenceMember,
} from '#core/reference/reference.ts';

/** What has a page of its own in the reference. */
export type Entry = ComponentReference | InterfaceReference | HookReference;

const textsOf = ({ type, parameters = [], returns }: ReferenceMember): string[] => [
  type.text,
  ...parameters.map((parameter) => parameter.type.text),
  ...(returns === undefined ? [] : [returns.type.text]),
];

/** Every type text of an entry's page. */
export function textsOfEntry(entry: Entry): string[] {
  if (entry.kind === 'interface') return entry.members.flatMap(textsOf);
  if (entry.kind === 'hook') return textsOfHook(entry);
  const slots = entry.slots.flatMap(({ baseProps, ownerState }) => [
    baseProps ?? '',
    ownerState ?? '',
  ]);
  return [...entry.props.flatMap(textsOf), ...slots];
}

/** Without the hook's own type parameters: `Props` and `Args` of a hook are not the types of these names. */
function textsOfHook({ signatures, parameters, returns, typeParameters }: HookReference): string[] {
  const members = [...parameters, ...parameters.flatMap((one) => one.members), ...returns.members];
  const texts = [...signatures.map(({ text }) => text), ...members.flatMap(textsOf)];
  const own = new Set(typeParameters.map(nameOfTypeParameter));
  return texts.map((text) => text.replace(/\w+/g, (word) => (own.has(word) ? '' : word)));
}
