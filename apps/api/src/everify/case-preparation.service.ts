import { openingDeadline, prepareCase } from '@firstday/everify';
import type { Section } from '@firstday/forms';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId, timeZoneOf } from '../context/index.js';
import { calendarOf, SectionSigned, type TaskAggregate } from '../tasks/index.js';
import { CaseWriter } from './case-writer.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { shutdownsIn } from './shutdowns-in.js';

/** Prepares a case when Section 2 of Form I-9 is signed, for employers that take part in E-Verify. */
@Injectable()
export class CasePreparationService extends SectionSigned {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly sealer: CaseSealer,
  ) {
    super();
  }

  async handle(ctx: Context, dossier: TaskAggregate, section: Section): Promise<void> {
    if (!section.preparesEverifyCase) return;
    const { employer } = dossier.records;
    if (!employer || dossier.context['employer.uses_e_verify'] !== true) return;
    const known = await this.store.findOpenByTask(ctx, dossier.task.id);
    const { isNameShortened, ...made } = this.fieldsFrom(dossier, known?.id ?? newId('everifyCase', ctx.now));
    const short = isNameShortened ? 'prepared_with_short_name' : null;
    if (!known)
      await this.writer.create(
        ctx,
        { ...this.newCase(ctx, dossier, employer.id), ...made },
        short ?? 'prepared',
      );
    else if (known.status === 'PREPARED' && !known.wanted)
      await this.writer.update(ctx, known, { ...known, ...made }, short ?? 'prepared_again', 'system');
    else await this.writer.update(ctx, known, known, 'form_changed_after_opening', 'system');
  }

  private fieldsFrom(dossier: TaskAggregate, id: string) {
    const { fields, missing, isNameShortened } = prepareCase(dossier.answers);
    const { employer } = dossier.records;
    const attributes = { ...employer?.custom_attributes, ...employer };
    const company = attributes['e_verify_company_id'];
    const company_id =
      typeof company === 'string' || typeof company === 'number' ? String(company).trim() || null : null;
    const open_by = fields.date_of_hire
      ? openingDeadline(fields.date_of_hire, calendarOf(dossier.context), shutdownsIn(this.config))
      : null;
    return {
      id,
      isNameShortened,
      company_id,
      sealed_fields: this.sealer.sealFields(id, fields),
      missing: company_id === null ? [...missing, 'company_id' as const] : [...missing],
      time_zone: timeZoneOf(employer),
      open_by,
      due_on: open_by,
    };
  }

  private newCase(ctx: Context, { task }: TaskAggregate, employer_id: string) {
    return {
      account_id: ctx.account.id,
      task_id: task.id,
      employee_id: task.employee_id,
      employer_id,
      is_simulated: ctx.account.mode === 'test',
      status: 'PREPARED',
      status_display: null,
      eligibility_statement: null,
      case_number: null,
      mismatch: null,
      closure_reason: null,
      wanted: null,
      sealed_wish: null,
      wanted_since: null,
      attempts: 0,
      run_at: null,
      last_error: null,
      refusal: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    } satisfies Partial<EverifyCaseEntity>;
  }
}
