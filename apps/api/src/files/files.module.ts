import { Module } from '@nestjs/common';
import { FilesStore } from './files.store.js';

@Module({ providers: [FilesStore], exports: [FilesStore] })
export class FilesModule {}
