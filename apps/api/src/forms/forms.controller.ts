import type { FormListQuery, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Ctx, Operation, Path, Query } from '../http/index.js';
import { FormsService } from './forms.service.js';

type FormPath = PathOf<'forms.findById'>;

@Controller()
export class FormsController {
  constructor(private readonly forms: FormsService) {}

  @Operation('forms.list')
  list(@Ctx() ctx: Context, @Query() query: FormListQuery) {
    return this.forms.list(ctx, query);
  }

  @Operation('forms.findById')
  findById(@Ctx() ctx: Context, @Path() path: FormPath) {
    return this.forms.getById(ctx, path.form_id);
  }
}
