import { z } from 'zod';
import { ClientId, EmployerId, InspectionPackageId, JobId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { CalendarDate, DateTimeUtc } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

/** Of whom an inspection package has the forms. */
const scope = {
  employer_id: EmployerId,
  client_id: ClientId.nullable(),
  job_id: JobId.nullable(),
  hired_on_gte: CalendarDate.nullable(),
  hired_on_lte: CalendarDate.nullable(),
  employment: z.enum(['active', 'ended', 'all']),
  /** Also forms that the law lets go already. */
  includes_past_retention: z.boolean(),
};

export const InspectionScope = z.strictObject(scope).meta({ id: 'InspectionScope' });
export type InspectionScope = z.infer<typeof InspectionScope>;

export const CreateInspectionPackage = z
  .strictObject({
    employer_id: EmployerId,
    client_id: ClientId.optional(),
    job_id: JobId.optional(),
    hired_on_gte: CalendarDate.optional(),
    hired_on_lte: CalendarDate.optional(),
    employment: scope.employment.optional(),
    includes_past_retention: z.boolean().optional(),
  })
  .meta({ id: 'CreateInspectionPackage' });
export type CreateInspectionPackage = z.infer<typeof CreateInspectionPackage>;

export const InspectionPackageStatus = z
  .enum(['waiting', 'making', 'ready', 'failed'])
  .meta({ id: 'InspectionPackageStatus' });
export type InspectionPackageStatus = z.infer<typeof InspectionPackageStatus>;

/** Forms of an employer as one sealed archive, for an inspection. */
export const InspectionPackage = z
  .strictObject({
    id: InspectionPackageId,
    scope: InspectionScope,
    /** What those in the scope are called now; null where none is named, or it is gone. */
    scope_names: z.strictObject({
      employer: z.string().nullable(),
      client: z.string().nullable(),
      job: z.string().nullable(),
    }),
    status: InspectionPackageStatus,
    /** Rows of the roster: people with their form, or without one. */
    people: z.number(),
    people_done: z.number(),
    /** Whether an access rule kept anybody from whoever ordered it from being seen. */
    is_narrowed: z.boolean(),
    /** Of the archive; null until it is ready. */
    size: z.number().nullable(),
    /** SHA-256 of its manifest, which names every file with its hash. */
    manifest_sha256: z.string().nullable(),
    created_at: DateTimeUtc,
    ready_at: DateTimeUtc.nullable(),
    /** The archive is destroyed then, or when a form in it is destroyed. */
    available_until: DateTimeUtc,
  })
  .meta({ id: 'InspectionPackage' });
export type InspectionPackage = z.infer<typeof InspectionPackage>;

export const InspectionPackageListQuery = z.object({ ...pageQuery(), employer_id: EmployerId.optional() });
export type InspectionPackageListQuery = z.infer<typeof InspectionPackageListQuery>;
export const InspectionPackagePage = page(InspectionPackage);

/** One download of a package's archive. */
export const InspectionPackageDownload = z
  .strictObject({
    at: DateTimeUtc,
    /** Who took it, and what they are called now: for an inspector, the access and whom it was given to. */
    by: z.strictObject({ kind: SecurityActorKind, id: z.string().nullable(), name: z.string().nullable() }),
    ip: z.string(),
  })
  .meta({ id: 'InspectionPackageDownload' });
export type InspectionPackageDownload = z.infer<typeof InspectionPackageDownload>;
export const InspectionPackageDownloadList = z
  .strictObject({ data: z.array(InspectionPackageDownload) })
  .meta({ id: 'InspectionPackageDownloadList' });
export type InspectionPackageDownloadList = z.infer<typeof InspectionPackageDownloadList>;
