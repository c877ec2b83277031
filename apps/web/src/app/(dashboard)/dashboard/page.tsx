import { getTranslations } from 'next-intl/server';
import { HomePage } from '../../../dashboard/home-page';
import { home } from '../../../dashboard/paths';
import { signedIn } from '../../../dashboard/session';
import { titled } from '../../../dashboard/title';

export async function generateMetadata() {
  return titled(await signedIn(home), (await getTranslations('dashboard'))('home'));
}

export default async function HomeRoute() {
  return <HomePage session={await signedIn(home)} />;
}
