export * from './country-codes.js';
export * from './us-states.js';
