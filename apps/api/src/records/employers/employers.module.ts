import { Module } from '@nestjs/common';
import { ThemesModule } from '../../identity/index.js';
import { RecordsModule } from '../records.module.js';
import { EmployersController } from './employers.controller.js';
import { EmployersService } from './employers.service.js';
import { EmployersThemeStore } from './employers-theme.store.js';
import { EmployersStore } from './employers.store.js';

@Module({
  imports: [RecordsModule, ThemesModule],
  controllers: [EmployersController],
  providers: [EmployersService, EmployersStore, EmployersThemeStore],
  exports: [EmployersService, EmployersThemeStore],
})
export class EmployersModule {}
