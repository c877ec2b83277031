import { readableLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { AccountsService } from '../../identity/index.js';
import { EmployerSenderNamesStore } from '../../outbox/index.js';
import { placementSql } from '../../placements/index.js';
import { TextNumbersService } from '../../outbox/index.js';
import { EmployeeContactsService, employeeSql, RecordNamesStore } from '../../records/index.js';

/** Somebody who may be written to. */
export interface MessageRecipient {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Where they get a text and no email; most have none. */
  readonly number: string | undefined;
  /** Until when no link is sent to them, because the contact that it would go to was changed; absent where it is not on hold. */
  readonly heldUntil: Date | undefined;
  readonly language: string;
  /** What those read of whom the account does not say otherwise. */
  readonly accountLanguage: string | null;
  /** Their latest placement. */
  readonly placementId: string | null;
  /** Whose their latest placement is. */
  readonly employerId: string | null;
  /** Their employer; the account's organization where there is none. */
  readonly senderName: string;
  /** Whether somebody chose that name for messages of this employer. */
  readonly isSenderChosen: boolean;
}

/** Which work a message is about, and for whom it is done. */
export interface MessagePlace {
  readonly id: string | null;
  readonly employer_id: string | null;
}

/** Somebody who is to be written to, and the work that it is about where that is not their latest. */
interface RecipientQuestion {
  readonly employeeId: string;
  readonly place?: MessagePlace | undefined;
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
    private readonly contacts: EmployeeContactsService,
  ) {}

  /** @returns by their ids */
  async find(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, MessageRecipient>> {
    const found = await this.findAt(
      ctx,
      ids.map((employeeId) => ({ employeeId })),
    );
    return new Map(found.flatMap((recipient) => (recipient ? [[recipient.id, recipient]] : [])));
  }

  /** @returns each in the place of its question */
  async findAt(
    ctx: Context,
    asked: readonly RecipientQuestion[],
  ): Promise<readonly (MessageRecipient | undefined)[]> {
    const values = [ctx.account.id, [...new Set(asked.map(({ employeeId }) => employeeId))]];
    const rows = await ctx.db.run<EmployeeRow>(find, values);
    const numbers = await this.texts.find(ctx, rows);
    const holds = await this.contacts.holdsOf(
      ctx,
      rows.map(({ id }) => id),
    );
    const latestPlacements = await ctx.db.run<PlacementRow>(latest, values);
    const [rowOf, latestOf] = [
      new Map(rows.map((row) => [row.id, row])),
      new Map(latestPlacements.map((placement) => [placement.employee_id, placement])),
    ];
    const placements = asked.map(
      ({ employeeId, place }): MessagePlace =>
        place ?? latestOf.get(employeeId) ?? { id: null, employer_id: null },
    );
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
    const { name: organization, language: accountLanguage } = await this.accounts.organizationOf(ctx);
    return asked.map(({ employeeId }, at) => {
      const row = rowOf.get(employeeId);
      const { id: placementId = null, employer_id: employerId = null } = placements[at] ?? {};
      const ofEmployer = chosen.get(employerId ?? '');
      return (
        row && {
          id: row.id,
          name: row.first_name ?? '',
          email: row.email,
          number: numbers.get(row.id),
          heldUntil: holds.get(row.id)?.[numbers.has(row.id) ? 'phone' : 'email'],
          language: readableLocale(row.language, accountLanguage),
          accountLanguage,
          placementId,
          employerId,
          senderName: ofEmployer ?? places[at]?.employer ?? organization,
          isSenderChosen: ofEmployer !== undefined,
        }
      );
    });
  }
}
