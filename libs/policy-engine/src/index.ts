export * from './condition.js';
export * from './evaluate.js';
