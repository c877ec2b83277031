import { type AnswerValue, identifyingForms } from '@firstday/forms';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmployeeLifecycleService, EmployeesService } from '../../records/index.js';
import { type Context, ProblemError } from '../../context/index.js';
import { AnswersSealer } from '../answers-sealer.js';
import { listSealedAnswers } from './sealed-answers.store.js';
import { recordIdentitySource } from './identity-checks.store.js';

/** A value and the field that it is the answer of. */
export interface KnownValue {
  readonly path: string;
  readonly value: string;
}

/** What a person can be asked by; null where it is not known. Never for an answer, an event or a log. */
export interface KnownIdentity {
  readonly date_of_birth: KnownValue | null;
  readonly social_security_number: KnownValue | null;
}

export const identityNames = ['date_of_birth', 'social_security_number'] as const;
export const isIdentityPath = (path: string): boolean =>
  identityNames.some((name) => path === `task.${name}` || path === `employee.${name}`);

/** Loads the values that an employee is asked for: from their own Form I-9 first, then from the record. */
@Injectable()
export class KnownIdentityService implements OnModuleInit {
  constructor(
    private readonly employees: EmployeesService,
    private readonly sealer: AnswersSealer,
    private readonly lifecycle: EmployeeLifecycleService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onIdentityWritten(recordIdentitySource);
  }

  async load(ctx: Context, employeeId: string): Promise<KnownIdentity> {
    const forms = await listSealedAnswers(ctx, employeeId, identifyingForms);
    const answers = forms.map((form) => this.sealer.open(form));
    const record = await this.employees.getUnmasked(ctx, employeeId).catch(undefinedIfNotFound);
    const known = (name: (typeof identityNames)[number]): KnownValue | null => {
      const path = `task.${name}`;
      const said = answers.map((given) => given[path]).find(isText);
      if (said !== undefined) return { path, value: said };
      const kept = record?.[name];
      return isText(kept) ? { path: `employee.${name}`, value: kept } : null;
    };
    return {
      date_of_birth: known('date_of_birth'),
      social_security_number: known('social_security_number'),
    };
  }
}

const isText = (value: AnswerValue | undefined): value is string => typeof value === 'string' && value !== '';

function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
}
