import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { TasksModule } from '../tasks.module.js';
import { FormPdfPages } from './form-pdf-pages.js';
import { FormPdfsController } from './form-pdfs.controller.js';
import { FormPdfUploads } from './form-pdf-uploads.js';
import { PageDocumentsController } from './page-documents.controller.js';
import { PageDocumentsService } from './page-documents.service.js';
import { ShownPdfsService } from './shown-pdfs.service.js';

/** PDFs of forms of one's own: taken, shown to whoever writes forms, and read in tasks page by page. */
@Module({
  imports: [DocumentsModule, FormsModule, TasksModule],
  controllers: [FormPdfsController, PageDocumentsController],
  providers: [FormPdfPages, FormPdfUploads, PageDocumentsService, ShownPdfsService],
  exports: [PageDocumentsService],
})
export class FormPdfsModule {}
