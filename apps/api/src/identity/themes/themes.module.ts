import { Module } from '@nestjs/common';
import { ThemesController } from './themes.controller.js';
import { ThemesService } from './themes.service.js';
import { ThemesStore } from './themes.store.js';

@Module({
  controllers: [ThemesController],
  providers: [ThemesService, ThemesStore],
  exports: [ThemesService],
})
export class ThemesModule {}
