import { getTranslations } from 'next-intl/server';

/** What every form says when something is wrong. */
export async function formLabels() {
  const [page, field] = [await getTranslations('page'), await getTranslations('field')];
  return { problem: page('problem'), error: field('error') };
}
