import {
  CreateFormSession,
  EmployeeId,
  OnboardingLinkQuery,
  TaskOnboardingLinkQuery,
  TaskPath,
} from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../platform/context.js';
import { Ctx, Operation } from '../platform/operation.decorator.js';
import { FormSessions } from './form-sessions.service.js';
import { OnboardingLinks } from './onboarding-links.js';
import { TaskSheets } from './task-sheets.js';

const EmployeePath = z.object({ employee_id: EmployeeId });

@Controller()
export class OnboardingController {
  constructor(
    private readonly links: OnboardingLinks,
    private readonly sessions: FormSessions,
    private readonly sheets: TaskSheets,
  ) {}

  @Operation('employees.getOnboardingUrl')
  linkForEmployee(
    @Ctx() ctx: Context,
    @Param({ schema: EmployeePath }) path: z.infer<typeof EmployeePath>,
    @Query({ schema: OnboardingLinkQuery }) query: OnboardingLinkQuery,
  ) {
    return this.links.forEmployee(ctx, path.employee_id, query);
  }

  @Operation('tasks.getOnboardingUrl')
  linkForTask(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: z.infer<typeof TaskPath>,
    @Query({ schema: TaskOnboardingLinkQuery }) query: TaskOnboardingLinkQuery,
  ) {
    return this.links.forTask(ctx, path.task_id, query);
  }

  @Operation('form_sessions.create')
  createSession(@Body({ schema: CreateFormSession }) input: CreateFormSession) {
    return this.sessions.create(input.link);
  }

  @Operation('form_sessions.current')
  currentSession(@Ctx() ctx: Context) {
    return this.sessions.current(ctx);
  }

  @Operation('tasks.getSheet')
  getSheet(@Ctx() ctx: Context, @Param({ schema: TaskPath }) path: z.infer<typeof TaskPath>) {
    return this.sheets.get(ctx, path.task_id);
  }
}
