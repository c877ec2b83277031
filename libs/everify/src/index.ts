export * from './case-status.js';
export * from './clocks.js';
export * from './closure.js';
export * from './codes.js';
export * from './lifecycle.js';
export * from './mismatch.js';
export * from './prepare-case.js';
export * from './web-service.js';
