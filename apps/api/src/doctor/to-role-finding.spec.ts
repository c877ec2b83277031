import { describe, expect, it } from '@jest/globals';
import { tablesOfNoAccount } from '../database/row-security/tables-of-no-account.js';
import { toRoleFinding } from './to-role-finding.js';

const service = {
  name: 'firstday_service',
  is_superuser: false,
  passes_policies: false,
  is_owner: false,
  is_restricted: true,
  may_create: false,
  may_make_temporary: false,
  may_serve: true,
  secured: 88,
  unsecured: Object.keys(tablesOfNoAccount),
  changeable: [],
};
const owner = {
  ...service,
  name: 'firstday',
  is_owner: true,
  is_restricted: false,
  may_create: true,
  may_make_temporary: true,
};

describe('what the doctor says of the role that serves', () => {
  it('is that row-level security binds it, on how many tables, and whether rows are hidden from requests', () => {
    const text = (rowSecurity: 'on' | 'off') => toRoleFinding(service, rowSecurity).text;
    expect(text('on')).toBe(
      "The service connects as firstday_service: no superuser, bound by row-level security on 88 tables, and it can change no key, migration or trail. Other accounts' rows are hidden from requests.",
    );
    expect(text('off')).toMatch(/rows may be seen by requests/);
  });

  it('is in order where it owns the tables, and says that less would do', () => {
    expect(toRoleFinding(owner, 'on')).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(
        /^The service connects as firstday, who owns the tables: no policy applies/,
      ),
    });
  });

  it('is a warning where it is a superuser or bypasses policies', () => {
    for (const more of [{ is_superuser: true }, { passes_policies: true }])
      expect(toRoleFinding({ ...owner, ...more }, 'on')).toMatchObject({
        state: 'warning',
        text: expect.stringMatching(/is a superuser|bypasses row-level security/),
      });
  });

  it('names what is missing: a table without a policy, a key that it can change', () => {
    const of = (more: object) => toRoleFinding({ ...service, ...more }, 'on');
    expect(of({ unsecured: ['keys', 'notes'] })).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('no policy on notes.'),
    });
    expect(of({ changeable: ['keys'] })).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('it can change keys.'),
    });
  });

  it('is a fault where it may not do its work, and a warning where it may more than it was meant to', () => {
    expect(toRoleFinding({ ...service, may_serve: false }, 'on').state).toBe('fault');
    expect(toRoleFinding({ ...owner, may_create: false }, 'on').state).toBe('fault');
    for (const more of [{ may_create: true }, { may_make_temporary: true }, { is_restricted: false }])
      expect(toRoleFinding({ ...service, ...more }, 'on')).toMatchObject({
        state: 'warning',
        remedy: expect.stringMatching(/database roles/),
      });
  });
});
