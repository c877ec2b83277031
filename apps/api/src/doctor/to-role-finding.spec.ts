import { describe, expect, it } from '@jest/globals';
import { toRoleFinding } from './to-role-finding.js';

const service = {
  name: 'firstday_service',
  is_superuser: false,
  is_owner: false,
  is_restricted: true,
  may_create: false,
  may_make_temporary: false,
  may_serve: true,
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
  it('is that it may no more than it needs, and whether rows are hidden from requests', () => {
    const text = (rowSecurity: 'on' | 'off') => toRoleFinding(service, rowSecurity).text;
    expect(text('on')).toBe(
      "The service connects as firstday_service, who reads and writes rows and no more; other accounts' rows are hidden from requests.",
    );
    expect(text('off')).toMatch(/rows may be seen by requests/);
  });

  it('is in order where it owns the tables, and says that less would do', () => {
    expect(toRoleFinding(owner, 'on')).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(
        /^The service connects as firstday, who owns the tables; it could do with less/,
      ),
    });
    expect(toRoleFinding({ ...owner, is_superuser: true }, 'on').text).toContain('is a superuser');
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
