import type { AccountSettings, LinkIssuer, VouchedSigner } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { accountSql, type Credential, userSessionSql } from '../../identity/index.js';
import { employeeSql } from '../../records/index.js';
import type { Account, Context, InsertTarget, Membership, Queries, Statement } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import { isSessionInUse } from './is-session-in-use.js';
import { deviceKeySql, enteredSql } from '../identity/employee-devices.store.js';
import { OnboardingLinkSql } from './onboarding-link-sql.js';
import type { FormSessionEntity } from './form-session.entity.js';
import { type RepresentativeRow, toNamedRepresentative } from '../representatives/to-named-representative.js';
import type { SignedInReader } from './signed-in-reader.service.js';

/** Sessions of one link that live at the same time: a person has a few devices, and no more is needed. */
const maxSessionsPerLink = 10;

const newRows: InsertTarget = {
  table: 'form_sessions',
  columns: [
    'id',
    'account_id',
    'hash',
    'link_id',
    'device_hash',
    'employee_id',
    'side',
    'task_ids',
    'locale',
    'theme_id',
    'redirect_to',
    'proved',
    'proved_at',
    'sees_sensitive',
    'maker_presence',
    'signer',
    'user_id',
    'user_session_id',
    'handover',
    'created_at',
    'expires_at',
    'last_used_at',
  ],
  arrays: ['task_ids'],
};
/** Where the account asks for people who are signed in: the sign-in is not over, and they may look at employees. */
const isReaderActive = `(session.user_id IS NULL
  OR ${userSessionSql.isActive('session.user_session_id', '$2', 'employee:view')})`;
const selectById = statement(
  'form_sessions.byId',
  `SELECT session.*, link.signer AS vouched_signer
     FROM form_sessions session JOIN onboarding_links link ON link.id = session.link_id
    WHERE session.account_id = $1 AND session.id = $2`,
);
const selectLanguage = statement(
  'form_sessions.employeeLanguage',
  employeeSql.select(`employees.system_attributes->>'primary_language' AS language`, 'employees.id = $2'),
);
const setLocale = statement(
  'form_sessions.setLocale',
  'UPDATE form_sessions SET locale = $3 WHERE account_id = $1 AND id = $2',
);
const touch = statement(
  'form_sessions.touch',
  `UPDATE form_sessions SET last_used_at = $2 WHERE id = $1 AND last_used_at < $2::timestamptz - interval '1 minute'`,
);
/** The session that a device has of a link goes on with a new token; the old one is worth nothing any more. */
const renew = statement(
  'form_sessions.renew',
  `UPDATE form_sessions session SET hash = $4, last_used_at = $5, user_session_id = $6
    WHERE id = (SELECT session.id FROM form_sessions session
                 WHERE session.link_id = $1 AND session.device_hash = $2 AND session.user_id IS NOT DISTINCT FROM $3
                   AND ${isSessionInUse('$5')} ORDER BY session.id DESC LIMIT 1)
   RETURNING id`,
);
/**
 * Ends those beyond the most that there may be, but one for the newcomer. First those in which nobody has proved or
 * entered anything, so that whoever else has the link throws nobody out of their form.
 */
const endSurplus = statement(
  'form_sessions.endSurplus',
  `UPDATE form_sessions SET ended_at = $2
    WHERE id IN (SELECT session.id FROM form_sessions session WHERE session.link_id = $1 AND ${isSessionInUse('$2')}
                  ORDER BY session.proved <> 'nothing' OR ${enteredSql('session')} <> '{}' DESC, session.last_used_at DESC
                 OFFSET ${maxSessionsPerLink - 1})`,
);

interface FoundSession extends FormSessionEntity {
  readonly organization_id: string;
  readonly mode: Account['mode'];
  readonly issuer_type: LinkIssuer['type'];
  readonly issuer_id: string;
  readonly is_sight_held: boolean;
  readonly user_groups: readonly Membership[];
  readonly employee_signature_proof: AccountSettings['employee_signature_proof'];
  readonly device_key: string;
  readonly device_entered: readonly string[];
  readonly representative: RepresentativeRow | null;
}
export type NewFormSession = Omit<
  FormSessionEntity,
  'continuation_hash' | 'continuation_expires_at' | 'continuation_task_id' | 'continuation_page_id'
