import type { Form, FormListQuery, NumberedPage } from '@firstday/domain';
import { type Edition, formKeys, formName, formsAskedAgain } from '@firstday/forms';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountsService } from '../identity/index.js';
import { badRequest, Clock, type Context, newId, notFound, type Queries } from '../context/index.js';
import { Database } from '../database/index.js';
import { FormSessionRecords } from '../records/index.js';
import { toPage } from '../http/index.js';
import { agencyDay, FormCatalog } from './form-catalog.js';
import { EditionsService } from './editions.service.js';
import type { FormEntity } from './form.entity.js';
import { FormScopeChangesStore } from './own/form-scope-changes.store.js';
import { FormsStore } from './forms.store.js';
import type { FormSummary } from './form-summary.js';
import { OfficialFiles } from './official-files.js';
import { toEditionDates } from './to-edition-dates.js';
import { toForm } from './to-form.js';

/** The forms of an account: those of the catalog and its own, each in its current edition. */
@Injectable()
export class FormsService implements OnApplicationBootstrap {
  /** Accounts whose forms are up to date. */
  private readonly synchronisedAccounts = new Set<string>();

  /** Those that all of them have got. */
  private synchronisedEditions: string | undefined;

  constructor(
    private readonly store: FormsStore,
    private readonly scopeChanges: FormScopeChangesStore,
    private readonly editions: EditionsService,
    private readonly catalog: FormCatalog,
    private readonly official: OfficialFiles,
    private readonly sessionRecords: FormSessionRecords,
    private readonly accounts: AccountsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new version of the program may bring new forms and editions: every account gets them at the start. */
  onApplicationBootstrap(): Promise<void> {
    this.synchronisedEditions = undefined;
    return this.synchroniseAll(this.clock.now());
  }

  /** Gives every account the editions of the day, where they are others than at the last look. */
  async synchroniseAll(now: Date): Promise<void> {
    const editions = formKeys.map((key) => this.catalog.current(key, now)?.edition).join('\n');
    if (editions === this.synchronisedEditions) return;
    for (const account of await this.accounts.list()) {
      const ofAccount = this.database.ofAccount(account.id);
      await ofAccount.transaction((db) => this.synchronise(db, account.id, now));
      this.synchronisedAccounts.add(account.id);
    }
    this.synchronisedEditions = editions;
  }

  async list(ctx: Context, query: FormListQuery): Promise<NumberedPage<Form>> {
    await this.synchroniseIfNew(ctx);
    const { rows, total } = await this.store.list(ctx, query);
    return toPage([...(await this.present(ctx, rows)).values()], total, query);
  }

  async getById(ctx: Context, id: string): Promise<Form> {
    if (!(await this.isVisible(ctx, id))) throw notFound('form');
    const row = await this.getRow(ctx, id);
    return this.toForm(ctx, row, await this.editions.of(ctx, row));
  }

  /** Forms of the account by their ids, for whoever may see all of them. */
  async findMany(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Form>> {
    return this.present(ctx, await this.store.listByIds(ctx, ids));
  }

  async getRow(ctx: Context, id: string): Promise<FormEntity> {
    const [row] = await this.store.listByIds(ctx, [id]);
    if (!row) throw notFound('form');
    return row;
  }

  /**
   * In a transaction, until the end of which nobody retires them.
   *
   * @throws ProblemError 400 where one is retired, never was published, or shows an official file that is not installed
   */
  async assertInUse(ctx: Context, keys: readonly string[]): Promise<void> {
    await this.synchroniseIfNew(ctx);
    const found = await this.store.lockByKeys(ctx, keys);
    const retired = found.find(({ retired_at }) => retired_at !== null);
    if (retired) throw badRequest(`The form “${retired.name}” is retired: nobody is given it any more`);
    const missing = keys.find((key) => !found.some((form) => form.key === key));
    if (missing) throw badRequest(`The form “${missing}” is not published yet: nobody can be given it`);
    for (const key of keys) this.assertInstalled(key);
  }

  /** Those of the keys whose form people can be given. A form of a pack stays so while its draft is locked. */
  async usableAmong(ctx: Context, keys: readonly string[]): Promise<ReadonlySet<string>> {
    await this.synchroniseIfNew(ctx);
    const found = await this.store.listByKeys(ctx, keys);
    return new Set(
      found
        .filter(({ key, retired_at }) => retired_at === null && !this.missingFileOf(key))
        .map(({ key }) => key),
    );
  }

  /** Whether it shows an official file of the catalog that is not installed. */
  lacksOfficialFile(key: string): boolean {
    return this.missingFileOf(key) !== undefined;
  }

  private assertInstalled(key: string): void {
    const [edition, missing] = [this.catalog.current(key, this.clock.now()), this.missingFileOf(key)];
    if (!edition || !missing) return;
    const file = `“${missing.title}”, ${missing.edition}, of ${missing.publisher}`;
    throw badRequest(
      `The form “${formName(edition)}” shows an official file that is not installed: ${file}. Put it into the folder that OFFICIAL_FORMS_DIR names`,
    );
  }

  /** The first official file that the form shows and that is not installed. */
  private missingFileOf(key: string) {
    const edition = this.catalog.current(key, this.clock.now());
    return edition && this.official.missingOf(edition)[0];
  }

  async byIds(ctx: Context, ids: readonly string[]): Promise<FormSummary[]> {
    return (await this.store.listByIds(ctx, ids)).map(named);
  }

  async byKeys(ctx: Context, keys: readonly string[]): Promise<FormSummary[]> {
    await this.synchroniseIfNew(ctx);
    return (await this.store.listByKeys(ctx, keys)).map(named);
  }

  private async present(ctx: Context, rows: readonly FormEntity[]): Promise<ReadonlyMap<string, Form>> {
    const editionOf = await this.editions.ofAll(ctx, rows);
    return new Map(rows.map((row) => [row.id, this.toForm(ctx, row, editionOf(row))]));
  }

  private toForm({ now }: Context, row: FormEntity, edition: Edition): Form {
    return toForm(row, edition, {
      edition_dates: toEditionDates(this.catalog.editionsOf(row.key), row.edition, agencyDay(now)),
      official_files: this.official.listOf(edition),
    });
  }

  /** A form session sees the forms of its tasks, others the whole account's. */
  private async isVisible(ctx: Context, id: string): Promise<boolean> {
    const { actor } = ctx;
    return actor.kind !== 'form_session' || this.sessionRecords.includes(ctx, actor, { noun: 'form', id });
  }

  /**
   * An account made while the service runs has no forms yet: it gets them when they are first asked for, in the caller's
   * transaction. It is remembered as up to date only when they are found there, since that transaction may be undone.
   */
  private async synchroniseIfNew(ctx: Context): Promise<void> {
    if (this.synchronisedAccounts.has(ctx.account.id)) return;
    const there = await this.store.listByKeys(ctx, formKeys);
    if (there.length === formKeys.length) this.synchronisedAccounts.add(ctx.account.id);
    else await this.synchronise(ctx.db, ctx.account.id, this.clock.now());
  }

  private async synchronise(db: Queries, accountId: string, now: Date): Promise<void> {
    for (const key of formKeys) {
      const edition = this.catalog.current(key, now);
      if (!edition) continue;
      const changed = await this.store.synchronise(db, {
        id: newId('form', now),
        account_id: accountId,
        key,
        edition: edition.edition,
        name: formName(edition),
        tags: [...edition.tags],
        scope: edition.scope ?? null,
        created_at: now,
      });
      if (changed && formsAskedAgain.includes(key)) await this.scopeChanges.addOf(db, accountId, changed);
    }
  }
}

const named = ({ id, key, name, tags, custom_attributes, scope }: FormEntity): FormSummary => ({
  id,
  key,
  name,
  tags: tags.map((tag) => ({ name: tag })),
  custom_attributes,
  scope,
});
