/*
 * What inspecting a demo knows of the library: the reference model, cut down to classes and what controls them. One
 * index per product, fetched when a reader first inspects.
 */

/** A documented component, as far as its elements and styles go. */
export interface InspectComponent {
  name: string;
  /** Of its reference page. */
  route: string;
  /** What its root's classes begin with, and its key in a theme: `MuiDataGrid`. */
  prefix: string;
  /** Takes `sx`. */
  sx?: true;
  /** Takes `classes`. */
  classes?: true;
  /** Slot → the component that fills it, empty where the package does not say. */
  slots?: Record<string, string>;
}

/** A class that occurs in the document. */
export interface InspectClass {
  /** In `classes`, and at the end of the class. */
  key: string;
  /** Indices of the components that list it, the likeliest first. */
  owners: number[];
  /** The slot whose element has it, in each owner. */
  slot?: string;
  /** Holds for a time or in a variant: `Mui-selected`, `MuiDataGrid-columnHeader--sorted`. */
  state?: true;
  /** The key in a theme whose `styleOverrides[key]` reaches it: tried out on the packages. */
  theme?: string;
}

export interface InspectIndex {
  components: InspectComponent[];
  /** By class. */
  classes: Record<string, InspectClass>;
}

/** Several products' indexes as one: a page outside of the products shows demos of any. */
export function mergeIndexes(indexes: readonly InspectIndex[]): InspectIndex {
  const merged: InspectIndex = { components: [], classes: {} };
  for (const { components, classes } of indexes) {
    const offset = merged.components.length;
    merged.components.push(...components);
    for (const [className, entry] of Object.entries(classes)) {
      const owners = entry.owners.map((owner) => owner + offset);
      const known = merged.classes[className];
      // State classes such as `Mui-selected` are of all products.
      if (known === undefined) merged.classes[className] = { ...entry, owners };
      else known.owners.push(...owners);
    }
  }
  return merged;
}
