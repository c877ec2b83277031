import { z } from 'zod';
import type { Config } from '../context/index.js';
import { tablesOfNoAccount } from '../database/index.js';
import { type Finding, findingsOf } from './finding.js';

const Role = z.object({
  name: z.string(),
  is_superuser: z.boolean(),
  passes_policies: z.boolean(),
  is_owner: z.boolean(),
  is_restricted: z.boolean(),
  may_create: z.boolean(),
  may_make_temporary: z.boolean(),
  may_serve: z.boolean(),
  /** How many tables have a policy that applies. */
  secured: z.number(),
  unsecured: z.array(z.string()),
  /** Tables of `unchangeable` that it may change. */
  changeable: z.array(z.string()),
});

/** Keys, migrations and evidence: a role that serves cannot change a row of theirs, or deletes none. */
export const unchangeable = [
  'audit_events',
  'evidence_keys',
  'keys',
  'schema_migrations',
  'signatures',
  'trail_anchors',
];

const { ok, warning, fault } = findingsOf('database');
const page = 'docs/operations.md, "Roles of the database"';

/** As whom the service connects, what PostgreSQL hides from it, and what is missing of that. */
export function toRoleFinding(found: unknown, rowSecurity: Config['databaseRowSecurity']): Finding {
  const role = Role.parse(found);
  const { name, secured } = role;
  if (!role.may_serve)
    return fault(
      `The service connects as ${name}, who may not read and write the tables.`,
      'Start the service, or run database roles where DATABASE_OWNER_URL is set.',
    );
  if (role.is_owner && !(role.may_create && role.may_make_temporary))
    return fault(
      `Our user ${name} may not make tables.`,
      'GRANT CREATE ON SCHEMA public and TEMPORARY ON DATABASE to it.',
    );
  if (role.is_superuser || role.passes_policies)
    return warning(
      `The service connects as ${name}, who ${role.is_superuser ? 'is a superuser' : 'bypasses row-level security'}: no policy applies to it (${secured} tables have one).`,
      `Let a role serve that owns nothing: ${page}.`,
    );
  if (role.is_owner)
    return ok(
      `The service connects as ${name}, who owns the tables: no policy applies to it (${secured} tables have one). It could do with less: ${page}.`,
    );
  const missing = missingOf(role);
  if (missing.length > 0)
    return warning(
      `The service connects as ${name}, who may do more than it should: ${missing.join('; ')}.`,
      `Run database roles, and look at what it says: ${page}.`,
    );
  const hidden = rowSecurity === 'on' ? 'are hidden from' : 'may be seen by';
  return ok(
    `The service connects as ${name}: no superuser, bound by row-level security on ${secured} tables, and it can change no key, migration or trail. Other accounts' rows ${hidden} requests.`,
  );
}

function missingOf(role: z.output<typeof Role>): string[] {
  const open = role.unsecured.filter((table) => !(table in tablesOfNoAccount));
  return [
    ...(role.may_create ? ['it can make tables'] : []),
    ...(role.may_make_temporary ? ['it can make temporary tables'] : []),
    ...(role.is_restricted ? [] : ['row-level security is off']),
    ...(open.length > 0 ? [`no policy on ${open.join(', ')}`] : []),
    ...(role.changeable.length > 0 ? [`it can change ${role.changeable.join(', ')}`] : []),
  ];
}
