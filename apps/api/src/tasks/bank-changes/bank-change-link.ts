import { Injectable } from '@nestjs/common';
import { MessageSigningKey } from '../../outbox/index.js';
import type { TaskEntity } from '../task.entity.js';

const macBytes = 16;

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
    const change = `${account_id}.${id}.${heldUntil.getTime()}`;
    const mac = this.key.sign('bank_change', change).subarray(0, macBytes);
    return `${change}.${mac.toString('base64url')}`;
  }

  /** @returns nothing where the token is not ours */
  read(token: string): NamedChange | undefined {
    const [, change = '', accountId = '', taskId = '', until = '', mac = ''] =
      /^((\w{1,40})\.(\w{1,40})\.(\d{1,15}))\.([\w-]{22})$/.exec(token) ?? [];
    if (change === '' || !this.key.isGenuine('bank_change', change, Buffer.from(mac, 'base64url')))
      return undefined;
    return { accountId, taskId, heldUntil: new Date(Number(until)) };
  }
}
