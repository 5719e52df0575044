import type { Problem } from '#core/errors.ts';
import type { PlaygroundGroup, PlaygroundRecord } from '#core/propsPlayground/record.ts';
import type { ComponentReference, ReferenceModel } from '#core/reference/reference.ts';

const FILE = 'content/playgrounds.ts';

const propsOf = ({ props, alsoAccepts }: ComponentReference): Set<string> =>
  new Set([...props.map(({ name }) => name), ...alsoAccepts]);

/** Names in the table that the reference does not know. */
export function checkTable(
  table: readonly PlaygroundGroup[],
  model: Pick<ReferenceModel, 'components'>,
): Problem[] {
  return table.flatMap((group) => {
    const components = group.playgrounds.map(({ component }) =>
      model.components.find(({ name }) => name === component),
    );
    const missing = group.playgrounds.filter((_, i) => components[i] === undefined);
    const present = components.filter((component) => component !== undefined);
    return [
      ...missing.map(({ component }) => ({
        file: FILE,
        message: `The playground of "${component}" has no component: the reference has no page "${component}".`,
        remedy: 'Name a component of the reference, or remove the playground.',
      })),
      ...group.playgrounds.flatMap((record, i) => checkRecord(record, components[i])),
      ...checkFamily(group, present),
    ];
  });
}

function checkRecord(
  record: PlaygroundRecord,
  component: ComponentReference | undefined,
): Problem[] {
  if (component === undefined) return [];
  const legal = propsOf(component);
  const named = [...record.first, ...Object.keys(record.props ?? {}), ...(record.leaveOut ?? [])];
  return [...new Set(named)]
    .filter((prop) => !legal.has(prop))
    .map((prop) => ({
      file: FILE,
      message: `The playground of ${component.name} names the prop "${prop}", which ${component.name} does not have.`,
      remedy: 'Correct the name, or remove it.',
    }));
}

function checkFamily(
  { family, playgrounds }: PlaygroundGroup,
  components: readonly ComponentReference[],
): Problem[] {
  const legal = new Set(components.flatMap((component) => [...propsOf(component)]));
  const names = playgrounds.map(({ component }) => component).join(', ');
  return [...Object.keys(family.props), ...family.leaveOut]
    .filter((prop) => !legal.has(prop))
    .map((prop) => ({
      file: FILE,
      message: `A family of playgrounds names the prop "${prop}", which none of ${names} has.`,
      remedy: 'Correct the name, or remove it.',
    }));
}

/** Props that the table puts first and that no control can be made of: neither type nor note says which values there are. */
export function checkControls(
  record: PlaygroundRecord,
  controls: readonly { prop: string }[],
): Problem[] {
  return record.first
    .filter((name) => !controls.some(({ prop }) => prop === name))
    .map((prop) => ({
      file: FILE,
      message: `The playground of ${record.component} puts the prop "${prop}" first, but has no control for it.`,
      remedy: 'Give it presets or a range in the table, or remove it.',
    }));
}
