import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { FindOpener } from './find-opener';
import { mayFind } from './may-find';
import { placesFor } from './places-for';

/** The way to anything by its name: a dialog that opens at Ctrl K, and without JavaScript a page. */
export async function FindLink({ session }: { readonly session: UserSession }) {
  if (!mayFind(session)) return null;
  const t = await getTranslations('find');
  const { acts, pages } = await placesFor(session);
  const words = {
    acts: t('acts'),
    clients: t('clients'),
    close: t('close'),
    done: t('submit'),
    employers: t('employers'),
    forms: t('forms'),
    jobs: t('jobs'),
    keys: t('keys'),
    noneFound: t('noneFound'),
    pages: t('pages'),
    people: t('people'),
    search: t('search'),
    title: t('title'),
    trigger: t('trigger'),
  };
  return <FindOpener acts={acts} pages={pages} words={words} />;
}
