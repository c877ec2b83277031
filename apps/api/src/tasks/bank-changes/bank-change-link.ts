import { Injectable } from '@nestjs/common';
import { MessageSigningKey } from '../../outbox/index.js';
import type { TaskEntity } from '../task.entity.js';

/** What a link in a message stops: this change, and no later one of the same form. */
interface NamedChange {
  readonly accountId: string;
  readonly taskId: string;
  readonly heldUntil: Date;
}

/** Signs the link that stops a change of bank account: it is good for nothing else. */
@Injectable()
export class BankChangeLink {
  constructor(private readonly key: MessageSigningKey) {}

  tokenOf({ account_id, id }: Pick<TaskEntity, 'account_id' | 'id'>, heldUntil: Date): string {
    return this.key.tokenOf('bank_change', [account_id, id, String(heldUntil.getTime())]);
  }

  /** @returns nothing where the token is not ours */
  read(token: string): NamedChange | undefined {
    const [accountId, taskId, until] = this.key.readToken('bank_change', token) ?? [];
    if (accountId === undefined || taskId === undefined) return undefined;
    return { accountId, taskId, heldUntil: new Date(Number(until)) };
  }
}
