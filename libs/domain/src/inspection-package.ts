import { z } from 'zod';
import { ClientId, EmployerId, InspectionPackageId, JobId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { CalendarDate, DateTimeUtc } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';
import { creationTimesQuery } from './times-query.js';

/** Of whom an inspection package has the forms. */
const scope = {
  employer_id: EmployerId.describe('The employer whose forms they are.'),
  client_id: ClientId.nullable().describe('Placed at this client; null for any.'),
  job_id: JobId.nullable().describe('In this job; null for any.'),
  hired_on_gte: CalendarDate.nullable().describe('Hired on this day or later; null for any.'),
  hired_on_lte: CalendarDate.nullable().describe('Hired on this day or earlier; null for any.'),
  employment: z
    .enum(['active', 'ended', 'all'])
    .describe('Whose forms: of people who work there, of those who left, or of all.'),
  includes_past_retention: z.boolean().describe('Whether it has forms, too, that the law lets go already.'),
};

export const InspectionScope = z.strictObject(scope).meta({ id: 'InspectionScope' });
export type InspectionScope = z.infer<typeof InspectionScope>;

export const CreateInspectionPackage = z
  .strictObject({
    employer_id: EmployerId.describe('The employer whose forms they are.'),
    client_id: ClientId.optional().describe('Only of people placed at this client.'),
    job_id: JobId.optional().describe('Only of people in this job.'),
    hired_on_gte: CalendarDate.optional().describe('Hired on this day or later.'),
    hired_on_lte: CalendarDate.optional().describe('Hired on this day or earlier.'),
    employment: scope.employment
      .optional()
      .describe('Whose forms: of people who work there, of those who left, or of all.'),
    includes_past_retention: z
      .boolean()
      .optional()
      .describe('True takes forms in, too, that the law lets go already.'),
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
    scope: InspectionScope.describe('Of whom it has the forms.'),
    scope_names: z
      .strictObject({
        employer: z.string().nullable().describe('Name of the employer.'),
        client: z.string().nullable().describe('Name of the client.'),
        job: z.string().nullable().describe('Name of the job.'),
      })
      .describe('What those in the scope are called now; null where none is named, or it is gone.'),
    status: InspectionPackageStatus.describe('How far it is.'),
    people: z.number().describe('Rows of the roster: people with their form, or without one.'),
    people_done: z.number().describe('How many of them are in it already.'),
    is_narrowed: z.boolean().describe('Whether an access rule hid some people from whoever ordered it.'),
    size: z.number().nullable().describe('Size of the archive in bytes; null until it is ready.'),
    manifest_sha256: z
      .string()
      .nullable()
      .describe('SHA-256 of its manifest, which names every file with its hash; null until it is ready.'),
    created_at: DateTimeUtc.describe('When it was ordered.'),
    ready_at: DateTimeUtc.nullable().describe('When it was ready; null before.'),
    available_until: DateTimeUtc.describe(
      'The archive is destroyed then, or when a form in it is destroyed.',
    ),
  })
  .meta({ id: 'InspectionPackage' });
export type InspectionPackage = z.infer<typeof InspectionPackage>;

export const InspectionPackageListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  employer_id: EmployerId.optional().describe('Of this employer.'),
});
export type InspectionPackageListQuery = z.infer<typeof InspectionPackageListQuery>;
export const InspectionPackagePage = page(InspectionPackage);

/** One download of a package's archive. */
export const InspectionPackageDownload = z
  .strictObject({
    at: DateTimeUtc.describe('When it was taken.'),
    by: z
      .strictObject({
        kind: SecurityActorKind.describe('What kind of credential it was.'),
        id: z
          .string()
          .nullable()
          .describe('Id of the user, the token or the access; null where it is not known.'),
        name: z.string().nullable().describe('What they are called now; null where it is not known.'),
      })
      .describe(
        'Who took it, and what they are called now: for an inspector, the access and whom it was given to.',
      ),
    ip: z.string().describe('The address that it was sent to.'),
  })
  .meta({ id: 'InspectionPackageDownload' });
export type InspectionPackageDownload = z.infer<typeof InspectionPackageDownload>;
export const InspectionPackageDownloadList = z
  .strictObject({ data: z.array(InspectionPackageDownload).describe('The downloads, the latest first.') })
  .meta({ id: 'InspectionPackageDownloadList' });
export type InspectionPackageDownloadList = z.infer<typeof InspectionPackageDownloadList>;
