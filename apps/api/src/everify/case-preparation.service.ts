import { isDeepStrictEqual } from 'node:util';
import { openingDeadline, type PreparedCase, prepareCase } from '@firstday/everify';
import { awaitedNumberOf, isBlank, type Answers, type Section } from '@firstday/forms';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId, timeZoneOf } from '../context/index.js';
import { calendarOf, hasOpenCorrection, SectionSigned, type TaskAggregate } from '../tasks/index.js';
import { CaseWriter } from './case-writer.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { shutdownsIn } from './shutdowns-in.js';

/** The step of a case whose number came from the employee's record. */
const numberArrived = 'number_arrived';

/** A case as Form I-9 and the records make it. */
interface MadeCase extends PreparedCase {
  readonly missing: EverifyCaseEntity['missing'];
  readonly row: Pick<
    EverifyCaseEntity,
    'company_id' | 'due_on' | 'id' | 'open_by' | 'sealed_fields' | 'time_zone'
  >;
}

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

  /** What is being corrected counts once it is signed. */
  async handle(ctx: Context, dossier: TaskAggregate, { preparesEverifyCase }: Section): Promise<void> {
    if (!dossier.edition.sections.some((section) => section.preparesEverifyCase)) return;
    const known = await this.store.findOpenByTask(ctx, dossier.task.id);
    if (!known) {
      if (preparesEverifyCase) await this.prepare(ctx, dossier);
      return;
    }
    if (hasOpenCorrection(dossier)) return;
    const made = this.fieldsFrom(dossier, known.id);
    // M-274, 9.0: a correction of Section 1 leaves Section 2 as it was signed. The case has what the form says now.
    if (preparesEverifyCase || !this.isSame(known, made)) await this.change(ctx, known, made);
  }

  /**
   * Section 1 lacks the number, and it was entered in the employee's record. A case that waits takes it from there: it is due as
   * soon as the number is known, and the employee may enter it in Section 1 later.
   */
  async takeNumber(ctx: Context, { task, context }: TaskAggregate): Promise<void> {
    const ssn = context['employee.social_security_number'];
    const known = await this.store.findOpenByTask(ctx, task.id);
    if (typeof ssn !== 'string' || known?.status !== 'PREPARED' || known.wanted) return;
    const steps = await this.store.findSteps(ctx, [known.id]);
    const isOfRecord = steps.at(-1)?.what === numberArrived;
    if (!isOfRecord && !known.missing.includes('ssn_pending')) return;
    const after = {
      ...known,
      sealed_fields: this.sealer.sealFields(known.id, { ...this.sealer.openFields(known), ssn }),
      missing: known.missing.filter((it) => it !== 'ssn_pending'),
    };
    await this.writer.update(ctx, known, after, numberArrived, 'system');
  }

  private async prepare(ctx: Context, dossier: TaskAggregate): Promise<void> {
    const { employer } = dossier.records;
    if (!employer || dossier.context['employer.uses_e_verify'] !== true) return;
    const made = this.fieldsFrom(dossier, newId('everifyCase', ctx.now));
    const step = made.isNameShortened ? 'prepared_with_short_name' : 'prepared';
    await this.writer.create(ctx, toRow(this.newCase(ctx, dossier, employer.id), made), step);
  }

  private async change(ctx: Context, known: EverifyCaseEntity, made: MadeCase): Promise<void> {
    if (known.status !== 'PREPARED' || known.wanted)
      return void (await this.writer.update(ctx, known, known, 'form_changed_after_opening', 'system'));
    const step = made.isNameShortened ? 'prepared_with_short_name' : 'prepared_again';
    await this.writer.update(ctx, known, toRow(known, made), step, 'system');
  }

  /** Each sealing differs: what was sealed is compared. */
  private isSame(known: EverifyCaseEntity, { fields, missing }: MadeCase): boolean {
    return (
      isDeepStrictEqual(this.sealer.openFields(known), fields) && isDeepStrictEqual(known.missing, missing)
    );
  }

  private fieldsFrom(dossier: TaskAggregate, id: string): MadeCase {
    const { fields, missing, isNameShortened } = prepareCase(withNumberOfRecord(dossier));
    const { employer } = dossier.records;
    const attributes = { ...employer?.custom_attributes, ...employer };
    const company = attributes['e_verify_company_id'];
    const company_id =
      typeof company === 'string' || typeof company === 'number' ? String(company).trim() || null : null;
    const open_by = fields.date_of_hire
      ? openingDeadline(fields.date_of_hire, calendarOf(dossier.context), shutdownsIn(this.config))
      : null;
    return {
      fields,
      isNameShortened,
      missing: company_id === null ? [...missing, 'company_id'] : [...missing],
      row: {
        id,
        company_id,
        sealed_fields: this.sealer.sealFields(id, fields),
        time_zone: timeZoneOf(employer),
        open_by,
        due_on: open_by,
      },
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

const toRow = <Row extends object>(row: Row, { row: made, missing }: MadeCase) => ({
  ...row,
  ...made,
  missing,
});

/** What the employee signed comes first; a number that was awaited then may be in the record already. */
function withNumberOfRecord({ task, answers, context }: TaskAggregate): Answers {
  const path = awaitedNumberOf(task.form_key)?.path;
  if (path === undefined || !isBlank(answers[path])) return answers;
  return { ...answers, [path]: context['employee.social_security_number'] };
}
