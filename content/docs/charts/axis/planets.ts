/**
 * The planets from the sun outward: mean distance in million kilometers, orbital
 * period in Earth days, mean temperature in °C. Source: NASA Planetary Fact Sheet.
 */
export const planets = [
  { name: 'Mercury', distance: 57.9, period: 88, temperature: 167 },
  { name: 'Venus', distance: 108.2, period: 224.7, temperature: 464 },
  { name: 'Earth', distance: 149.6, period: 365.2, temperature: 15 },
  { name: 'Mars', distance: 228, period: 687, temperature: -65 },
  { name: 'Jupiter', distance: 778.5, period: 4331, temperature: -110 },
  { name: 'Saturn', distance: 1432, period: 10747, temperature: -140 },
  { name: 'Uranus', distance: 2867, period: 30589, temperature: -195 },
  { name: 'Neptune', distance: 4515, period: 59800, temperature: -200 },
];
