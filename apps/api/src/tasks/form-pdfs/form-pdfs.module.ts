import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { TasksModule } from '../tasks.module.js';
import { FormPdfPages } from './form-pdf-pages.js';
import { FormPdfsController } from './form-pdfs.controller.js';
import { FormPdfUploads } from './form-pdf-uploads.js';

/** PDFs of forms of one's own: taken, shown to whoever writes forms. */
@Module({
  imports: [DocumentsModule, FormsModule, TasksModule],
  controllers: [FormPdfsController],
  providers: [FormPdfPages, FormPdfUploads],
})
export class FormPdfsModule {}
