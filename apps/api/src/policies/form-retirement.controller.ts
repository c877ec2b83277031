import type { PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Ctx, Operation, Path } from '../http/index.js';
import { FormRetirementService } from './form-retirement.service.js';

@Controller()
export class FormRetirementController {
  constructor(private readonly retirement: FormRetirementService) {}

  @Operation('forms.retire')
  retire(@Ctx() ctx: Context, @Path() path: PathOf<'forms.retire'>) {
    return this.retirement.retire(ctx, path.form_id);
  }

  @Operation('forms.restore')
  restore(@Ctx() ctx: Context, @Path() path: PathOf<'forms.restore'>) {
    return this.retirement.restore(ctx, path.form_id);
  }
}