>;
export type SessionWithLink = FormSessionEntity & { readonly vouched_signer: VouchedSigner | null };

/** Form sessions by their token's hash. */
@Injectable()
export class FormSessionsStore {
  /** Ends with its link, and all that ends that; after a day without use; and with the sign-in that it was opened in. */
  private readonly selectByHash: Statement;

  constructor(
    private readonly database: Database,
    links: OnboardingLinkSql,
  ) {
    this.selectByHash = statement(
      'form_sessions.byHash',
      `SELECT session.*, link.issuer_type, link.issuer_id,
          account.organization_id, account.mode, account.employee_signature_proof,
          ${deviceKeySql('session')} AS device_key, ${enteredSql('session')} AS device_entered,
          ${userSessionSql.groups('session.user_session_id')} AS user_groups,
          ${links.mayStillSeeSensitive} AS is_sight_held, to_jsonb(representative) AS representative
     FROM form_sessions session
     JOIN onboarding_links link ON link.id = session.link_id
     LEFT JOIN representatives representative ON representative.id = link.representative_id
                                        AND representative.account_id = link.account_id
     ${accountSql.joinAs('session')}
    WHERE session.hash = $1 AND ${isSessionInUse('$2')} AND ${links.isActiveForSession('$2::timestamptz')} AND ${isReaderActive}
      AND (session.side = 'employee' OR account.employer_signer = 'vouched' OR session.user_id IS NOT NULL
           OR link.representative_id IS NOT NULL)`,
    );
  }

  /** What the employee's record says that they read best. */
  async findEmployeeLanguage(
    db: Queries,
    { account_id, employee_id }: Pick<FormSessionEntity, 'account_id' | 'employee_id'>,
  ): Promise<string | null> {
    const [row] = await db.run<{ language: string | null }>(selectLanguage, [account_id, employee_id]);
    return row?.language ?? null;
  }

  async setLocale(ctx: Context, id: string, locale: string): Promise<void> {
    await ctx.db.run(setLocale, [ctx.account.id, id, locale]);
  }

  insert(db: Queries, session: NewFormSession): Promise<void> {
    return db.insert(newRows, session);
  }

  /** @returns the id of the session that goes on, where there is one */
  async renew(
    db: Queries,
    of: { readonly link: string; readonly device_hash: string; readonly user_id: string | null },
    { hash, reader }: { readonly hash: string; readonly reader: SignedInReader | undefined },
    now: Date,
  ): Promise<string | undefined> {
    const values = [of.link, of.device_hash, of.user_id, hash, now, reader?.userSessionId ?? null];
    return (await db.run<{ id: string }>(renew, values))[0]?.id;
  }

  async endSurplus(db: Queries, linkId: string, now: Date): Promise<void> {
    await db.run(endSurplus, [linkId, now]);
  }

  async findById({ account, db }: Context, id: string): Promise<SessionWithLink | undefined> {
    return (await db.run<SessionWithLink & Record<string, unknown>>(selectById, [account.id, id]))[0];
  }

  async findCredential(hash: string, now: Date): Promise<Credential | undefined> {
    const db = this.database.ofCredential('form_session', hash);
    const [row] = await db.run<FoundSession & Record<string, unknown>>(this.selectByHash, [hash, now]);
    if (!row?.link_id) return undefined;
    await this.database.ofAccount(row.account_id).run(touch, [row.id, now]);
    return {
      account: { id: row.account_id, organizationId: row.organization_id, mode: row.mode },
      actor: {
        kind: 'form_session',
        sessionId: row.id,
        employeeId: row.employee_id,
        side: row.side,
        taskIds: row.task_ids,
        locale: row.locale,
        reader: {
          linkId: row.link_id,
          issuer: { type: row.issuer_type, id: row.issuer_id },
          // For as long as the maker of the link may see them, or the user who is signed in.
          seesSensitive: row.sees_sensitive && row.is_sight_held,
          signsWithCode: row.employee_signature_proof === 'one_time_code',
          proved: row.proved,
          deviceKey: row.device_key,
          makerPresence: row.maker_presence,
          entered: row.device_entered,
          signer: row.signer,
          userId: row.user_id,
          groups: row.user_groups,
          handover: row.handover,
          representative: row.representative && toNamedRepresentative(row.representative),
        },
      },
    };
  }
}
