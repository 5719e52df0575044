import * as React from 'react';
import { refusalOf } from './rules';
import {
  countDays,
  formatRange,
  nameOf,
  plannedAbsences,
  workdaysOf,
  type Absence,
  type Range,
} from './timeOff';

interface TimeOff {
  absences: readonly Absence[];
  nextId: number;
  /** What the last step has done. */
  status: string;
  /** What it has refused. */
  problems: readonly string[];
}

type Step =
  | { type: 'request'; ranges: readonly Range[]; kind: Absence['kind'] }
  | { type: 'withdraw'; ranges: readonly Range[] }
  | { type: 'approve' | 'decline'; id: number };

const describe = (absence: Range) =>
  `${nameOf(absence.person)}, ${formatRange(absence)}`;

/** Each range is checked together with those before it. */
function request(
  state: TimeOff,
  { ranges, kind }: Extract<Step, { type: 'request' }>,
): TimeOff {
  let { absences, nextId } = state;
  const status: string[] = [];
  const problems: string[] = [];
  for (const range of ranges) {
    const refusal = refusalOf(absences, { ...range, kind });
    if (refusal) {
      problems.push(refusal);
    } else {
      const added: Absence = { ...range, id: nextId, kind, state: 'requested' };
      absences = [...absences, added];
      nextId += 1;
      const count = countDays(workdaysOf(range).length);
      status.push(`Requested: ${describe(range)}, ${count}.`);
    }
  }
  return { absences, nextId, status: status.join(' '), problems };
}

function withdraw(state: TimeOff, ranges: readonly Range[]): TimeOff {
  const isHit = (absence: Absence) =>
    ranges.some(
      ({ person, from, to }) =>
        person === absence.person && from <= absence.to && to >= absence.from,
    );
  const hit = state.absences.filter(isHit);
  return {
    ...state,
    absences: state.absences.filter((absence) => !isHit(absence)),
    status:
      hit.length === 0
        ? 'There is nothing to withdraw on these days.'
        : `Withdrawn: ${hit.map(describe).join('; ')}.`,
    problems: [],
  };
}

function reduce(state: TimeOff, step: Step): TimeOff {
  if (step.type === 'request') {
    return request(state, step);
  }
  if (step.type === 'withdraw') {
    return withdraw(state, step.ranges);
  }
  const absence = state.absences.find(({ id }) => id === step.id);
  if (!absence) {
    return state;
  }
  if (step.type === 'decline') {
    return {
      ...state,
      absences: state.absences.filter(({ id }) => id !== step.id),
      status: `Declined: ${describe(absence)}.`,
      problems: [],
    };
  }
  return {
    ...state,
    absences: state.absences.map((each) =>
      each.id === step.id ? { ...each, state: 'approved' } : each,
    ),
    status: `Approved: ${describe(absence)}.`,
    problems: [],
  };
}

/** All absences, and the steps that change them. */
export const useTimeOff = () =>
  React.useReducer(reduce, {
    absences: plannedAbsences,
    nextId: plannedAbsences.length + 1,
    status: '',
    problems: [],
  });
