import { isDeepStrictEqual } from 'node:util';
import {
  Employee,
  type EmployeeListQuery,
  type EmployeeQuery,
  isTypedProperty,
  type NumberedPage,
  type UpdateEmployee,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { nextUpdatedAt, withVersion } from '../../http/index.js';
import { emitEvent } from '../../events/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type Context, inTransaction, notFound } from '../../context/index.js';
import { changedFields } from '../changed-fields.js';
import { hasPhoneDigits } from '../phone-digits.js';
import { pickGiven } from '../to-system-attributes.js';
import { Filter } from '../../database/index.js';
import { ownPropertiesOf } from '../own-properties-of.js';
import { RecordAttributesService, type Visibility } from '../record-attributes.service.js';
import type { FormSessionActor } from '../record-reader.service.js';
import { RecordsService, type UnfilledRow } from '../records.service.js';
import { Sensitive } from '../sensitive.js';
import { EmployeeContactsService } from './employee-contacts.service.js';
import { EmployeeLifecycleService } from './employee-lifecycle.service.js';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeesStore } from './employees.store.js';
import {
  fullyMaskedSocialSecurityNumber,
  maskDateOfBirth,
  maskSocialSecurityNumber,
} from './mask-social-security-number.js';

/** What only the employee, and those who must, may see. */
export interface EmployeeSecrets {
  readonly social_security_number: string | null;
  readonly date_of_birth: string | null;
}

const blankEmployee = {
  first_name: '',
  middle_name: null,
  last_name: '',
  email: null,
  phone: null,
  has_middle_name: null,
  address: null,
};

const ownColumns = [
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'has_middle_name',
  'address',
] as const;

@Injectable()
export class EmployeesService extends RecordsService<EmployeeEntity, Employee> {
  constructor(
    store: EmployeesStore,
    attributes: RecordAttributesService,
    private readonly log: SecurityLogService,
    private readonly lifecycle: EmployeeLifecycleService,
    private readonly contacts: EmployeeContactsService,
  ) {
    const sealed = { social_security_number: maskSocialSecurityNumber, date_of_birth: maskDateOfBirth };
    super(
      { noun: 'employee', ownProperties: ownPropertiesOf('employee', Employee), masks: sealed },
      store,
      attributes,
    );
  }

  override deleteById(ctx: Context, id: string): Promise<Employee> {
    return inTransaction(ctx, async (ctx) => {
      const resource = await super.deleteById(ctx, id);
      await this.lifecycle.deleted(ctx, id);
      return resource;
    });
  }

  /**
   * Brings a deleted record back with what was deleted with it, in the caller's transaction.
   * @throws ProblemError 404 where there is no such deleted record
   */
  async restore(ctx: Context, id: string): Promise<void> {
    const row = await this.store.lockRemoved(ctx, id);
    // Somebody else may have brought it back meanwhile.
    if (!row?.deleted_at && (await this.exists(ctx, id))) return;
    if (!row?.deleted_at) throw notFound('deleted employee');
    const { externalIds } = this.store;
    const isTaken =
      row.external_id !== null && (await externalIds.findId(ctx, row.external_id)) !== undefined;
    const restored = {
      ...(await this.attributes.withDefinedAttributes(ctx, this.kind, row)),
      ...(isTaken && { external_id: null }),
      deleted_at: null,
      updated_at: nextUpdatedAt(ctx, row),
    };
    await this.store.restore(ctx, restored);
    await emitEvent(ctx, 'employee.restored', this.present(restored, 'masked'));
    await this.lifecycle.restored(ctx, id, row.deleted_at);
  }

  /** As `findById`, or with sensitive values masked whoever asks: then nobody has seen them. */
  async findOne(ctx: Context, id: string, { mask_sensitive }: EmployeeQuery): Promise<Employee> {
    if (!mask_sensitive || ctx.actor.kind === 'form_session') return this.findById(ctx, id);
    const row = await this.getRow(ctx, id);
    return withVersion(this.present(row, 'masked'), row);
  }

  list(ctx: Context, query: EmployeeListQuery): Promise<NumberedPage<Employee>> {
    return this.listFiltered(ctx, query);
  }

  /** Those of the records that the caller may see, for features that open what is sealed in them. */
  listRows(ctx: Context, ids: readonly string[]): Promise<EmployeeEntity[]> {
    return this.store.findMany(ctx, ids);
  }

  /** In clear, for the hosted form and its documents. */
  openSecrets(_ctx: Context, row: EmployeeEntity): Sensitive<EmployeeSecrets> {
    return new Sensitive(this.readSecrets(row, 'clear'));
  }

