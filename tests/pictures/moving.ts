/**
 * Demos that go on by themselves, by name, with what moves in them. There is no picture of them: no two would be alike.
 * A test looks whether they do move.
 */
export const MOVING: Readonly<Record<string, string>> = {};
