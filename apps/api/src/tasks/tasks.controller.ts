import type {
  CreateTask,
  CreateTaskQuery,
  DeleteTaskQuery,
  MigrateTaskProgress,
  PathOf,
  TaskFieldsQuery,
  TaskListQuery,
  TaskQuery,
  UpdateTask,
  UpdateTaskFields,
} from '@firstday/domain';
import { Controller, Header } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../http/index.js';
import { TaskFieldsService } from './task-fields.service.js';
import { TaskMigrationService } from './task-migration.service.js';
import { TaskAssignmentService } from './task-assignment.service.js';
import { TasksService } from './tasks.service.js';

type TaskPath = PathOf<'tasks.findById'>;

type EmployeePath = PathOf<'employees.migrateTaskProgress'>;

@Controller()
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly assignment: TaskAssignmentService,
    private readonly fields: TaskFieldsService,
    private readonly migration: TaskMigrationService,
  ) {}

  @Operation('tasks.list')
  list(@Ctx() ctx: Context, @Query() query: TaskListQuery) {
    return this.tasks.list(ctx, query);
  }

  @Operation('tasks.create')
  create(@Ctx() ctx: Context, @Body() input: CreateTask, @Query() query: CreateTaskQuery) {
    return this.assignment.assign(ctx, input, query.allow_duplicate);
  }

  @Operation('tasks.findById')
  findById(@Ctx() ctx: Context, @Path() path: TaskPath, @Query() query: TaskQuery) {
    return this.tasks.getExpanded(ctx, path.task_id, query);
  }

  @Operation('tasks.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: UpdateTask) {
    return this.tasks.updateById(ctx, path.task_id, input);
  }

  @Operation('tasks.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: TaskPath, @Query() query: DeleteTaskQuery) {
    return this.tasks.withdraw(ctx, path.task_id, { cause: 'request', reason: query.reason });
  }

  @Operation('tasks.getFields')
  getFields(@Ctx() ctx: Context, @Path() path: TaskPath, @Query() query: TaskFieldsQuery) {
    return this.fields.get(ctx, path.task_id, query.include_sensitive_info);
  }

  /** JSON `null`: the framework would send nothing for null itself. */
  @Operation('tasks.updateFields')
  @Header('content-type', 'application/json; charset=utf-8')
  updateFields(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: UpdateTaskFields) {
    return this.fields.update(ctx, path.task_id, input.fields).then(JSON.stringify);
  }

  @Operation('employees.migrateTaskProgress')
  migrate(@Ctx() ctx: Context, @Path() path: EmployeePath, @Body() input: MigrateTaskProgress) {
    return this.migration.migrate(ctx, path.employee_id, input.target_employee_id);
  }
}
