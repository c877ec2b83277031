import { Icon } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

const deeds = [
  'accountsLinked',
  'accountsParted',
  'groupDeleted',
  'groupMade',
  'groupSaved',
  'originsSaved',
  'passwordChanged',
  'sessionEnded',
  'sessionsEnded',
  'tokenRevoked',
  'userDeleted',
  'userMade',
  'userSaved',
] as const;
export type Deed = (typeof deeds)[number];

export const isDeed = (text: unknown): text is Deed => deeds.some((deed) => deed === text);

/** Says what was done on the page before. */
export async function Done({ deed }: { readonly deed: unknown }) {
  if (!isDeed(deed)) return null;
  const t = await getTranslations('deed');
  return (
    <p className="dash-done" data-done="" tabIndex={-1}>
      <Icon name="check" /> {t(deed)}
    </p>
  );
}
