import type { CreateTheme, PathOf, ThemeListQuery, UpdateTheme } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { ThemesService } from './themes.service.js';

type ThemePath = PathOf<'themes.findById'>;

@Controller()
export class ThemesController {
  constructor(private readonly themes: ThemesService) {}

  @Operation('themes.list')
  list(@Ctx() ctx: Context, @Query() query: ThemeListQuery) {
    return this.themes.list(ctx, query);
  }

  @Operation('themes.create')
  create(@Ctx() ctx: Context, @Body() input: CreateTheme) {
    return this.themes.create(ctx, input);
  }

  @Operation('themes.findById')
  findById(@Ctx() ctx: Context, @Path() path: ThemePath) {
    return this.themes.findById(ctx, path.theme_id);
  }

  @Operation('themes.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: ThemePath, @Body() input: UpdateTheme) {
    return this.themes.updateById(ctx, path.theme_id, input);
  }

  @Operation('themes.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: ThemePath) {
    return this.themes.deleteById(ctx, path.theme_id);
  }
}
