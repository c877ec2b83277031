import { Injectable } from '@nestjs/common';
import { RecordsStore } from '../records.store.js';
import type { JobEntity } from './job.entity.js';

@Injectable()
export class JobsStore extends RecordsStore<JobEntity> {
  constructor() {
    super('jobs', ['name', 'address']);
  }
}
