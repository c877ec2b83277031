import { CreateTheme, ThemeId, ThemeListQuery, UpdateTheme } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { ThemesService } from './themes.service.js';

const ThemePath = z.object({ theme_id: ThemeId });
type ThemePath = z.infer<typeof ThemePath>;

@Controller()
export class ThemesController {
  constructor(private readonly themes: ThemesService) {}

  @Operation('themes.list')
  list(@Ctx() ctx: Context, @Query({ schema: ThemeListQuery }) query: ThemeListQuery) {
    return this.themes.list(ctx, query);
  }

  @Operation('themes.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateTheme }) input: CreateTheme) {
    return this.themes.create(ctx, input);
  }

  @Operation('themes.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: ThemePath }) path: ThemePath) {
    return this.themes.findById(ctx, path.theme_id);
  }

  @Operation('themes.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: ThemePath }) path: ThemePath,
    @Body({ schema: UpdateTheme }) input: UpdateTheme,
  ) {
    return this.themes.updateById(ctx, path.theme_id, input);
  }

  @Operation('themes.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: ThemePath }) path: ThemePath) {
    return this.themes.deleteById(ctx, path.theme_id);
  }
}
