import type { ContactChannel } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';

/** Hears, in the same transaction, that another address was written over an earlier one. */
type AddressHandler = (ctx: Context, employeeId: string) => Promise<void>;

/** An email address or phone number of an employee that was replaced by another one, or removed. */
export interface ReplacedContact {
  readonly employeeId: string;
  readonly channel: ContactChannel;
  readonly former: string;
  readonly changedAt: Date;
}

/** Hears, in the same transaction, that a contact was replaced. */
type ContactHandler = (ctx: Context, contact: ReplacedContact) => Promise<void>;

/** A Social Security number that was entered in an employee's record, where there was none or another one. */
export interface ArrivedNumber {
  readonly employeeId: string;
  /** The record said that one was applied for. */
  readonly wasAppliedFor: boolean;
}

/** Hears, in the same transaction, that a Social Security number was entered. */
type NumberHandler = (ctx: Context, number: ArrivedNumber) => Promise<void>;

/** Lets go what belongs to an employee, in the transaction that withdraws the record. */
type DeleteHandler = (ctx: Context, employeeId: string) => Promise<void>;

/** Brings back what was deleted with an employee at a moment, in the same transaction. */
type RestoreHandler = (ctx: Context, employeeId: string, deletedAt: Date) => Promise<void>;

/** What happens to an employee's record, for the rooms above that keep what belongs to it. */
@Injectable()
export class EmployeeLifecycleService {
  private readonly deleteHandlers: DeleteHandler[] = [];
  private readonly afterDeleteHandlers: DeleteHandler[] = [];
  private readonly restoreHandlers: RestoreHandler[] = [];
  private readonly addressHandlers: AddressHandler[] = [];
  private readonly contactHandlers: ContactHandler[] = [];
  private readonly numberHandlers: NumberHandler[] = [];

  /** What belongs to an employee goes with it: each feature says how its own part does. */
  onDelete(handler: DeleteHandler): void {
    this.deleteHandlers.push(handler);
  }

  /** Called once the record is withdrawn, and all that belongs to it. */
  afterDelete(handler: DeleteHandler): void {
    this.afterDeleteHandlers.push(handler);
  }

  /** Called once the record is back. */
  onRestore(handler: RestoreHandler): void {
    this.restoreHandlers.push(handler);
  }

  onAddressChanged(handler: AddressHandler): void {
    this.addressHandlers.push(handler);
  }

  /** Once another address was written over an earlier one. */
  async addressChanged(ctx: Context, employeeId: string): Promise<void> {
    for (const handle of this.addressHandlers) await handle(ctx, employeeId);
  }

  onContactChanged(handler: ContactHandler): void {
    this.contactHandlers.push(handler);
  }

  /** Once a contact was replaced or removed. */
  async contactChanged(ctx: Context, contact: ReplacedContact): Promise<void> {
    for (const handle of this.contactHandlers) await handle(ctx, contact);
  }

  onNumberArrived(handler: NumberHandler): void {
    this.numberHandlers.push(handler);
  }

  /** Once a Social Security number was entered. */
  async numberArrived(ctx: Context, number: ArrivedNumber): Promise<void> {
    for (const handle of this.numberHandlers) await handle(ctx, number);
  }

  /** Before the record is withdrawn. */
  async deleting(ctx: Context, employeeId: string): Promise<void> {
    for (const handle of this.deleteHandlers) await handle(ctx, employeeId);
  }

  /** Once it is. */
  async deleted(ctx: Context, employeeId: string): Promise<void> {
    for (const handle of this.afterDeleteHandlers) await handle(ctx, employeeId);
  }

  /** Once it is back. */
  async restored(ctx: Context, employeeId: string, deletedAt: Date): Promise<void> {
    for (const handle of this.restoreHandlers) await handle(ctx, employeeId, deletedAt);
  }
}
