export const freight = [
  { source: 'Sea', target: 'North quay', value: 48 },
  { source: 'Sea', target: 'South quay', value: 32 },
  { source: 'North quay', target: 'Rail', value: 30 },
  { source: 'North quay', target: 'Road', value: 18 },
  { source: 'South quay', target: 'Rail', value: 9 },
  { source: 'South quay', target: 'Road', value: 23 },
];
