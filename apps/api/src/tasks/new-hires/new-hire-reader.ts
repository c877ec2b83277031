import { type Address, type Employer } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { type AddressAnswer, type FormContext, isAddress, type NewHire, ownFacts } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService } from '../../forms/index.js';
import { actorWithPermission } from '../../identity/index.js';
import { type EmployeeEntity, EmployeesService, EmployersService } from '../../records/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { SignedAnswersStore } from './signed-answers.store.js';

/** A hire by its records. */
export interface HireReferences {
  readonly placement_id: string;
  readonly employee_id: string;
  readonly employer_id: string;
  readonly hired_on: string;
  readonly work_state: string | null;
}

/**
 * Reads what a report says of people: what the record says, which has what was signed and what was put right since, and else what
 * the employee signed in a form.
 */
@Injectable()
export class NewHireReader {
  constructor(
    private readonly employees: EmployeesService,
    private readonly employers: EmployersService,
    private readonly answers: SignedAnswersStore,
    private readonly sealer: AnswersSealer,
    private readonly editions: EditionsService,
  ) {}

  /** In clear, for the file and for nothing else. @returns by the placement's id; without those whom the caller cannot see */
  async read(ctx: Context, hires: readonly HireReferences[]): Promise<ReadonlyMap<string, NewHire>> {
    const employees = await this.employees.listRows(
      ctx,
      hires.map(({ employee_id }) => employee_id),
    );
    const rows = new Map(employees.map((row) => [row.id, row]));
    const found = new Map<string, NewHire>();
    for (const employerId of new Set(hires.map(({ employer_id }) => employer_id))) {
      const ofEmployer = hires.filter(({ employer_id }) => employer_id === employerId);
      const [employer] = await this.employers.findManyMasked(ctx, [employerId]);
      const said = await this.signedFacts(
        ctx,
        employerId,
        ofEmployer.map(({ employee_id }) => employee_id),
      );
      for (const hire of ofEmployer) {
        const row = rows.get(hire.employee_id);
        if (row && employer)
          found.set(
            hire.placement_id,
            this.toNewHire(ctx, hire, { row, employer, said: said.get(row.id) ?? {} }),
          );
      }
    }
    return found;
  }

  private async signedFacts(
    ctx: Context,
    employerId: string,
    employeeIds: readonly string[],
  ): Promise<ReadonlyMap<string, FormContext>> {
    const reader = actorWithPermission(ctx.actor, 'task:view');
    const facts = new Map<string, FormContext>();
    if (!reader) return facts;
    for (const task of await this.answers.list(ctx, { employeeIds, employerId, reader })) {
      const said = ownFacts(await this.editions.ofTask(ctx, task), this.sealer.open(task));
      facts.set(task.employee_id, { ...facts.get(task.employee_id), ...said });
    }
    return facts;
  }

  private toNewHire(
    ctx: Context,
    { hired_on, work_state }: HireReferences,
    {
      row,
      employer,
      said,
    }: { readonly row: EmployeeEntity; readonly employer: Employer; readonly said: FormContext },
  ): NewHire {
    const secrets = this.employees.openSecrets(ctx, row).reveal();
    const signed = (name: string) => textOf(said[`employee.${name}`]);
    return {
      socialSecurityNumber: secrets.social_security_number ?? signed('social_security_number'),
      dateOfBirth: secrets.date_of_birth ?? signed('date_of_birth'),
      firstName: row.first_name.trim() || signed('first_name'),
      middleName: row.middle_name?.trim() || signed('middle_name') || signed('middle_initial'),
      lastName: row.last_name.trim() || signed('last_name'),
      address: row.address ?? addressOf(said['employee.address']),
      hiredOn: hired_on,
      stateOfHire: work_state === null ? null : usStateCode(work_state),
      employer: { name: employer.name, ein: employer.ein, address: addressIn(employer.address) },
    };
  }
}

const textOf = (value: FormContext[string]): string | null =>
  typeof value === 'string' && value ? value : null;
const addressOf = (value: FormContext[string]): AddressAnswer | null => (isAddress(value) ? value : null);
const addressIn = (address: Address | null | undefined): AddressAnswer | null => address ?? null;
