export type { ComponentName, Failure } from './page-message.js';
export type { ComponentOptions, Firstday, FirstdayEvent, LoadOptions } from './component-options.js';
export { loadFirstday } from './load-firstday.js';
