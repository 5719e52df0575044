import type { InspectIndex } from '#core/inspect/model.ts';

/** What every `.generated/inspect/<product>.ts` exports. */
export const index: InspectIndex;
