/** In years of four digits; February 30 would be read as a day in March. */
export function isDay(day: string): boolean {
  const date = /^[1-9]\d{3}-\d\d-\d\d$/.test(day) ? new Date(day) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
