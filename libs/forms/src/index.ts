export * from './edition.js';
