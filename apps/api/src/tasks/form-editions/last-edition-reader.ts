import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormCatalog, FormsStore, OwnFormsService } from '../../forms/index.js';

/** The form that people are given, and in which edition; null where none was published. */
export interface LastEdition {
  readonly key: string;
  readonly edition: string | null;
}

/** The last edition of a form, whoever wrote it: the account, or an agency. */
@Injectable()
export class LastEditionReader {
  constructor(
    private readonly catalog: FormCatalog,
    private readonly forms: FormsStore,
    private readonly ownForms: OwnFormsService,
  ) {}

  /** @throws ProblemError 404 where the account has no such form */
  async read(ctx: Context, formId: string): Promise<LastEdition> {
    const [row] = await this.forms.listByIds(ctx, [formId]);
    return row && this.catalog.find(row.key, row.edition) ? row : this.ownForms.getDraft(ctx, formId);
  }
}
