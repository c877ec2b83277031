import type { Appearance, UpdateAppearance } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { ThemesService } from '../../identity/index.js';
import { EmployersThemeStore } from '../employers/employers-theme.store.js';

/** How an account looks where nothing nearer names a theme. */
@Injectable()
export class AppearanceService {
  constructor(
    private readonly themes: ThemesService,
    private readonly worn: EmployersThemeStore,
  ) {}

  async find(ctx: Context): Promise<Appearance> {
    const active_theme_id = await this.themes.findOfAccount(ctx);
    const shown = await this.worn.findOfComponents(ctx.db, ctx.account.id);
    return { active_theme_id, component_theme_id: shown?.id ?? null };
  }

  /** What is not given stays. */
  async update(ctx: Context, { active_theme_id }: UpdateAppearance): Promise<Appearance> {
    if (active_theme_id !== undefined) await this.themes.wear(ctx, active_theme_id);
    return this.find(ctx);
  }
}
