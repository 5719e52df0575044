import type { Dayjs } from 'dayjs';
import { showDate } from './useCallLog';

export const pickerStates = [
  'Closed',
  'Open',
  'Changed',
  'Accepted',
  'Canceled',
] as const;
export type PickerState = (typeof pickerStates)[number];

/** A callback of the picker, with what it received. */
export type PickerCall =
  | { name: 'onOpen' | 'onClose' }
  | { name: 'onChange' | 'onAccept'; value: Dayjs | null }
  | { name: 'onViewChange'; view: string };

/** What is known from the calls so far. */
export interface PickerVisit {
  open: boolean;
  /** The picker does not report its first view. */
  view: string;
  value: Dayjs | null;
  accepted: Dayjs | null;
  /** How the visit of the popup ends if nothing else is called. */
  ending: 'Closed' | 'Accepted' | 'Canceled';
  /** The last four calls, oldest first. */
  calls: readonly string[];
}

export function startVisit(value: Dayjs | null): PickerVisit {
  return {
    open: false,
    view: 'day',
    value,
    accepted: value,
    ending: 'Closed',
    calls: [],
  };
}

export function stateOf({ open, value, accepted, ending }: PickerVisit) {
  if (!open) {
    return ending;
  }
  return showDate(value) === showDate(accepted) ? 'Open' : 'Changed';
}

export function nextVisit(visit: PickerVisit, call: PickerCall): PickerVisit {
  const calls = [...visit.calls, describe(call)].slice(-4);
  switch (call.name) {
    case 'onOpen':
      return { ...visit, open: true, ending: 'Closed', calls };
    case 'onViewChange':
      return { ...visit, view: call.view, calls };
    case 'onChange':
      // Unless onAccept follows, the picker gives the change up when it closes.
      return { ...visit, value: call.value, ending: 'Canceled', calls };
    case 'onAccept':
      return { ...visit, accepted: call.value, ending: 'Accepted', calls };
    case 'onClose':
      return { ...visit, open: false, calls };
  }
}

function describe(call: PickerCall) {
  if ('value' in call) {
    return `${call.name}(${showDate(call.value)})`;
  }
  return 'view' in call ? `${call.name}(${call.view})` : `${call.name}()`;
}
