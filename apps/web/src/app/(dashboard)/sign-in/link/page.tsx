import { getTranslations } from 'next-intl/server';
import { LinkPage } from '../../../../dashboard/sign-in/link-page';

export async function generateMetadata() {
  return { title: (await getTranslations('signIn'))('tab') };
}

export default LinkPage;
