/** A number from 0 to 1 that looks random, and is the same each time. */
function spread(index: number, step: number) {
  const value = Math.sin(index * step) * 10_000;
  return value - Math.floor(value);
}

/** Share of the full power at a wind speed in m/s. */
function share(wind: number) {
  if (wind < 3) {
    return 0;
  }
  const rise = Math.min(1, (wind - 3) / 9.5);
  return rise * rise * (3 - 2 * rise);
}

/** Wind and power of an invented turbine, in 10,000 readings. */
export const readings = Array.from({ length: 10_000 }, (_, index) => {
  const gusts = spread(index, 12.9898) + spread(index, 78.233);
  const wind = 24 * (gusts / 2) ** 1.4;
  const power = 3000 * share(wind) * (0.86 + 0.14 * spread(index, 37.719));
  return {
    id: index,
    x: Number(wind.toFixed(2)),
    y: Math.round(power),
  };
});

/** Every fiftieth of them. */
export const sample = readings.filter((_, index) => index % 50 === 0);
