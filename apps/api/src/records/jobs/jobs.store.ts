import { Injectable } from '@nestjs/common';
import { plainNameOrder, RecordsStore } from '../records.store.js';
import type { JobEntity } from './job.entity.js';

@Injectable()
export class JobsStore extends RecordsStore<JobEntity> {
  constructor() {
    super('jobs', ['name', 'address'], plainNameOrder);
  }
}
