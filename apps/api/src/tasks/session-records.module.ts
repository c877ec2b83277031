import { Global, Module } from '@nestjs/common';
import { FormSessionRecords } from '../records/index.js';
import { SessionRecordsStore } from './session-records.store.js';

/** Tells records, which stand below tasks, which of them the tasks of a form session name. */
@Global()
@Module({
  providers: [{ provide: FormSessionRecords, useClass: SessionRecordsStore }],
  exports: [FormSessionRecords],
})
export class SessionRecordsModule {}
