import { Module } from '@nestjs/common';
import { CustomAttributesChecker } from './custom-attributes-checker.js';
import { CustomPropertiesStore } from './custom-properties.store.js';

@Module({ providers: [CustomAttributesChecker, CustomPropertiesStore], exports: [CustomAttributesChecker] })
export class CustomPropertiesModule {}
