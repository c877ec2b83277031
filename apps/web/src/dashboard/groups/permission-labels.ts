import type { Permission } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

/** What a permission lets a person do, in plain language. */
export async function permissionLabels(): Promise<(permission: Permission) => string> {
  const t = await getTranslations('permission');
  return (permission) => t(permission);
}
