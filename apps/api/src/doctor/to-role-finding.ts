import { z } from 'zod';
import type { Config } from '../context/index.js';
import { type Finding, findingsOf } from './finding.js';

const Role = z.object({
  name: z.string(),
  is_superuser: z.boolean(),
  is_owner: z.boolean(),
  is_restricted: z.boolean(),
  may_create: z.boolean(),
  may_make_temporary: z.boolean(),
  may_serve: z.boolean(),
});

const { ok, warning, fault } = findingsOf('database');
const page = 'docs/operations.md, "Roles of the database"';

/** As whom the service connects, and whether that is more than it needs, or less. */
export function toRoleFinding(found: unknown, rowSecurity: Config['databaseRowSecurity']): Finding {
  const role = Role.parse(found);
  const { name } = role;
  if (!role.may_serve)
    return fault(
      `The service connects as ${name}, who may not read and write the tables.`,
      'Say database roles where DATABASE_OWNER_URL is set.',
    );
  if (role.is_owner && !(role.may_create && role.may_make_temporary))
    return fault(
      `Our user ${name} may not make tables.`,
      'GRANT CREATE ON SCHEMA public and TEMPORARY ON DATABASE to it.',
    );
  if (role.is_owner)
    return ok(
      `The service connects as ${name}, who ${role.is_superuser ? 'is a superuser' : 'owns the tables'}; it could do with less: ${page}.`,
    );
  if (role.may_create || role.may_make_temporary || !role.is_restricted)
    return warning(
      `The service connects as ${name}, who may more than read and write rows.`,
      `Say database roles, and look at what it says: ${page}.`,
    );
  const hidden = rowSecurity === 'on' ? 'are hidden from' : 'may be seen by';
  return ok(
    `The service connects as ${name}, who reads and writes rows and no more; other accounts' rows ${hidden} requests.`,
  );
}
