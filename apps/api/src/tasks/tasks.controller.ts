import {
  CreateTask,
  CreateTaskQuery,
  EmployeeId,
  MigrateTaskProgress,
  TaskFieldsQuery,
  TaskListQuery,
  TaskPath,
  UpdateTask,
  UpdateTaskFields,
} from '@firstday/domain';
import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { Ctx, Operation } from '../http/index.js';
import { TaskFieldsService } from './task-fields.service.js';
import { TaskMigrationService } from './task-migration.service.js';
import { TasksService } from './tasks.service.js';

const EmployeePath = z.object({ employee_id: EmployeeId });
type Path = z.infer<typeof TaskPath>;

@Controller()
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly fields: TaskFieldsService,
    private readonly migration: TaskMigrationService,
  ) {}

  @Operation('tasks.list')
  list(@Ctx() ctx: Context, @Query({ schema: TaskListQuery }) query: TaskListQuery) {
    return this.tasks.list(ctx, query);
  }

  @Operation('tasks.create')
  create(
    @Ctx() ctx: Context,
    @Body({ schema: CreateTask }) input: CreateTask,
    @Query({ schema: CreateTaskQuery }) query: CreateTaskQuery,
  ) {
    return this.tasks.create(ctx, input, query.allow_duplicate);
  }

  @Operation('tasks.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: TaskPath }) path: Path) {
    return this.tasks.getById(ctx, path.task_id);
  }

  @Operation('tasks.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: Path,
    @Body({ schema: UpdateTask }) input: UpdateTask,
  ) {
    return this.tasks.updateById(ctx, path.task_id, input);
  }

  @Operation('tasks.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: TaskPath }) path: Path) {
    return this.tasks.deleteById(ctx, path.task_id);
  }

  @Operation('tasks.getFields')
  getFields(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: Path,
    @Query({ schema: TaskFieldsQuery }) query: TaskFieldsQuery,
  ) {
    return this.fields.get(ctx, path.task_id, query.include_sensitive_info);
  }

  /** JSON `null`: the framework would send nothing for null itself. */
  @Operation('tasks.updateFields')
  @Header('content-type', 'application/json; charset=utf-8')
  updateFields(
    @Ctx() ctx: Context,
    @Param({ schema: TaskPath }) path: Path,
    @Body({ schema: UpdateTaskFields }) input: UpdateTaskFields,
  ) {
    return this.fields.update(ctx, path.task_id, input.fields).then(JSON.stringify);
  }

  @Operation('employees.migrateTaskProgress')
  migrate(
    @Ctx() ctx: Context,
    @Param({ schema: EmployeePath }) path: z.infer<typeof EmployeePath>,
    @Body({ schema: MigrateTaskProgress }) input: MigrateTaskProgress,
  ) {
    return this.migration.migrate(ctx, path.employee_id, input.target_employee_id);
  }
}
