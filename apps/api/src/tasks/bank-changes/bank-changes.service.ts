import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { EditionsService } from '../../forms/index.js';
import { AccountRulesStore } from '../../identity/index.js';
import { Keyring, type SealingKey } from '../../sealing/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { SessionIdentityService } from '../identity/session-identity.service.js';
import { EmployeeNotices } from '../messages/employee-notices.js';
import type { SignatureEntity } from '../signing/signature.entity.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { TasksStore } from '../tasks.store.js';
import { asksForBankAccounts, bankAccountsIn, toBankEvent } from './bank-accounts-in.js';
import { BankChangeLink } from './bank-change-link.js';

const hour = 3_600_000;
const purpose = 'bank-accounts';

/**
 * Holds a bank account that replaces an earlier one, and tells of it. Whoever has an employee's link could redirect their pay:
 * while the hold lasts the earlier form is in force, and the message about the change has a link that stops it.
 */
@Injectable()
export class BankChanges {
  constructor(
    private readonly rules: AccountRulesStore,
    private readonly tasks: TasksStore,
    private readonly sealer: AnswersSealer,
    private readonly editions: EditionsService,
    private readonly keyring: Keyring,
    private readonly notices: EmployeeNotices,
    private readonly link: BankChangeLink,
    private readonly identity: SessionIdentityService,
  ) {}

  /**
   * In the transaction of the signature. @returns until when the form is on hold; null for a first account
   * @throws ProblemError 403 for another account than the one in force, where no one-time code was entered
   */
  async signed(ctx: Context, aggregate: TaskAggregate, { id, role }: SignatureEntity): Promise<Date | null> {
    const { task, edition, answers } = aggregate;
    if (role !== 'employee' || !asksForBankAccounts(edition)) return task.held_until;
    const isSame = await this.comparer(ctx, aggregate);
    if (isSame?.(bankAccountsIn(edition, answers))) return null;
    if (isSame) this.identity.assertMayChangeBank(ctx);
    const hours = isSame ? await this.rules.bankChangeHoldHours(ctx) : 0;
    const until = hours === 0 ? null : new Date(ctx.now.getTime() + hours * hour);
    const status = until ? 'pending' : 'in_force';
    await emitEvent(
      ctx,
      'employee.bank_account_changed',
      toBankEvent(aggregate, { status, pendingUntil: until }),
    );
    await this.notices.recordChange(ctx, {
      kind: 'bank_changed',
      employeeId: task.employee_id,
      taskId: task.id,
      changeId: id,
      stop: until && { token: this.link.tokenOf(task, until), until },
    });
    return until;
  }

  /** Before a completed form is opened again: what is compared with the account that is signed next. */
  hashInForce({ task, edition, answers }: TaskAggregate): string | null {
    if (!task.completed_at || !asksForBankAccounts(edition)) return task.bank_hash;
    return keyedHash(this.keyring.current, task.id, bankAccountsIn(edition, answers)).toString('base64url');
  }

  /** Compares with the account in force; nothing where there is none yet. */
  private async comparer(
    ctx: Context,
    { task }: TaskAggregate,
  ): Promise<((accounts: string) => boolean) | undefined> {
    const { bank_hash } = task;
    if (bank_hash !== null) return (accounts) => this.isHashOf(task.id, accounts, bank_hash);
    const [earlier] = (await this.tasks.listActive(ctx, [task.employee_id]))
      .filter(
        (it) =>
          it.id !== task.id &&
          it.form_key === task.form_key &&
          it.employer_id === task.employer_id &&
          it.completed_at !== null,
      )
      .toSorted((one, other) => Number(other.completed_at) - Number(one.completed_at));
    if (!earlier) return undefined;
    const inForce = bankAccountsIn(await this.editions.ofTask(ctx, earlier), this.sealer.open(earlier));
    return (accounts) => accounts === inForce;
  }

  private isHashOf(taskId: string, accounts: string, hash: string): boolean {
    const known = Buffer.from(hash, 'base64url');
    return this.keyring.keys
      .map((key) => keyedHash(key, taskId, accounts))
      .some((it) => it.length === known.length && timingSafeEqual(it, known));
  }
}

const keyedHash = (key: SealingKey, taskId: string, accounts: string): Buffer =>
  createHmac('sha256', key.derive(purpose)).update(`${taskId}/${accounts}`).digest();
