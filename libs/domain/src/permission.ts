import { z } from 'zod';

const viewed = [
  'client',
  'connected_organization',
  'custom_property',
  'employee',
  'employer',
  'form',
  'job',
  'legal_hold',
  'placement',
  'policy',
  'task',
  'theme',
  'user',
  'webhook',
] as const;
const edited = [
  'client',
  'connected_organization',
  'custom_property',
  'employee',
  'employer',
  'form',
  'job',
  'legal_hold',
  'placement',
  'policy',
  'task',
  'theme',
  'user',
  'webhook',
] as const;

/** What a user group may hold; the operations' table says which one each operation needs of a person. */
export const Permission = z
  .enum([
    ...viewed.map((noun) => `${noun}:view` as const),
    ...edited.map((noun) => `${noun}:edit` as const),
    'answer:view_segregated',
    'api_token:edit',
    'component:create',
    'connected_organization:act',
    'employee:view_sensitive',
    'everify:view',
    'everify:edit',
    'everify:configure',
    'inspection_package:view',
    'inspection_package:edit',
    'integrity_check:view',
    'integrity_check:edit',
    'security_log:view',
    'webhook:view_secret',
  ])
  .meta({ id: 'Permission' });
export type Permission = z.infer<typeof Permission>;

/** Held by nobody to whom it was not given by its name: no administrator from the start, no token without bounds. */
export const grantedByNameOnly: readonly Permission[] = ['answer:view_segregated'];

/** What a credential without bounds may do. */
export const ordinaryPermissions: readonly Permission[] = Permission.options.filter(
  (permission) => !grantedByNameOnly.includes(permission),
);

const records: readonly Permission[] = [
  'client:view',
  'employee:view',
  'employer:view',
  'form:view',
  'job:view',
  'placement:view',
  'policy:view',
  'task:view',
];

/** The groups that every account begins with; an admin may change all but the first, which has what is not granted by name only. */
export const firstGroups = {
  admin: { name: 'Admin', permissions: ordinaryPermissions },
  recruiter: {
    name: 'Recruiter',
    permissions: [
      ...records,
      'client:edit',
      'custom_property:view',
      'employee:edit',
      'employer:edit',
      'everify:edit',
      'everify:view',
      'job:edit',
      'placement:edit',
      'task:edit',
      'theme:view',
    ],
  },
  viewer: { name: 'Viewer', permissions: records },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>;
