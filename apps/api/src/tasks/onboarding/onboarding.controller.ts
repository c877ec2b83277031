import type {
  OnboardingLinkListQuery,
  OnboardingLinkQuery,
  PathOf,
  TaskOnboardingLinkQuery,
} from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { LinkRecordsService } from './link-records.service.js';
import { OnboardingLinksService } from './onboarding-links.service.js';
import { TaskRenewalService } from './task-renewal.service.js';
import { TaskSheetsService } from './task-sheets.service.js';

type EmployeePath = PathOf<'employees.getOnboardingUrl'>;
type TaskPath = PathOf<'tasks.getOnboardingUrl'>;
type OnboardingLinkPath = PathOf<'onboarding_links.revoke'>;

@Controller()
export class OnboardingController {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly linkRecords: LinkRecordsService,
    private readonly sheets: TaskSheetsService,
    private readonly renewals: TaskRenewalService,
  ) {}

  @Operation('employees.getOnboardingUrl')
  linkForEmployee(@Ctx() ctx: Context, @Path() path: EmployeePath, @Query() query: OnboardingLinkQuery) {
    return this.links.forEmployee(ctx, path.employee_id, query);
  }

  @Operation('tasks.getOnboardingUrl')
  linkForTask(@Ctx() ctx: Context, @Path() path: TaskPath, @Query() query: TaskOnboardingLinkQuery) {
    return this.links.forTask(ctx, path.task_id, query);
  }

  @Operation('onboarding_links.list')
  list(@Ctx() ctx: Context, @Query() query: OnboardingLinkListQuery) {
    return this.linkRecords.list(ctx, query);
  }

  @Operation('onboarding_links.revoke')
  revoke(@Ctx() ctx: Context, @Path() path: OnboardingLinkPath) {
    return this.linkRecords.revoke(ctx, path.onboarding_link_id);
  }

  @Operation('tasks.renew')
  renew(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.renewals.renew(ctx, path.task_id);
  }

  @Operation('tasks.getSheet')
  getSheet(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.sheets.get(ctx, path.task_id);
  }
}
