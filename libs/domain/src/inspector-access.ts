import { z } from 'zod';
import { InspectionPackageId, InspectorAccessId, TaskId } from './id-kind.js';
import { page, pageQuery } from './page.js';
import { CalendarDate, DateTimeInput, DateTimeUtc, text } from './scalar-value.js';
import { SecurityActorKind } from './security-event.js';

export const CreateInspectorAccess = z
  .strictObject({
    inspector_name: text(200, 2),
    inspector_agency: text(200, 2).optional(),
    ends_at: DateTimeInput.optional(),
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
  inspector_name: z.string(),
  inspector_agency: z.string().nullable(),
  status: InspectorAccessStatus,
  created_by: z.strictObject({ kind: SecurityActorKind, id: z.string() }),
  created_at: DateTimeUtc,
  ends_at: DateTimeUtc,
  revoked_at: DateTimeUtc.nullable(),
  /** How often something was looked at; what, the security log says. */
  looks: z.number(),
  last_look_at: DateTimeUtc.nullable(),
};

/** A named inspector's access to one package: to read it, until it ends. */
export const InspectorAccess = z.strictObject(access).meta({ id: 'InspectorAccess' });
export type InspectorAccess = z.infer<typeof InspectorAccess>;

/** The address and the code are answered once. */
export const InspectorAccessCreated = z
  .strictObject({ ...access, url: z.string(), code: z.string() })
  .meta({ id: 'InspectorAccessCreated' });
export type InspectorAccessCreated = z.infer<typeof InspectorAccessCreated>;

export const InspectorAccessListQuery = z.object(pageQuery());
export type InspectorAccessListQuery = z.infer<typeof InspectorAccessListQuery>;
export const InspectorAccessPage = page(InspectorAccess);

/** What an inspector shows: what the address holds, and the code that came another way. */
const key = { access: text(200, 1), code: text(40, 1) };
const part = z.number().int().min(1).max(1_000_000);

export const InspectorKey = z.strictObject(key).meta({ id: 'InspectorKey' });
export type InspectorKey = z.infer<typeof InspectorKey>;

export const InspectorRead = z.strictObject({ ...key, page: part.optional() }).meta({ id: 'InspectorRead' });
export type InspectorRead = z.infer<typeof InspectorRead>;

export const InspectorReadFile = z
  .strictObject({ ...key, page: part, name: text(300, 1) })
  .meta({ id: 'InspectorReadFile' });
export type InspectorReadFile = z.infer<typeof InspectorReadFile>;

const InspectedFile = z.strictObject({ name: z.string(), size: z.number(), sha256: z.string() });

const InspectedForm = z.strictObject({
  name: z.string(),
  task_id: TaskId.nullable(),
  /** As in the roster. */
  state: z.string(),
  hired_on: CalendarDate.nullable(),
  ended_on: CalendarDate.nullable(),
  notes: z.array(z.string()),
  files: z.array(InspectedFile),
});

/** What is in the package, some people at a time. */
export const InspectedPackage = z
  .strictObject({
    inspector_name: z.string(),
    ends_at: DateTimeUtc,
    employer_name: z.string(),
    inspection_package_id: InspectionPackageId,
    people: z.number(),
    /** Of the archive; null until it is made. */
    size: z.number().nullable(),
    manifest_sha256: z.string().nullable(),
    page: z.number(),
    total_pages: z.number(),
    forms: z.array(InspectedForm),
  })
  .meta({ id: 'InspectedPackage' });
export type InspectedPackage = z.infer<typeof InspectedPackage>;
