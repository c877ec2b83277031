import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Queries } from '../context/index.js';
import { type OrganizationPart, OrganizationPartsService } from '../identity/index.js';
import { ClientEntity } from './clients/client.entity.js';
import { EmployeeEntity } from './employees/employee.entity.js';
import { EmployerEntity } from './employers/employer.entity.js';
import { JobEntity } from './jobs/job.entity.js';

/** The records of an organization: it is not deleted with them unless that is confirmed. */
@Injectable()
export class OrganizationRecords implements OrganizationPart, OnModuleInit {
  constructor(private readonly parts: OrganizationPartsService) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async count({ manager }: Queries, accountIds: readonly string[]) {
    const kept = { account_id: In(accountIds), deleted_at: IsNull() };
    return {
      employee: await manager.countBy(EmployeeEntity, kept),
      employer: await manager.countBy(EmployerEntity, kept),
      client: await manager.countBy(ClientEntity, kept),
      job: await manager.countBy(JobEntity, kept),
    };
  }
}
