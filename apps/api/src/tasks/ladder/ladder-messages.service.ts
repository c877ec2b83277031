import type { DueMessage } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { MessagePlace } from '../recipients/message-recipients.store.js';
import { RenewedLinkMessagesService } from '../messages/renewed-link-messages.service.js';
import { RepresentativeMessagesService } from '../messages/representative-messages.service.js';
import type { ReadLadder } from './ladder-facts-reader.js';
import { onceOf } from './once-of.js';

/** A ladder as it was read, and what it says is due. */
export interface DueLadder extends ReadLadder {
  readonly due: readonly DueMessage[];
}

/** Records what ladders say is due, to whom it is due. */
@Injectable()
export class LadderMessagesService {
  constructor(
    private readonly employees: RenewedLinkMessagesService,
    private readonly representatives: RepresentativeMessagesService,
  ) {}

  /** In the transaction in which their steps are carried out: those to employees all at once. */
  async tell(ctx: Context, all: readonly DueLadder[]): Promise<void> {
    const due = all.flatMap((read) => read.due.map((message) => ({ read, message })));
    const toEmployees = due.filter(({ message }) => message.to !== 'representative');
    await this.employees.queueAll(
      ctx,
      toEmployees.map(({ read: { ladder, current, link }, message }) => ({
        employeeId: ladder.employee_id,
        link,
        place: placeOf(current, message.asker),
        message: { ...saidIn(message), ...taskOf(message) },
      })),
    );
    for (const { read, message } of due)
      if (message.to === 'representative') await this.tellRepresentative(ctx, read, message);
  }

  private async tellRepresentative(ctx: Context, read: ReadLadder, message: DueMessage): Promise<void> {
    const representative = read.representatives.find(({ id }) => id === message.asker);
    if (!representative) return;
    const place = placeOf(read.current, representative.employer_id ?? '');
    const representativeId = representative.id;
    await this.representatives.queue(ctx, { ...saidIn(message), representativeId, place });
  }
}

const saidIn = ({ key, kind, also, dueOn }: DueMessage) => ({
  kind,
  also,
  once: onceOf(key),
  ...(dueOn !== null && { dueOn }),
});

/** The only form that it is about; what is read in private is about none. */
function taskOf({ kind, taskIds }: DueMessage): { readonly taskId?: string } {
  const [taskId, ...others] = taskIds;
  return kind === 'everify_mismatch' || taskId === undefined || others.length > 0 ? {} : { taskId };
}

/** Their latest work for an employer; nothing where nobody in particular asks. */
function placeOf(current: ReadLadder['current'], employerId: string): MessagePlace | undefined {
  if (employerId === '') return undefined;
  const place = current.findLast(({ employer_id }) => employer_id === employerId);
  return { id: place?.id ?? null, employer_id: employerId };
}
