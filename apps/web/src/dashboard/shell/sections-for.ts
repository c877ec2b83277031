import type { Permission, UserSession } from '@firstday/domain';
import type { IconName } from '@firstday/ui';
import { hasPermission } from '../session/current-session';
import { paths } from '../paths';

interface SectionRow {
  readonly id: string;
  readonly href: string;
  readonly icon: IconName;
  /** Whoever holds it sees the section; without one, everybody does. */
  readonly needs?: Permission;
}

/** Every section of the dashboard in the menu's order: the day's work first, then what is set up seldom. */
const sectionGroups = [
  {
    id: 'work',
    sections: [
      { id: 'home', href: paths.home, icon: 'home' },
      { id: 'review', href: paths.review, icon: 'pen', needs: 'task:edit' },
      { id: 'employees', href: paths.employees, icon: 'people', needs: 'employee:view' },
      { id: 'calendar', href: paths.calendar, icon: 'calendar', needs: 'task:view' },
      { id: 'everify', href: paths.everify, icon: 'shield', needs: 'everify:view' },
      { id: 'reports', href: paths.reports, icon: 'chart', needs: 'task:view' },
      { id: 'archive', href: paths.archive, icon: 'archive', needs: 'task:view' },
      { id: 'inspections', href: paths.inspections, icon: 'file', needs: 'inspection_package:view' },
    ],
  },
  {
    id: 'records',
    sections: [
      { id: 'employers', href: paths.recordList('employer'), icon: 'building', needs: 'employer:view' },
      { id: 'clients', href: paths.recordList('client'), icon: 'store', needs: 'client:view' },
      { id: 'jobs', href: paths.recordList('job'), icon: 'briefcase', needs: 'job:view' },
      { id: 'placements', href: paths.recordList('placement'), icon: 'badge', needs: 'placement:view' },
      {
        id: 'customProperties',
        href: paths.customProperties,
        icon: 'columns',
        needs: 'custom_property:view',
      },
    ],
  },
  {
    id: 'rules',
    sections: [
      { id: 'forms', href: paths.forms, icon: 'sheet', needs: 'form:edit' },
      { id: 'policies', href: paths.policies, icon: 'checklist', needs: 'policy:view' },
      { id: 'policyLibrary', href: paths.policyLibrary, icon: 'book', needs: 'policy:view' },
      { id: 'documents', href: paths.documents, icon: 'copy', needs: 'form:view' },
    ],
  },
  {
    id: 'integrations',
    sections: [
      { id: 'imports', href: paths.imports, icon: 'upload', needs: 'employee:edit' },
      { id: 'exports', href: paths.exports, icon: 'download', needs: 'employee:view' },
      { id: 'apiTokens', href: paths.apiTokens, icon: 'key', needs: 'api_token:edit' },
      { id: 'webhooks', href: paths.webhooks, icon: 'external', needs: 'webhook:view' },
      { id: 'events', href: paths.events, icon: 'clock', needs: 'webhook:view' },
      { id: 'embedding', href: paths.embedding, icon: 'code', needs: 'component:create' },
    ],
  },
  {
    id: 'organization',
    sections: [
      { id: 'users', href: paths.users, icon: 'person', needs: 'user:view' },
      { id: 'groups', href: paths.groups, icon: 'people', needs: 'user:view' },
      {
        id: 'connectedOrganizations',
        href: paths.connectedOrganizations,
        icon: 'globe',
        needs: 'connected_organization:view',
      },
      { id: 'appearance', href: paths.appearance, icon: 'palette', needs: 'theme:view' },
      { id: 'settings', href: paths.settings, icon: 'sliders', needs: 'user:view' },
      { id: 'systemHealth', href: paths.systemHealth, icon: 'pulse', needs: 'user:edit' },
      { id: 'securityLog', href: paths.securityLog, icon: 'shield', needs: 'security_log:view' },
    ],
  },
] as const satisfies readonly { readonly id: string; readonly sections: readonly SectionRow[] }[];

type Groups = (typeof sectionGroups)[number];

/** A section of the menu that not everybody sees. */
export type PageSection = Exclude<Groups['sections'][number]['id'], 'home'>;
/** Where a page stands: in a section, on one's own account, or on the menu's own page. */
export type DashboardSection = PageSection | 'home' | 'account' | 'more';

export interface SectionLink {
  readonly id: PageSection | 'home';
  readonly href: string;
  readonly icon: IconName;
}

interface SectionGroup {
  readonly id: Groups['id'];
  readonly links: readonly SectionLink[];
}

/** The groups of sections that somebody may see; a group of which nothing may be seen is left out. */
export function sectionsFor(session: UserSession): readonly SectionGroup[] {
  return sectionGroups
    .map(({ id, sections }): SectionGroup => ({ id, links: openOf(sections, session) }))
    .filter(({ links }) => links.length > 0);
}

const openOf = (sections: readonly (SectionLink & SectionRow)[], session: UserSession) =>
  sections.filter(({ needs }) => needs === undefined || hasPermission(session, needs));
