export type { ComponentName, Failure, PageMessage } from './messages.js';
