export * from './direction-of.js';
export * from './fill-blanks.js';
export * from './generated/languages.js';
export * from './preferred-locale.js';
export * from './supported-locale.js';
export * from './to-regional-locale.js';
