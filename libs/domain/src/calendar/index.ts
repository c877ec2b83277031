export * from './is-date.js';
