import { CreateApiToken } from '@firstday/domain';
import { z } from 'zod';
import { chosenOf, typedText } from '../../api/typed-text';
import { toPermissions } from '../groups/to-permissions';

/** Days for which a token can be made. */
export const tokenLifetimes = ['30', '90', '365', 'never'] as const;

/** A token as it is asked for on the page. */
export const TokenInput = z
  .object({
    name: typedText(CreateApiToken.shape.name),
    scope: z.string(),
    permissions: chosenOf(z.array(z.string()).transform(toPermissions)),
    lifetime: z.string(),
    allowed_networks: typedText(
      z.string().transform((text) => {
        const networks = text.split(/[\s,]+/).filter(Boolean);
        return networks.length > 0 ? networks : null;
      }),
    ).pipe(CreateApiToken.shape.allowed_networks.unwrap()),
  })
  .refine(({ scope, permissions }) => scope === 'everything' || permissions.length > 0, {
    path: ['permissions'],
  });
export type TokenInput = z.output<typeof TokenInput>;

/** What is asked of the API for what was chosen on the page. */
export function toTokenBody(
  { name, scope, permissions, lifetime, allowed_networks }: TokenInput,
  now: number,
) {
  const days = Number(tokenLifetimes.find((one) => one === lifetime && one !== 'never') ?? 0);
  return {
    name,
    permissions: scope === 'everything' ? null : permissions,
    expires_at: days > 0 ? new Date(now + days * 86_400_000).toISOString() : null,
    allowed_networks,
  };
}
