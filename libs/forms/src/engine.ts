/** What runs on the phone: parsing, visibility, validation, messages, progress; no catalog. */
export * from './answer.js';
export * from './answer-shapes.js';
export * from './edition.js';
export * from './effective-answers.js';
export * from './facts-of.js';
export * from './find-in-edition.js';
export * from './kinds/kind.js';
export { countryNameIn, countryOptions } from './kinds/country.js';
export { formatDate, readDate, usDate } from './kinds/date.js';
export { documentTitle } from './kinds/document.js';
export { stateOptions } from './kinds/state.js';
export * from './messages/issue-message.js';
export * from './progress.js';
export * from './text-of.js';
export * from './turn.js';
export * from './validate.js';
export * from './visibility.js';
