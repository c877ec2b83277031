import type { MessageKind } from '@firstday/domain';
import type { Context } from '../../context/index.js';

/** Something that an employee should hear of. */
export interface EmployeeNotice {
  readonly kind: Extract<MessageKind, 'sent_back' | 'document_ready'>;
  readonly employeeId: string;
  readonly taskId: string;
}

/** A change that someone else may have made in the employee's name: it is told at their earlier address too. */
export interface ChangeNotice {
  readonly kind: Extract<MessageKind, 'address_changed' | 'bank_changed'>;
  readonly employeeId: string;
  readonly taskId?: string;
  /** What makes it another change than those before: each is told. */
  readonly changeId: string;
  /** How the change is stopped; null where it has taken effect. */
  readonly stop: { readonly token: string; readonly until: Date } | null;
}

/** Writes to employees of what happened to their forms, in the transaction in which it does. What is signed knows no links. */
export abstract class EmployeeNotices {
  abstract record(ctx: Context, notice: EmployeeNotice): Promise<void>;
  abstract recordChange(ctx: Context, notice: ChangeNotice): Promise<void>;
}
