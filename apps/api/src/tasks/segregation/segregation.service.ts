import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnFormsService } from '../../forms/index.js';
import { SegregatedTasksStore } from './segregated-tasks.store.js';

/** Keeps the answers of a form apart from the moment on at which an edition says so: those that were given before, too. */
@Injectable()
export class SegregationService implements OnModuleInit {
  constructor(
    private readonly forms: OwnFormsService,
    private readonly store: SegregatedTasksStore,
  ) {}

  onModuleInit(): void {
    this.forms.onSegregation((ctx, formId) => this.store.segregate(ctx, formId));
  }
}
