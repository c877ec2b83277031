import type { FormChanges } from '@firstday/domain';
import { contentChanges, toEdition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { OwnFormsService } from '../../forms/index.js';
import { OpenTasksForecastService } from './open-tasks-forecast.service.js';

/** What publishing a draft would change, and what would become of the tasks that are there. */
@Injectable()
export class FormChangesService {
  constructor(
    private readonly forms: OwnFormsService,
    private readonly openTasks: OpenTasksForecastService,
  ) {}

  async forecast(ctx: Context, formId: string): Promise<FormChanges> {
    const { key, content, edition } = await this.forms.getDraft(ctx, formId);
    const last = edition === null ? null : await this.forms.getEdition(ctx, formId, edition);
    const changes = last ? contentChanges(key, last.content, content) : [];
    const to = toEdition(content, { form: key, edition: 'draft' });
    const exceptEdition = changes.length === 0 ? edition : null;
    const found = await this.openTasks.forecast(ctx, formId, { to, exceptEdition });
    return {
      form_id: formId,
      since: edition,
      changes: [...changes],
      is_breaking: changes.some(({ is_breaking }) => is_breaking),
      open_tasks: found?.counts ?? null,
    };
  }
}
