/** What a refrigerated container reports. `degrees` is null if its sensor fails. */
export interface Reading {
  container: string;
  degrees: number | null;
}

export interface Reefer {
  /** The number on the container, which is the id of the row. */
  id: string;
  cargo: string;
  /** The temperature that the cargo needs, in degrees Celsius. */
  target: number;
}

const cargos = [
  { cargo: 'Bananas', target: 13.3 },
  { cargo: 'Frozen fish', target: -20 },
  { cargo: 'Apples', target: 1 },
  { cargo: 'Cheese', target: 4 },
  { cargo: 'Vaccines', target: 5 },
  { cargo: 'Cut flowers', target: 2 },
  { cargo: 'Frozen peas', target: -18 },
];
const owners = ['ALMU', 'BLFU', 'CDNU', 'LVTU'];

export const reefers: Reefer[] = Array.from({ length: 500 }, (_, index) => ({
  id: `${owners[index % 4]} ${401_207 + 61 * index}`,
  ...cargos[(index * 3) % cargos.length],
}));

/** One container in 50 has a weak compressor. */
const isWeak = (index: number) => index % 50 === 2;

/**
 * How far a container is from its target at its reading with this number:
 * most stay within half a degree, weak ones warm up slowly and are cooled again.
 */
export function offTarget(index: number, reading: number): number {
  const noise = (((index * 31 + reading * 17) % 11) - 5) / 12;
  if (!isWeak(index)) {
    return noise;
  }
  const place = (reading + 20 + 7 * Math.floor(index / 50)) % 64;
  const off = place < 56 ? place / 20 : 2.8 - (place - 56) * 0.35;
  return off + noise / 4;
}

/** Readings from number `from` on. A number always gives the same reading. */
export function createReadings(from: number, size: number): Reading[] {
  return Array.from({ length: size }, (_, place) => {
    const step = from + place;
    const index = step % reefers.length;
    // What real feeds send, too: strangers, and sensors that fail.
    if (step % 997 === 400) {
      return { container: 'GATE 000000', degrees: 11 };
    }
    if (step % 499 === 250) {
      return { container: reefers[index].id, degrees: null };
    }
    const reading = 24 + Math.floor(step / reefers.length);
    const degrees = reefers[index].target + offTarget(index, reading);
    return { container: reefers[index].id, degrees };
  });
}

interface Feed {
  /** The number of the first reading. */
  from: number;
  /** A multiple of 20, because there are 20 messages per second. */
  perSecond: number;
}

/**
 * Stands in for a socket.
 * @returns a function that closes it.
 */
export function openFeed(
  { from, perSecond }: Feed,
  onMessage: (readings: Reading[]) => void,
): () => void {
  const size = perSecond / 20;
  let next = from;
  const timer = setInterval(() => {
    onMessage(createReadings(next, size));
    next += size;
  }, 50);
  return () => clearInterval(timer);
}
