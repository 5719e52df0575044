/** Invented: subscribers of a newspaper at the end of each quarter. */
export const subscribers = [
  { quarter: 'Q1', print: 8400, web: 3100 },
  { quarter: 'Q2', print: 8150, web: 3900 },
  { quarter: 'Q3', print: 7920, web: 4650 },
  { quarter: 'Q4', print: 7600, web: 5720 },
];
