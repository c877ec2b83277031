import { messageOperations } from './message-operations.js';
import { messageSettingOperations } from './message-setting-operations.js';
import { messageWordingOperations } from './message-wording-operations.js';
import { textConsentOperations } from './text-consent-operations.js';
import { textReplyOperations } from './text-reply-operations.js';
import { digestSettingOperations } from './digest-setting-operations.js';
import type { Resource } from './resource.js';

/** The parts of the interface for messages to people, in the order of the reference. */
export const messageResources: readonly Resource[] = [
  messageOperations,
  messageSettingOperations,
  messageWordingOperations,
  textConsentOperations,
  textReplyOperations,
  digestSettingOperations,
];

/** By name, as in the index. */
type OperationsOfMessages = typeof messageOperations.operations &
  typeof messageSettingOperations.operations &
  typeof messageWordingOperations.operations &
  typeof textConsentOperations.operations &
  typeof textReplyOperations.operations &
  typeof digestSettingOperations.operations;

/** Their operations by `operationId`. */
export const operationsOfMessages: OperationsOfMessages = {
  ...messageOperations.operations,
  ...messageSettingOperations.operations,
  ...messageWordingOperations.operations,
  ...textConsentOperations.operations,
  ...textReplyOperations.operations,
  ...digestSettingOperations.operations,
};
