import { z } from 'zod';
import { InspectionPackageId, InspectorAccessId, TaskId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';
import { creationTimesQuery } from './times-query.js';

export const CreateInspectorAccess = z
  .strictObject({
    inspector_name: text(200, 2).describe('Who may read the package.'),
    inspector_agency: text(200, 2).optional().describe('The agency that they come from.'),
    ends_at: DateTimeInput.optional().describe('When the access ends.'),
  })
  .meta({ id: 'CreateInspectorAccess' });
export type CreateInspectorAccess = z.infer<typeof CreateInspectorAccess>;

export const InspectorAccessStatus = z
  .enum(['open', 'ended', 'revoked', 'locked'])
  .meta({ id: 'InspectorAccessStatus' });
export type InspectorAccessStatus = z.infer<typeof InspectorAccessStatus>;

const access = {
  id: InspectorAccessId,
  inspection_package_id: InspectionPackageId,
  inspector_name: z.string().describe('Who may read the package.'),
  inspector_agency: z
    .string()
    .nullable()
    .describe('The agency that they come from; null where it was not said.'),
  status: InspectorAccessStatus.describe('Whether it opens now, or why not.'),
  created_by: z
    .strictObject({
      kind: SecurityActorKind.describe('What kind of credential it was.'),
      id: z.string().describe('Id of the user or the token.'),
    })
    .describe('Who gave it.'),
  created_at: DateTimeUtc.describe('When it was given.'),
  ends_at: DateTimeUtc.describe('When it ends.'),
  revoked_at: DateTimeUtc.nullable().describe('When it was revoked; null where it was not.'),
  looks: z.number().describe('How often something was looked at; what, the security log says.'),
  last_look_at: DateTimeUtc.nullable().describe('When something was last looked at; null for never.'),
};

/** A named inspector's access to one package: to read it, until it ends. */
export const InspectorAccess = z.strictObject(access).meta({ id: 'InspectorAccess' });
export type InspectorAccess = z.infer<typeof InspectorAccess>;

/** The address and the code are answered once. */
export const InspectorAccessCreated = z
  .strictObject({
    ...access,
    url: z.string().describe('The address for the inspector, answered once.'),
    code: z.string().describe('The code that goes with it, answered once: send it another way.'),
  })
  .meta({ id: 'InspectorAccessCreated' });
export type InspectorAccessCreated = z.infer<typeof InspectorAccessCreated>;

export const InspectorAccessListQuery = z.object({ ...pageQuery(), ...creationTimesQuery });
export type InspectorAccessListQuery = z.infer<typeof InspectorAccessListQuery>;
export const InspectorAccessPage = page(InspectorAccess);

/** What an inspector shows: what the address holds, and the code that came another way. */
const key = {
  access: text(200, 1).describe("What the inspector's address holds."),
  code: text(40, 1).describe('The code that came another way.'),
};
const part = z.number().int().min(1).max(1_000_000);

export const InspectorKey = z.strictObject(key).meta({ id: 'InspectorKey' });
export type InspectorKey = z.infer<typeof InspectorKey>;

export const InspectorRead = z
  .strictObject({ ...key, page: part.optional().describe('Which page, from 1.') })
  .meta({ id: 'InspectorRead' });
export type InspectorRead = z.infer<typeof InspectorRead>;

export const InspectorReadFile = z
  .strictObject({
    ...key,
    page: part.describe('The page that has the file, from 1.'),
    name: text(300, 1).describe('Name of the file, as the page has it.'),
  })
  .meta({ id: 'InspectorReadFile' });
export type InspectorReadFile = z.infer<typeof InspectorReadFile>;

const InspectedFile = z.strictObject({
  name: z.string().describe('Name of the file in the archive.'),
  size: z.number().describe('Size in bytes.'),
  sha256: z.string().describe('SHA-256 of the file, in hex.'),
});

const InspectedForm = z.strictObject({
  name: z.string().describe('What the person is called.'),
  task_id: TaskId.nullable().describe('The task of the form; null where the person has none.'),
  state: z.string().describe('State of the form, as in the roster.'),
  hired_on: CalendarDate.nullable().describe('Day of hire; null where it is not known.'),
  ended_on: CalendarDate.nullable().describe('Last day of the employment; null while it lasts.'),
  notes: z.array(z.string()).describe('What an inspector should know of the form.'),
  files: z.array(InspectedFile).describe('The files of the form.'),
});

/** What is in the package, some people at a time. */
export const InspectedPackage = z
  .strictObject({
    inspector_name: z.string().describe('Who may read the package.'),
    ends_at: DateTimeUtc.describe('When the access ends.'),
    employer_name: z.string().describe('Name of the employer.'),
    inspection_package_id: InspectionPackageId,
    people: z.number().describe('Rows of the roster: people with their form, or without one.'),
    size: z.number().nullable().describe('Size of the archive in bytes; null until it is made.'),
    manifest_sha256: z
      .string()
      .nullable()
      .describe('SHA-256 of the manifest, in hex; null until it is made.'),
    page: z.number().describe('Which page this is, from 1.'),
    total_pages: z.number().describe('How many pages there are.'),
    forms: z.array(InspectedForm).describe('The people of this page, each with their form.'),
  })
  .meta({ id: 'InspectedPackage' });
export type InspectedPackage = z.infer<typeof InspectedPackage>;
