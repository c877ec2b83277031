import { readableLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { AccountsService } from '../../identity/index.js';
import { EmployerSenderNamesStore } from '../../outbox/index.js';
import { placementSql } from '../../placements/index.js';
import { TextNumbersService } from '../../outbox/index.js';
import { employeeSql, RecordNamesStore } from '../../records/index.js';

/** Somebody who may be written to. */
export interface MessageRecipient {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Where they get a text and no email; most have none. */
  readonly number: string | undefined;
  readonly language: string;
  /** Their latest placement. */
  readonly placementId: string | null;
  /** Whose their latest placement is. */
  readonly employerId: string | null;
  /** Their employer; the account's organization where there is none. */
  readonly senderName: string;
  /** Whether somebody chose that name for messages of this employer. */
  readonly isSenderChosen: boolean;
}

interface EmployeeRow extends Record<string, unknown> {
  readonly id: string;
  readonly first_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
}
interface PlacementRow extends Record<string, unknown> {
  readonly id: string;
  readonly employee_id: string;
  readonly employer_id: string | null;
}

const find = statement(
  'messages.recipients',
  employeeSql.select(
    `employees.id, employees.first_name, employees.email, employees.phone, employees.system_attributes->>'primary_language' AS language`,
    'employees.id = ANY ($2::text[])',
  ),
);
const latest = statement('messages.latestPlacements', placementSql.latestOf('$2', []));

/** Whether there is somewhere to write to. */
export const isReachable = ({ email, number }: MessageRecipient): boolean =>
  Boolean(email) || number !== undefined;

/** Who employees are, for messages to them. Whether the caller may write to them is for others to say. */
@Injectable()
export class MessageRecipientsStore {
  constructor(
    private readonly accounts: AccountsService,
    private readonly names: RecordNamesStore,
    private readonly senders: EmployerSenderNamesStore,
    private readonly texts: TextNumbersService,
  ) {}

  /** @returns by their ids */
  async find(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, MessageRecipient>> {
    const values = [ctx.account.id, ids];
    const rows = await ctx.db.run<EmployeeRow>(find, values);
    const numbers = await this.texts.find(ctx, rows);
    const placements = await ctx.db.run<PlacementRow>(latest, values);
    const places = await this.names.findPlaces(
      ctx,
      placements.map(({ employer_id }) => ({
        employer_id: employer_id ?? '',
        client_id: null,
        job_id: null,
      })),
    );
    const chosen = await this.senders.find(
      ctx,
      placements.flatMap(({ employer_id }) => employer_id ?? []),
    );
    const organization = await this.accounts.nameOf(ctx);
    const byEmployee = new Map(
      placements.map(({ employee_id, employer_id, id }, at) => [
        employee_id,
        { id, employer_id, employer: places[at]?.employer, chosen: chosen.get(employer_id ?? '') },
      ]),
    );
    return new Map(
      rows.map(({ id, first_name, email, language }) => [
        id,
        {
          id,
          name: first_name ?? '',
          email,
          number: numbers.get(id),
          language: readableLocale(language ?? ''),
          placementId: byEmployee.get(id)?.id ?? null,
          employerId: byEmployee.get(id)?.employer_id ?? null,
          senderName: byEmployee.get(id)?.chosen ?? byEmployee.get(id)?.employer ?? organization,
          isSenderChosen: byEmployee.get(id)?.chosen !== undefined,
        },
      ]),
    );
  }
}
