/** Minutes of one hour, a value every six seconds. */
export const minutes = Array.from({ length: 601 }, (_, index) => index / 10);

/** The frequency of an invented power grid in Hz: it trembles around 50, and drops when a plant fails after 20 minutes. */
export const frequency = minutes.map((minute) => {
  const tremble = 0.012 * Math.sin(minute * 9) + 0.006 * Math.sin(minute * 23);
  const since = minute - 20;
  const drop = since < 0 ? 0 : 0.06 * since * Math.exp(1 - since / 2.4);
  return Number((50 + tremble - drop).toFixed(3));
});

export const lowest = Math.min(...frequency);
