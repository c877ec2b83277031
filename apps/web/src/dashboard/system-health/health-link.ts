import type { Permission, SystemHealthLine, SystemHealthRecord } from '@firstday/domain';
import { paths } from '../paths';

interface HealthLink {
  readonly href: string;
  readonly needs: Permission;
}

interface LineLink extends HealthLink {
  /** The name of its words. */
  readonly words: `link_${'everify' | 'imports' | 'messages' | 'official_files' | 'packages' | 'retention' | 'webhook'}`;
}

/** The page on which a line is looked after; none where that is for whoever runs the installation. */
export function healthLink({ kind, reason, webhook_id }: SystemHealthLine): LineLink | undefined {
  switch (kind) {
    case 'webhook':
      return {
        href: webhook_id === null ? paths.webhooks : paths.webhook(webhook_id),
        needs: 'webhook:view',
        words: 'link_webhook',
      };
    case 'everify':
      return reason !== null && reason !== 'unknown_shape'
        ? { href: paths.everifyConnection, needs: 'everify:configure', words: 'link_everify' }
        : { href: paths.everify, needs: 'everify:view', words: 'link_everify' };
    case 'messages':
      return { href: paths.messageSettings, needs: 'user:view', words: 'link_messages' };
    case 'imports':
      return { href: paths.imports, needs: 'employee:view', words: 'link_imports' };
    case 'packages':
      return { href: paths.inspections, needs: 'inspection_package:view', words: 'link_packages' };
    case 'retention':
      return { href: paths.archive, needs: 'task:view', words: 'link_retention' };
    case 'official_files':
      return { href: paths.officialForms, needs: 'form:view', words: 'link_official_files' };
    default:
      return undefined;
  }
}

/** The page of one of its records. */
export function recordLink({ kind, id, employee_id }: SystemHealthRecord): HealthLink {
  switch (kind) {
    case 'task':
      return {
        href: employee_id === null ? paths.employees : paths.employee(employee_id),
        needs: 'employee:view',
      };
    case 'everify_case':
      return { href: paths.everifyCase(id), needs: 'everify:view' };
    case 'import':
      return { href: paths.import(id), needs: 'employee:view' };
    case 'inspection_package':
      return { href: paths.inspection(id), needs: 'inspection_package:view' };
    case 'form':
      return { href: paths.officialForm(id), needs: 'form:edit' };
  }
}
