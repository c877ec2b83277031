import type { Readable } from 'node:stream';
import type {
  CreateEmployeeLinks,
  EmployeeActFailure,
  EmployeeActLine,
  EmployeeSelection,
  SendEmployeeLinks,
  WithdrawEmployeeTasks,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../../background/index.js';
import { type Context, ProblemError } from '../../context/index.js';
import { contextWithPermission } from '../../identity/index.js';
import {
  EmployeeMessagesService,
  LinkBatchesService,
  type MessageToOne,
  OpenTaskWithdrawals,
} from '../../tasks/index.js';
import { EmployeeSelectionsService, type SelectedEmployee } from './employee-selections.service.js';
import { readOn } from './read-on.js';

/** So many go on at once: each writes, slice after slice, for as long as it is read. */
export const mostActs = { ofAccount: 2, ofProcess: 4 } as const;

type PersonLine = Extract<EmployeeActLine, { kind: 'done' | 'failed' }>;
/** What an act does for a slice of people whom the caller may do it for. */
type Act = (people: readonly SelectedEmployee[]) => Promise<PersonLine[]>;

/** One act for many employees, with a line for each of them while it goes on. */
@Injectable()
export class EmployeeActsService {
  private readonly ofAccount = new ConcurrencyLimit(mostActs.ofAccount);
  private readonly ofProcess = new ConcurrencyLimit(mostActs.ofProcess);

  constructor(
    private readonly selections: EmployeeSelectionsService,
    private readonly links: LinkBatchesService,
    private readonly withdrawals: OpenTaskWithdrawals,
    private readonly messages: EmployeeMessagesService,
  ) {}

  /** @throws ProblemError 400 for what is selected, 429 where too many acts are under way */
  async createLinks(
    ctx: Context,
    { selection, act_id: actId, locale }: CreateEmployeeLinks,
  ): Promise<Readable> {
    // A link shows forms: who may not see them makes none, and learns so before the first line.
    contextWithPermission(ctx, 'task:view');
    return this.begin(ctx, selection, async (people) => {
      const employees = people.map(({ id }) => id);
      const addresses = await this.links.forEmployees(ctx, { employees, actId, locale });
      return people.map((person) => {
        const link = addresses.get(person.id);
        return link ? done(person, 1, link.url) : failed(person, 'revoked');
      });
    });
  }

  /** @throws ProblemError 400 for what is selected, and where messages are off; 429 where too many acts are under way */
  async sendLinks(ctx: Context, { selection, act_id: actId, kind }: SendEmployeeLinks): Promise<Readable> {
    contextWithPermission(ctx, 'task:view');
    await this.messages.assertOn(ctx);
    return this.begin(ctx, selection, async (people) => {
      const employees = people.map(({ id }) => id);
      const sent = await this.messages.sendLinks(ctx, { employees, actId, kind });
      return people.map((person) => lineOfMessage(person, sent.get(person.id) ?? 'not_found'));
    });
  }

  /** @throws ProblemError 400 for what is selected, 429 where too many acts are under way */
  withdrawTasks(ctx: Context, { selection, reason }: WithdrawEmployeeTasks): Promise<Readable> {
    return this.begin(ctx, selection, async (people) => {
      const employees = people.map(({ id }) => id);
      const open = await this.withdrawals.listOpen(ctx, employees);
      const lines: PersonLine[] = [];
      for (const person of people) {
        const ids = open.get(person.id) ?? [];
        lines.push(await lineOf(person, ids, (id) => this.withdrawals.withdraw(ctx, id, reason)));
      }
      return lines;
    });
  }

  /** Acts that go on, by whoever began them. */
  limited(ctx: Context, work: () => Promise<void>): Promise<void> {
    return this.ofAccount.run(ctx.account.id, () => this.ofProcess.run('all', work));
  }

  private begin(ctx: Context, selection: EmployeeSelection, act: Act): Promise<Readable> {
    return readOn(
      (work) => this.limited(ctx, work),
      () => this.lines(ctx, selection, act),
    );
  }

  private async *lines(ctx: Context, selection: EmployeeSelection, act: Act): AsyncGenerator<string> {
    const ids = await this.selections.resolve(ctx, selection);
    yield toText({ kind: 'begun', total: ids.length });
    const totals = { done: 0, failed: 0 };
    for await (const slice of this.selections.slices(ctx, ids)) {
      const lines = [
        ...slice.filter(({ name }) => !name).map((person) => failed(person, 'not_found')),
        ...slice.filter(isRefused).map((person) => failed(person, 'not_allowed')),
        ...(await act(slice.filter((person) => person.name && person.isAllowed))),
      ];
      for (const { kind } of lines) totals[kind] += 1;
      yield lines.map(toText).join('');
    }
    yield toText({ kind: 'totals', ...totals });
  }
}

const toText = (line: EmployeeActLine) => `${JSON.stringify(line)}\n`;

const isRefused = ({ name, isAllowed }: SelectedEmployee) => name !== undefined && !isAllowed;

const personOf = ({ id, name }: SelectedEmployee) => ({
  employee_id: id,
  employee_name: name ? `${name.first_name} ${name.last_name}`.trim() || null : null,
});

const done = (person: SelectedEmployee, count: number, url: string | null = null): PersonLine => ({
  kind: 'done',
  ...personOf(person),
  count,
  url,
});

const failed = (person: SelectedEmployee, reason: EmployeeActFailure): PersonLine => ({
  kind: 'failed',
  ...personOf(person),
  reason,
});

function lineOfMessage(person: SelectedEmployee, message: MessageToOne): PersonLine {
  if (message === 'queued_before') return done(person, 1);
  if (message === 'link_ended') return failed(person, 'revoked');
  if (typeof message === 'string') return failed(person, message);
  if (message.status === 'suppressed') return failed(person, 'address_suppressed');
  return message.status === 'refused' ? failed(person, 'no_address') : done(person, 1);
}

/** Each by itself: what is refused of one keeps nothing from the others. What has gone meanwhile is done. */
async function lineOf(
  person: SelectedEmployee,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<PersonLine> {
  let [count, refused] = [0, 0];
  for (const id of ids)
    try {
      await act(id);
      count += 1;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.status !== 404) refused += 1;
    }
  return refused > 0 ? failed(person, 'refused') : done(person, count);
}
