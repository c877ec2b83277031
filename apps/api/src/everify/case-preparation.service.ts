import { isDeepStrictEqual } from 'node:util';
import { isAwaitingNumber } from '@firstday/domain';
import { openingDeadline, type PreparedCase, prepareCase } from '@firstday/everify';
import { awaitedNumberOf, isBlank, type Answers, type Section } from '@firstday/forms';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, newId, timeZoneOf } from '../context/index.js';
import { calendarOf, hasOpenCorrection, SectionSigned, type TaskAggregate } from '../tasks/index.js';
import { AwaitedCaseOpener } from './awaited-case-opener.js';
import { dueOnceArrived, hasNumberOfRecord, isNumber, numberSteps } from './number-steps.js';
import { CaseWriter } from './case-writer.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { shutdownsIn } from './shutdowns-in.js';

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
    private readonly opener: AwaitedCaseOpener,
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
    const isChanged = preparesEverifyCase || !this.isSame(known, made);
    await this.opener.open(ctx, isChanged ? await this.change(ctx, known, made) : known);
  }

  /**
   * Section 1 lacks the number, and it was entered in the employee's record. A case that waits takes it from there: it is due as
   * soon as the number is known, and the employee may enter it in Section 1 later.
   */
  async takeNumber(ctx: Context, dossier: TaskAggregate): Promise<void> {
    const ssn = dossier.context['employee.social_security_number'];
    const known = await this.store.findOpenByTask(ctx, dossier.task.id);
    if (typeof ssn !== 'string' || !known || !mayChange(known)) return;
    const steps = await this.store.findSteps(ctx, [known.id]);
    const isOfRecord = hasNumberOfRecord(steps);
    if (!isOfRecord && !known.missing.some(isNumber)) return;
    const after = {
      ...known,
      sealed_fields: this.sealer.sealFields(known.id, { ...this.sealer.openFields(known), ssn }),
      missing: known.missing.filter((it) => !isNumber(it)),
      due_on: isOfRecord ? known.due_on : dueOnceArrived(known, known, { steps, now: ctx.now }),
    };
    await this.writer.update(ctx, known, after, numberSteps.ofRecord, 'system');
    if (!hasOpenCorrection(dossier)) await this.opener.open(ctx, after);
  }

  private async prepare(ctx: Context, dossier: TaskAggregate): Promise<void> {
    const { employer } = dossier.records;
    if (!employer || dossier.context['employer.uses_e_verify'] !== true) return;
    const made = this.fieldsFrom(dossier, newId('everifyCase', ctx.now));
    const step = made.isNameShortened ? 'prepared_with_short_name' : 'prepared';
    await this.writer.create(ctx, toRow(this.newCase(ctx, dossier, employer.id), made), step);
  }

  private async change(ctx: Context, known: EverifyCaseEntity, made: MadeCase): Promise<EverifyCaseEntity> {
    if (!mayChange(known)) {
      await this.writer.update(ctx, known, known, 'form_changed_after_opening', 'system');
      return known;
    }
    const isNumberSigned = known.missing.includes('ssn_pending') && !made.missing.some(isNumber);
    const steps = await this.store.findSteps(ctx, [known.id]);
    const due_on = isNumberSigned
      ? dueOnceArrived(known, made.row, { steps, now: ctx.now })
      : dueAsMade(known, made);
    const after = { ...toRow(known, made), due_on };
    const step = made.isNameShortened ? 'prepared_with_short_name' : 'prepared_again';
    await this.writer.update(ctx, known, after, isNumberSigned ? numberSteps.ofForm : step, 'system');
    return after;
  }

  /** Each sealing differs: what was sealed is compared. */
  private isSame(known: EverifyCaseEntity, { fields, missing }: MadeCase): boolean {
    return (
      isDeepStrictEqual(this.sealer.openFields(known), fields) && isDeepStrictEqual(known.missing, missing)
    );
  }

  private fieldsFrom(dossier: TaskAggregate, id: string): MadeCase {
    const isNumberAwaited = awaitedNumberOf(dossier.task.form_key)?.isAwaited(dossier) ?? false;
    const {
      fields,
      missing: ofForm,
      isNameShortened,
    } = prepareCase(withNumberOfRecord(dossier), isNumberAwaited);
    const { employer } = dossier.records;
    const attributes = { ...employer?.custom_attributes, ...employer };
    const company = attributes['e_verify_company_id'];
    const company_id =
      typeof company === 'string' || typeof company === 'number' ? String(company).trim() || null : null;
    const open_by = fields.date_of_hire
      ? openingDeadline(fields.date_of_hire, calendarOf(dossier.context), shutdownsIn(this.config))
      : null;
    const missing = company_id === null ? [...ofForm, 'company_id' as const] : [...ofForm];
    return {
      fields,
      isNameShortened,
      missing,
      row: {
        id,
        company_id,
        sealed_fields: this.sealer.sealFields(id, fields),
        time_zone: timeZoneOf(employer),
        open_by,
        due_on: isAwaitingNumber(missing) ? null : open_by,
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

/** E-Verify was not asked to open the case yet. */
const mayChange = ({ status, wanted, attempts }: EverifyCaseEntity): boolean =>
  status === 'PREPARED' && (wanted === null || (wanted === 'open' && attempts === 0));

/** A day that an awaited number moved stays. */
const dueAsMade = ({ due_on }: EverifyCaseEntity, { row }: MadeCase): string | null =>
  due_on !== null && row.due_on !== null && row.due_on < due_on ? due_on : row.due_on;

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
