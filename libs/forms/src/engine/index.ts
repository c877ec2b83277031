/** What runs in the browser too: parsing, visibility, validation, messages, progress, but not the catalog. */
export * from '../parse-answer.js';
export * from '../is-blank.js';
export * from '../edition.js';
export * from '../effective-answers.js';
export * from '../facts-of.js';
export * from '../find-field.js';
export * from '../form-state.js';
export * from '../kinds/kind.js';
export { countryNameIn, countryOptions } from '../kinds/country.js';
export { formatDate, readDate, usDate } from '../kinds/date.js';
export { documentTitle } from '../kinds/document.js';
export { stateOptions } from '../kinds/state.js';
export * from '../messages/issue-message.js';
export * from '../progress.js';
export * from '../text-of.js';
export * from '../turn.js';
export * from '../validate-section.js';
export * from '../shown-answers.js';
