import {
  Client,
  type ClientListQuery,
  Employee,
  type EmployeeListQuery,
  Employer,
  type EmployerListQuery,
  type EntityType,
  Job,
  type JobListQuery,
  Placement,
  type PlacementListQuery,
  Task,
  type TaskListQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Context } from '../../context/index.js';
import type { ListPart } from '../../identity/index.js';
import { PlacementsService } from '../../placements/index.js';
import { ClientsService, EmployeesService, EmployersService, JobsService } from '../../records/index.js';
import { TasksService } from '../../tasks/index.js';

/** A list as an export reads it. */
export interface ExportedList {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Whose custom properties its records may have. */
  readonly entity?: EntityType;
  readAfter(ctx: Context, part: ListPart): Promise<readonly { readonly id: string }[]>;
  listAttributeNames(ctx: Context): Promise<string[]>;
}

/** A service that has a list. */
interface ListService<Query> {
  listAfter(ctx: Context, query: Query, part: ListPart): Promise<{ readonly id: string }[]>;
  listAttributeNames(ctx: Context, query: Query): Promise<string[]>;
}

/** Every list that can be exported, as the operation that lists the records has it. */
@Injectable()
export class ExportedLists {
  constructor(
    private readonly employeesService: EmployeesService,
    private readonly employersService: EmployersService,
    private readonly clientsService: ClientsService,
    private readonly jobsService: JobsService,
    private readonly placementsService: PlacementsService,
    private readonly tasksService: TasksService,
  ) {}

  employees(query: EmployeeListQuery): ExportedList {
    return toList(this.employeesService, query, { name: 'employees', schema: Employee, entity: 'employee' });
  }

  employers(query: EmployerListQuery): ExportedList {
    return toList(this.employersService, query, { name: 'employers', schema: Employer, entity: 'employer' });
  }

  clients(query: ClientListQuery): ExportedList {
    return toList(this.clientsService, query, { name: 'clients', schema: Client, entity: 'client' });
  }

  jobs(query: JobListQuery): ExportedList {
    return toList(this.jobsService, query, { name: 'jobs', schema: Job, entity: 'job' });
  }

  placements(query: PlacementListQuery): ExportedList {
    return toList(this.placementsService, query, {
      name: 'placements',
      schema: Placement,
      entity: 'placement',
    });
  }

  tasks(query: TaskListQuery): ExportedList {
    return {
      name: 'tasks',
      schema: Task,
      readAfter: (ctx, part) => this.tasksService.listAfter(ctx, query, part),
      listAttributeNames: () => Promise.resolve([]),
    };
  }
}

const toList = <Query>(
  service: ListService<Query>,
  query: Query,
  facts: Pick<ExportedList, 'name' | 'schema' | 'entity'>,
): ExportedList => ({
  ...facts,
  readAfter: (ctx, part) => service.listAfter(ctx, query, part),
  listAttributeNames: (ctx) => service.listAttributeNames(ctx, query),
});
