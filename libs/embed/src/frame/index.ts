export { type FramePort, type ParentConnection, connectToParent } from './frame-port.js';
export { reportHeight } from './report-height.js';
export type { ComponentName, Failure, PageMessage } from '../page-message.js';
