/** For the tests of others too. */
export { answeredThrough, type AnsweredThrough } from './answered-through.js';
export { drawnContent } from './drawn-content.js';
