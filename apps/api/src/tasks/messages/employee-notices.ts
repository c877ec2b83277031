import type { MessageKind } from '@firstday/domain';
import type { Context } from '../../context/index.js';

/** Something that an employee should hear of. */
export interface EmployeeNotice {
  readonly kind: Extract<MessageKind, 'sent_back' | 'document_ready'>;
  readonly employeeId: string;
  readonly taskId: string;
}

/** Writes to employees of what happened to their forms, in the transaction in which it does. What is signed knows no links. */
export abstract class EmployeeNotices {
  abstract record(ctx: Context, notice: EmployeeNotice): Promise<void>;
}
