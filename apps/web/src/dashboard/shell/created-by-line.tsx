import './created-by-line.css';
import type { CreatedBy } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

interface CreatedByLineProps {
  readonly creator: CreatedBy | null | undefined;
}

/** Who made a user, a webhook or a token, and whether it was a token that is revoked. Nothing where it is not known. */
export async function CreatedByLine({ creator }: CreatedByLineProps) {
  if (!creator) return null;
  const t = await getTranslations('createdBy');
  const { kind, name, revoked_at: revokedAt } = creator;
  const key = `${kind}${revokedAt ? '_revoked' : ''}` as const;
  return (
    <span className="fd-small created-by">{name === null ? t(`${kind}_unnamed`) : t(key, { name })}</span>
  );
}
