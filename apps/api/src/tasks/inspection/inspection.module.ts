import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule, EmployersModule, RecordNamesStore } from '../../records/index.js';
import { FilesModule } from '../files/files.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { CasePapers } from './case-papers.js';
import { EndedPackagesService } from './ended-packages.service.js';
import { FormContents } from './form-contents.js';
import { FormFolders } from './form-folders.service.js';
import { FormPapersService } from './form-papers.service.js';
import { InspectedTasksStore } from './inspected-tasks.store.js';
import { InspectionPackageWorker } from './inspection-package-worker.js';
import { InspectionPackagesController } from './inspection-packages.controller.js';
import { InspectionPackagesService } from './inspection-packages.service.js';
import { InspectionPackagesStore } from './inspection-packages.store.js';
import { InspectionPeopleStore } from './inspection-people.store.js';
import { InspectedFiles } from './inspectors/inspected-files.js';
import { InspectorAccessesController } from './inspectors/inspector-accesses.controller.js';
import { InspectorAccessesService } from './inspectors/inspector-accesses.service.js';
import { InspectorAccessesStore } from './inspectors/inspector-accesses.store.js';
import { InspectorReading } from './inspectors/inspector-reading.js';
import { InspectorVisits } from './inspectors/inspector-visits.js';
import { PackageArrivals } from './package-arrivals.js';
import { PackageDownloads } from './package-downloads.js';
import { PackageEndWriter } from './package-end-writer.js';
import { PackageFiles } from './package-files.js';
import { PackageHealth } from './package-health.js';
import { PackageIndexes } from './package-indexes.js';
import { PackageMaker } from './package-maker.js';
import { PackageOrders } from './package-orders.js';
import { PackagePartWriter } from './package-part-writer.js';
import { PackageTrails } from './package-trails.service.js';
import { PackageWriter } from './package-writer.js';

/** Forms for an inspection by the government, as packages that can be verified without this system. */
@Module({
  imports: [AccountsModule, EmployeesModule, EmployersModule, FilesModule, SigningModule, TasksModule],
  controllers: [InspectionPackagesController, InspectorAccessesController],
  providers: [
    CasePapers,
    EndedPackagesService,
    FormContents,
    FormFolders,
    FormPapersService,
    InspectedTasksStore,
    InspectionPackagesService,
    InspectionPackagesStore,
    InspectionPackageWorker,
    InspectionPeopleStore,
    InspectedFiles,
    InspectorAccessesService,
    InspectorAccessesStore,
    InspectorReading,
    InspectorVisits,
    PackageArrivals,
    PackageDownloads,
    PackageEndWriter,
    PackageFiles,
    PackageHealth,
    PackageIndexes,
    PackageMaker,
    PackageOrders,
    PackagePartWriter,
    PackageTrails,
    PackageWriter,
    RecordNamesStore,
  ],
})
export class InspectionModule {}
