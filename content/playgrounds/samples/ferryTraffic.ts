export const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export const cars = [412, 438, 521, 690, 884, 1062];

export const lorries = [218, 224, 231, 240, 252, 249];
