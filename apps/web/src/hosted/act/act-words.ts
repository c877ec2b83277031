import { getTranslations } from 'next-intl/server';

/** What is said above an act that was not done. */
export async function actWords() {
  const [page, trouble] = [await getTranslations('page'), await getTranslations('trouble')];
  return {
    problem: page('problem'),
    refused: trouble('meanwhile'),
    unavailable: trouble('unavailable'),
  };
}
