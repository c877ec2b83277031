import { CreateTheme, ThemeMode } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { ThemesService } from '../identity/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

/** A mode that says nothing is the plain one, which is left out. */
const Mode = ThemeMode.optional().transform((mode) =>
  mode && Object.keys(mode).length > 0 ? mode : undefined,
);
const ThemeFile = z
  .strictObject({ name: CreateTheme.shape.name, light: Mode, dark: Mode })
  .transform(({ name, light, dark }) => ({ name, ...(light && { light }), ...(dark && { dark }) }));
type ThemeFile = z.infer<typeof ThemeFile>;

/** `themes/`: told apart by their names. */
@Injectable()
export class ThemeFiles extends ConfigurationKind<ThemeFile> {
  readonly folder = 'themes';
  readonly schema = ThemeFile;
  readonly canRetire = false;

  constructor(private readonly themes: ThemesService) {
    super();
  }

  identityOf({ name }: ThemeFile): string {
    return name;
  }

  mayShareName(): boolean {
    return true;
  }

  async list(ctx: Context): Promise<Configured<ThemeFile>[]> {
    const themes = await listAll((query) => this.themes.list(ctx, query));
    return themes.map(({ id, name, light, dark }) => ({
      id,
      identity: name,
      isRetired: false,
      content: ThemeFile.parse({ name, light, dark }),
    }));
  }

  async create(ctx: Context, content: ThemeFile): Promise<void> {
    await this.themes.create(ctx, content);
  }

  async update(ctx: Context, { id }: Configured<ThemeFile>, content: ThemeFile): Promise<void> {
    await this.themes.updateById(ctx, id, { light: {}, dark: {}, ...content });
  }

  retire(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
