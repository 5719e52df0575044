export const metrics = ['Comfort', 'Speed', 'Food', 'Views', 'Price'];

export const sterna = [8, 6, 7, 9, 5];

export const eider = [6, 9, 5, 7, 8];
