import type { WaitingPeople } from '@firstday/domain';
import { eventKey, type LadderEvent } from '@firstday/messages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { OutboxStore } from '../../outbox/index.js';
import { RenewedLinkMessagesService } from '../messages/renewed-link-messages.service.js';
import { AskedRepresentativesStore } from '../representatives/asked-representatives.store.js';
import { TaskCases } from '../task-cases.js';
import { askedBefore } from './asked-before.js';
import { LadderFactsReader, type ReadLadder } from './ladder-facts-reader.js';
import { onceOf } from './once-of.js';

/** Who was asked for something while nobody was written to, and waits: representatives, and employees with a notice. */
@Injectable()
export class WaitingPeopleService {
  constructor(
    private readonly representatives: AskedRepresentativesStore,
    private readonly cases: TaskCases,
    private readonly reader: LadderFactsReader,
    private readonly employees: RenewedLinkMessagesService,
    private readonly messages: OutboxStore,
  ) {}

  /** The employees whom it is about, however long ago it was. */
  async listEmployees(ctx: Context): Promise<readonly string[]> {
    const named = await this.representatives.listEmployees(ctx);
    return [...new Set([...named, ...(await this.cases.listNotified(ctx))])];
  }

  /** As the ladder would write to them if messages were turned on now. */
  async count(ctx: Context): Promise<WaitingPeople> {
    const askedSince = askedBefore(ctx.now);
    const ladders = (await this.listEmployees(ctx)).map((employee_id) => ({
      employee_id,
      account_id: ctx.account.id,
      next_at: null,
      steps: [],
    }));
    const read = await this.reader.read(ctx, ladders, { turnedOnAt: ctx.now, askedSince });
    const people = (await this.countEmployees(ctx, read)) + (await this.countRepresentatives(ctx, read));
    return { people, asked_since: askedSince.toISOString() };
  }

  private countEmployees(ctx: Context, read: readonly ReadLadder[]): Promise<number> {
    return this.employees.countReached(
      ctx,
      read.flatMap(({ ladder, link, facts }) =>
        facts.events.filter(isToEmployee).map((event) => ({
          employeeId: ladder.employee_id,
          link,
          message: { kind: event.kind, once: onceOf(eventKey(event)) },
        })),
      ),
    );
  }

  private async countRepresentatives(ctx: Context, read: readonly ReadLadder[]): Promise<number> {
    const reachable = new Set(
      read.flatMap(({ representatives }) =>
        representatives.filter(({ has_email }) => has_email).map(({ id }) => id),
      ),
    );
    const keys = read
      .flatMap(({ facts }) => facts.events)
      .filter((event) => !isToEmployee(event) && reachable.has(event.taskId ?? ''))
      .map((event) => onceOf(eventKey(event)));
    const told = await this.messages.findOnce(ctx, keys);
    return keys.filter((key) => !told.has(key)).length;
  }
}

const isToEmployee = ({ to }: LadderEvent): boolean => to === 'employee';
