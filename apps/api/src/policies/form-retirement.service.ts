import type { FormDraft } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction } from '../context/index.js';
import { OwnFormsService } from '../forms/index.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { PoliciesStore } from './policies.store.js';

/** Takes forms of an account's own out of use, and back. */
@Injectable()
export class FormRetirementService {
  constructor(
    private readonly forms: OwnFormsService,
    private readonly builtIn: BuiltInPoliciesService,
    private readonly policies: PoliciesStore,
  ) {}

  /** Who has it finishes it. @throws ProblemError 400 while active policies ask for it */
  async retire(ctx: Context, formId: string): Promise<FormDraft> {
    await this.builtIn.synchronise(ctx);
    return inTransaction(ctx, async (ctx) => {
      const retired = await this.forms.setRetired(ctx, formId, true);
      // After the form's row is locked: a policy that is made meanwhile waits, and is refused.
      const names = await this.policies.listNamesAskingForForm(ctx, retired.key);
      if (names.length > 0)
        throw badRequest(
          `Active policies ask for this form: ${names.map((name) => `“${name}”`).join(', ')}. End them first`,
        );
      return retired;
    });
  }

  restore(ctx: Context, formId: string): Promise<FormDraft> {
    return this.forms.setRetired(ctx, formId, false);
  }
}
