export * from './country-codes.js';
export * from './us-states.js';
export * from './states-of-zip.js';
export * from './time-zone-of-state.js';
