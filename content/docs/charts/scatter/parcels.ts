/** A number from 0 to 1 that looks random, and is the same each time. */
function spread(index: number, step: number) {
  const value = Math.sin(index * step) * 10_000;
  return value - Math.floor(value);
}

/** Weight in kilograms and volume in liters of 1,500 invented parcels. */
export const parcels = Array.from({ length: 1500 }, (_, index) => {
  const weight = 0.3 + 28 * spread(index, 12.9898) * spread(index, 78.233);
  const liters = weight * (1.2 + 2.4 * spread(index, 37.719));
  return {
    id: `parcel-${index}`,
    x: Number(weight.toFixed(2)),
    y: Number(liters.toFixed(1)),
  };
});
