import type { ComplianceDeadline } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService, FormsStore } from '../../forms/index.js';
import { RecordNamesStore } from '../../records/index.js';
import type { CalendarRow } from './compliance-calendar.store.js';
import { toComplianceDeadline } from './to-compliance-deadline.js';
import { toNewHireDeadline } from './to-new-hire-deadline.js';

/** Tells of deadlines what they are about: the form, the section, the law, and names. */
@Injectable()
export class DeadlinePresenter {
  constructor(
    private readonly names: RecordNamesStore,
    private readonly forms: FormsStore,
    private readonly editions: EditionsService,
  ) {}

  /** @returns one for each row, in their order */
  async present(ctx: Context, rows: readonly CalendarRow[]): Promise<ComplianceDeadline[]> {
    if (rows.length === 0) return [];
    const forms = await this.forms.listByIds(ctx, [...new Set(rows.flatMap(({ form_id }) => form_id ?? []))]);
    const editionOf = await this.editions.ofAll(ctx, forms);
    const names = await this.names.find(ctx, rows);
    return rows.map((row, at) => {
      if (row.placement_id !== null) return toNewHireDeadline(row, row.placement_id, names[at]);
      const form = forms.find(({ id }) => id === row.form_id);
      if (!form) throw new Error('a task names a form that is gone');
      return toComplianceDeadline(row, { form, edition: editionOf(form) }, names[at]);
    });
  }
}
