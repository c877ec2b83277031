export * from './can-draw.js';
export { drawableRanges } from './generated/drawable-ranges.js';