  /** The date of birth in clear, for the policy engine, which takes an age from it; never for an answer, an event or a log. */
  birthDateOf(row: EmployeeEntity): string | null {
    return this.readSecrets(row, 'clear').date_of_birth;
  }

  /** Records as they are shown to who may not see what is sealed, with what policies take an age from. */
  async findManyForPolicies(
    ctx: Context,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly employee: Employee; readonly bornOn: string | null }>> {
    const rows = await this.store.findMany(ctx, ids);
    return new Map(
      rows.map((row) => [row.id, { employee: this.present(row, 'masked'), bornOn: this.birthDateOf(row) }]),
    );
  }

  /** Takes from a record what it has sealed, once nothing that the law keeps needs it any more. */
  destroySealed(ctx: Context, id: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const before = await this.lockForUpdate(ctx, id);
      const row = { ...this.attributes.withoutSealed(before), updated_at: nextUpdatedAt(ctx, before) };
      await this.store.update(ctx, row);
      await emitEvent(ctx, 'employee.updated', this.present(row, 'masked'));
    });
  }

  /** Anyone who has the link may read this: not even the last digits are shown. */
  override toResource(ctx: Context, row: EmployeeEntity): Employee {
    const resource = super.toResource(ctx, row);
    if (ctx.actor.kind !== 'form_session' || resource.social_security_number === null) return resource;
    return { ...resource, social_security_number: fullyMaskedSocialSecurityNumber };
  }

  present(row: EmployeeEntity, visibility: Visibility): Employee {
    return {
      ...this.attributes.toCommonProperties(this.kind, row, visibility),
      first_name: row.first_name,
      ...(row.middle_name ? { middle_name: row.middle_name } : {}),
      last_name: row.last_name,
      email: row.email,
      phone: row.phone,
      has_middle_name: row.has_middle_name,
      address: row.address,
      ...this.readSecrets(row, visibility),
    };
  }

  protected filterOf(query: EmployeeListQuery): Filter {
    return new Filter()
      .whereNameContains(`(first_name || ' ' || last_name)`, query.name)
      .whereFound(query.email, (email) => `lower(email) = lower(${email})`)
      .whereFound(query.phone, hasPhoneDigits);
  }

  protected applyInput(row: UnfilledRow<EmployeeEntity>, given: UpdateEmployee): EmployeeEntity {
    return { ...blankEmployee, ...row, ...pickGiven(given, ownColumns) };
  }

  protected async isVisibleToFormSession(
    _ctx: Context,
    actor: FormSessionActor,
    id: string,
  ): Promise<boolean> {
    return actor.employeeId === id;
  }

  protected override async afterInsert(ctx: Context, row: EmployeeEntity): Promise<void> {
    await this.contacts.record(ctx, row);
  }

  /** Who changed what by hand or by program: what the employee answers in a form is in its audit trail. */
  protected override async afterUpdate(
    ctx: Context,
    before: EmployeeEntity,
    row: EmployeeEntity,
  ): Promise<void> {
    for (const change of await this.contacts.record(ctx, row, before))
      await this.lifecycle.contactChanged(ctx, change);
    if (before.address !== null && !isDeepStrictEqual(before.address, row.address))
      await this.lifecycle.addressChanged(ctx, row.id);
    await this.recordNumber(ctx, before, row);
    if (ctx.actor.kind === 'form_session' || ctx.actor.kind === 'system') return;
    const states = [this.present(before, 'clear'), this.present(row, 'clear')] as const;
    await this.log.record(ctx, {
      kind: 'employee.updated',
      subject: { type: 'employee', id: row.id },
      detail: { fields: changedFields(...states, (name) => this.isKnown(name)) },
    });
  }

  private async recordNumber(ctx: Context, before: EmployeeEntity, row: EmployeeEntity): Promise<void> {
    const [was, is] = [before, row].map((it) => this.readSecrets(it, 'clear').social_security_number);
    if (!is || is === was) return;
    const wasAppliedFor = before.system_attributes['has_applied_for_ssn'] === true;
    await this.lifecycle.numberArrived(ctx, { employeeId: row.id, wasAppliedFor });
  }

  protected override async beforeDelete(ctx: Context, row: EmployeeEntity): Promise<void> {
    await this.lifecycle.deleting(ctx, row.id);
  }

  private isKnown(name: string): boolean {
    return this.kind.ownProperties.includes(name) || isTypedProperty('employee', name);
  }

  private readSecrets(row: EmployeeEntity, visibility: Visibility): EmployeeSecrets {
    const field = (name: string) => this.attributes.readSealedField(this.kind, row, name, visibility);
    return {
      social_security_number: field('social_security_number'),
      date_of_birth: field('date_of_birth'),
    };
  }
}
