import type { Readable } from 'node:stream';
import type { InspectedPackage, InspectorKey, InspectorRead, InspectorReadFile } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, inTransaction, notFound } from '../../../context/index.js';
import { EmployersService } from '../../../records/index.js';
import { AuditTrail } from '../../signing/audit-trail.store.js';
import { PackageFiles } from '../package-files.js';
import { type PartIndex, peopleInPart } from '../package-part-writer.js';
import { toInspectionPackage } from '../to-inspection-package.js';
import { InspectedFiles } from './inspected-files.js';
import { type AdmittedInspector, type InspectorVisit, InspectorVisits } from './inspector-visits.js';

/** A package as its inspector reads it. */
@Injectable()
export class InspectorReading {
  constructor(
    private readonly visits: InspectorVisits,
    private readonly files: InspectedFiles,
    private readonly archives: PackageFiles,
    private readonly employers: EmployersService,
    private readonly trail: AuditTrail,
  ) {}

  async read({ page = 1, ...key }: InspectorRead, visit: InspectorVisit): Promise<InspectedPackage> {
    const inspector = await this.visits.admit(key, visit);
    const { ctx, access, found } = inspector;
    const employer = await this.employers.getUnmasked(ctx, found.employer_id).catch(() => undefined);
    const { size, manifest_sha256, people } = toInspectionPackage(found);
    const index = size === null ? undefined : await this.files.indexOf(found, page - 1);
    await this.visits.recordRead(inspector, page);
    return {
      inspector_name: access.inspector_name,
      ends_at: access.ends_at.toISOString(),
      employer_name: employer?.name ?? '',
      inspection_package_id: found.id,
      ...{ people, size, manifest_sha256, page },
      total_pages: Math.max(1, Math.ceil(people / peopleInPart)),
      forms: index ? toForms(index) : [],
    };
  }

  /** @throws ProblemError 400 where it is not ready */
  async readArchive(
    key: InspectorKey,
    visit: InspectorVisit,
  ): Promise<{ readonly name: string; readonly size: number; readonly content: Readable }> {
    const inspector = await this.visits.admit(key, visit);
    const { size } = toInspectionPackage(inspector.found);
    if (size === null) throw badRequest('The package is not ready yet');
    await this.visits.recordDownload(inspector, { part: 'archive' });
    return { name: `${inspector.found.id}.zip`, size, content: this.archives.read(inspector.found) };
  }

  /** It is in the form's own trail too. */
  async readFile(
    { page, name, ...key }: InspectorReadFile,
    visit: InspectorVisit,
  ): Promise<{ readonly name: string; readonly content: Buffer }> {
    const inspector = await this.visits.admit(key, visit);
    const { found } = inspector;
    const index = found.status === 'ready' ? await this.files.indexOf(found, page - 1) : undefined;
    const entry = index?.entries.find((it) => it.name === name);
    const row = index?.rows.find(({ folder }) => folder !== null && name.startsWith(`forms/${folder}/`));
    if (!entry || !row?.task_id) throw notFound('file');
    const content = await this.files.read(found, page - 1, entry);
    await this.record(inspector, row.task_id, name);
    return { name: name.slice('forms/'.length).replaceAll('/', '-'), content };
  }

  private async record(
    { ctx, access, found }: AdmittedInspector,
    task_id: string,
    file: string,
  ): Promise<void> {
    await inTransaction(ctx, async (ctx) => {
      const detail = { package_id: found.id, inspector_access_id: access.id, file };
      await this.trail.append(ctx, task_id, 'exported', detail);
      await this.visits.recordDownload({ ctx, access, found }, { part: 'file', task_id });
    });
  }
}

const toForms = ({ rows, entries }: PartIndex): InspectedPackage['forms'] =>
  rows.map(({ name, task_id, state, hired_on, ended_on, notes, folder }) => ({
    ...{ name, task_id, state, hired_on, ended_on, notes: [...notes] },
    files: entries
      .filter((entry) => folder !== null && entry.name.startsWith(`forms/${folder}/`))
      .map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  }));
