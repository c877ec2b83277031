import type { Permission } from '@firstday/domain';

/** The permissions as a person thinks of them, each in one area. */
export const permissionAreas = [
  {
    id: 'people',
    permissions: ['employee:view', 'employee:edit', 'employee:view_sensitive'],
  },
  {
    id: 'work',
    permissions: [
      'employer:view',
      'employer:edit',
      'client:view',
      'client:edit',
      'job:view',
      'job:edit',
      'placement:view',
      'placement:edit',
    ],
  },
  {
    id: 'forms',
    permissions: [
      'task:view',
      'task:edit',
      'answer:view_segregated',
      'legal_hold:view',
      'legal_hold:edit',
      'form:view',
      'form:edit',
      'policy:view',
      'policy:edit',
      'everify:view',
      'everify:edit',
      'everify:configure',
      'inspection_package:view',
      'inspection_package:edit',
      'integrity_check:view',
      'integrity_check:edit',
    ],
  },
  {
    id: 'settings',
    permissions: [
      'custom_property:view',
      'custom_property:edit',
      'theme:view',
      'theme:edit',
      'webhook:view',
      'webhook:edit',
      'webhook:view_secret',
      'component:create',
      'connected_organization:view',
      'connected_organization:edit',
      'connected_organization:act',
    ],
  },
  {
    id: 'access',
    permissions: ['user:view', 'user:edit', 'api_token:edit', 'security_log:view'],
  },
] as const satisfies readonly { id: string; permissions: readonly Permission[] }[];
