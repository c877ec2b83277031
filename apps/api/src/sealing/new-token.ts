import { hash, randomBytes } from 'node:crypto';

/** Kinds of tokens; the prefix lets a scanner recognise a leaked one. */
export const tokenPrefix = {
  live: 'fd_live_',
  test: 'fd_test_',
  form: 'fd_form_',
  user: 'fd_user_',
  link: 'fd_link_',
  code: 'fd_code_',
  inspector: 'fd_insp_',
  component: 'fd_comp_',
  device: 'fd_dev_',
} as const;

/** 32 random bytes behind the kind's prefix; only the hash is stored. */
export function newToken(kind: keyof typeof tokenPrefix): string {
  return tokenPrefix[kind] + randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}
