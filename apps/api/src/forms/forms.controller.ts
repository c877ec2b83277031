import { FormListQuery, FormPath } from '@firstday/domain';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { Context } from '../context/index.js';
import { Ctx, Operation } from '../http/index.js';
import { FormsService } from './forms.service.js';

@Controller()
export class FormsController {
  constructor(private readonly forms: FormsService) {}

  @Operation('forms.list')
  list(@Ctx() ctx: Context, @Query({ schema: FormListQuery }) query: FormListQuery) {
    return this.forms.list(ctx, query);
  }

  @Operation('forms.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: FormPath }) path: z.infer<typeof FormPath>) {
    return this.forms.getById(ctx, path.form_id);
  }
}
