import { Module } from '@nestjs/common';
import { AccountThemeStore } from './account-theme.store.js';
import { ThemesController } from './themes.controller.js';
import { ThemesService } from './themes.service.js';
import { ThemesStore } from './themes.store.js';

@Module({
  controllers: [ThemesController],
  providers: [AccountThemeStore, ThemesService, ThemesStore],
  exports: [ThemesService],
})
export class ThemesModule {}
