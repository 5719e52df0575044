/** Two hours of the quay: which ship lies at which berth. */
export interface Slot {
  id: number;
  from: string;
  north1: string | null;
  north2: string | null;
  pier: string | null;
}

export const slots: Slot[] = [
  { id: 1, from: '06:00', north1: 'Alma', north2: null, pier: 'Wren' },
  { id: 2, from: '08:00', north1: 'Alma', north2: null, pier: 'Wren' },
  { id: 3, from: '10:00', north1: 'Borealis', north2: null, pier: null },
  { id: 4, from: '12:00', north1: 'Borealis', north2: null, pier: 'Petrel' },
  { id: 5, from: '14:00', north1: null, north2: 'Caledon', pier: 'Petrel' },
  { id: 6, from: '16:00', north1: null, north2: 'Caledon', pier: 'Petrel' },
];

/** Ships that are too long for one berth. */
export const longShips = ['Borealis'];
