import { toPermissions } from '../groups/to-permissions';

/** Days for which a token can be made. */
export const tokenLifetimes = ['30', '90', '365', 'never'] as const;

export interface TokenDraft {
  readonly scope: string;
  readonly permissions: readonly string[];
  readonly lifetime: string;
  readonly networks: string;
}

/** What is asked of the API for what was chosen on the page. */
export function toTokenLimits({ scope, permissions, lifetime, networks }: TokenDraft, now: number) {
  const days = Number(tokenLifetimes.find((one) => one === lifetime && one !== 'never') ?? 0);
  const lines = networks.split(/[\s,]+/).filter(Boolean);
  return {
    permissions: scope === 'everything' ? null : toPermissions(permissions),
    expires_at: days > 0 ? new Date(now + days * 86_400_000).toISOString() : null,
    allowed_networks: lines.length > 0 ? lines : null,
  };
}
