import type { CopyForm, CreateForm, FormDraftListQuery, PathOf, UpdateFormDraft } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { OwnFormsService } from './own-forms.service.js';

type FormPath = PathOf<'forms.getDraft'>;

@Controller()
export class OwnFormsController {
  constructor(private readonly forms: OwnFormsService) {}

  @Operation('forms.create')
  create(@Ctx() ctx: Context, @Body() input: CreateForm) {
    return this.forms.create(ctx, input);
  }

  @Operation('forms.listDrafts')
  listDrafts(@Ctx() ctx: Context, @Query() query: FormDraftListQuery) {
    return this.forms.listDrafts(ctx, query);
  }

  @Operation('forms.copy')
  copy(@Ctx() ctx: Context, @Path() path: FormPath, @Body() input: CopyForm) {
    return this.forms.copy(ctx, path.form_id, input);
  }

  @Operation('forms.getDraft')
  getDraft(@Ctx() ctx: Context, @Path() path: FormPath) {
    return this.forms.getDraft(ctx, path.form_id);
  }

  @Operation('forms.updateDraft')
  updateDraft(@Ctx() ctx: Context, @Path() path: FormPath, @Body() input: UpdateFormDraft) {
    return this.forms.updateDraft(ctx, path.form_id, input);
  }

  @Operation('forms.publish')
  publish(@Ctx() ctx: Context, @Path() path: FormPath) {
    return this.forms.publish(ctx, path.form_id);
  }

  @Operation('forms.listEditions')
  listEditions(@Ctx() ctx: Context, @Path() path: FormPath) {
    return this.forms.listEditions(ctx, path.form_id);
  }

  @Operation('forms.getEdition')
  getEdition(@Ctx() ctx: Context, @Path() path: PathOf<'forms.getEdition'>) {
    return this.forms.getEdition(ctx, path.form_id, path.edition);
  }
}
