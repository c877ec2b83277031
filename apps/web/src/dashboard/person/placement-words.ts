import { getTranslations } from 'next-intl/server';

export type PlacementWords = Readonly<
  Record<'changesTitle' | 'gained' | 'lost' | 'nothingGained' | 'savePlacement' | 'seeChanges', string>
>;

/** What the form of a placement says by itself. */
export async function placementWords(): Promise<PlacementWords> {
  const t = await getTranslations('person');
  return {
    changesTitle: t('changesTitle'),
    gained: t('gained'),
    lost: t('lost'),
    nothingGained: t('nothingGained'),
    savePlacement: t('savePlacement'),
    seeChanges: t('seeChanges'),
  };
}
