import {
  EmployeeId,
  OnboardingLinkListQuery,
  OnboardingLinkPath,
  OnboardingLinkQuery,
  TaskOnboardingLinkQuery,
  TaskPath,
} from '@firstday/domain';
import { Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { LinkRecordsService } from './link-records.service.js';
import { OnboardingLinksService } from './onboarding-links.service.js';
import { TaskSheetsService } from './task-sheets.service.js';

const EmployeePath = z.object({ employee_id: EmployeeId });

@Controller()
export class OnboardingController {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly linkRecords: LinkRecordsService,
    private readonly sheets: TaskSheetsService,
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

  @Operation('onboarding_links.list')
  list(@Ctx() ctx: Context, @Query({ schema: OnboardingLinkListQuery }) query: OnboardingLinkListQuery) {
    return this.linkRecords.list(ctx, query);
  }

  @Operation('onboarding_links.revoke')
  revoke(
    @Ctx() ctx: Context,
    @Param({ schema: OnboardingLinkPath }) path: z.infer<typeof OnboardingLinkPath>,
  ) {
    return this.linkRecords.revoke(ctx, path.onboarding_link_id);
  }

  @Operation('tasks.getSheet')
  getSheet(@Ctx() ctx: Context, @Param({ schema: TaskPath }) path: z.infer<typeof TaskPath>) {
    return this.sheets.get(ctx, path.task_id);
  }
}
