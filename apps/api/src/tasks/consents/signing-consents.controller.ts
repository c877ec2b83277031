import type { GiveSigningConsent, PathOf, WithdrawSigningConsent } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { PaperCopiesService } from './paper-copies.service.js';
import { SigningConsentsService } from './signing-consents.service.js';

type EmployeePath = PathOf<'employees.listSigningConsents'>;
type TaskPath = PathOf<'tasks.requestPaperCopy'>;

@Controller()
export class SigningConsentsController {
  constructor(
    private readonly consents: SigningConsentsService,
    private readonly paper: PaperCopiesService,
  ) {}

  @Operation('employees.listSigningConsents')
  list(@Ctx() ctx: Context, @Path() path: EmployeePath) {
    return this.consents.list(ctx, path.employee_id);
  }

  @Operation('employees.giveSigningConsent')
  give(@Ctx() ctx: Context, @Path() path: EmployeePath, @Body() input: GiveSigningConsent) {
    return this.consents.give(ctx, path.employee_id, input);
  }

  @Operation('employees.withdrawSigningConsent')
  withdraw(@Ctx() ctx: Context, @Path() path: EmployeePath, @Body() input: WithdrawSigningConsent) {
    return this.consents.withdraw(ctx, path.employee_id, input);
  }

  @Operation('tasks.requestPaperCopy')
  requestPaper(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.paper.request(ctx, path.task_id);
  }
}
