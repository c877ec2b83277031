/** Red, green, blue from 0 to 1. */
export type Color = readonly [number, number, number];

export const black: Color = [0, 0, 0];
export const ink: Color = [0.106, 0.122, 0.231];
export const muted: Color = [0.353, 0.373, 0.471];
export const line: Color = [0.8, 0.796, 0.77];
export const accent: Color = [0.043, 0.431, 0.31];
export const white: Color = [1, 1, 1];
/** What people entered, on a form printed in black. */
export const pen: Color = [0.05, 0.1, 0.38];
export const tint: Color = [0.93, 0.93, 0.915];
export const pale: Color = [0.91, 0.91, 0.925];
