import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/index.js';
import { EditionsService } from './editions.service.js';
import { FormCatalog } from './form-catalog.js';
import { FormEditionsWorker } from './form-editions-worker.js';
import { FormsController } from './forms.controller.js';
import { FormsService } from './forms.service.js';
import { FormsStore } from './forms.store.js';
import { PackFormsService } from './library/pack-forms.service.js';
import { PolicyLibrary } from './library/policy-library.js';
import { FormIssuesService } from './own/form-issues.service.js';
import { FormScopeChangesStore } from './own/form-scope-changes.store.js';
import { OfficialFileHealth } from './official-file-health.js';
import { OfficialFiles } from './official-files.js';
import { OwnFormsController } from './own/own-forms.controller.js';
import { OwnFormsService } from './own/own-forms.service.js';
import { OwnFormsStore } from './own/own-forms.store.js';
import { FormPdfRemover } from './pdfs/form-pdf-remover.js';
import { FormPdfsService } from './pdfs/form-pdfs.service.js';
import { FormPdfsStore } from './pdfs/form-pdfs.store.js';

@Module({
  imports: [AccountsModule],
  controllers: [FormsController, OwnFormsController],
  providers: [
    EditionsService,
    FormCatalog,
    FormEditionsWorker,
    FormIssuesService,
    FormPdfRemover,
    FormPdfsService,
    FormPdfsStore,
    FormScopeChangesStore,
    FormsService,
    FormsStore,
    OfficialFileHealth,
    OfficialFiles,
    OwnFormsService,
    OwnFormsStore,
    PackFormsService,
    PolicyLibrary,
  ],
  exports: [
    EditionsService,
    FormCatalog,
    FormPdfsService,
    FormScopeChangesStore,
    FormsService,
    FormsStore,
    OfficialFiles,
    OwnFormsService,
    PackFormsService,
    PolicyLibrary,
  ],
})
export class FormsModule {}
