import { Module } from '@nestjs/common';
import { ThemesModule } from '../../identity/index.js';
import { EmployersModule } from '../employers/employers.module.js';
import { AppearanceController } from './appearance.controller.js';
import { AppearanceService } from './appearance.service.js';

@Module({
  imports: [EmployersModule, ThemesModule],
  controllers: [AppearanceController],
  providers: [AppearanceService],
})
export class AppearanceModule {}
