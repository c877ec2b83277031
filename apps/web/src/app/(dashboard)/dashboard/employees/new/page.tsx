import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { AddHirePage } from '../../../../../dashboard/add-hire/add-hire-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface AddHireRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const id = z.string().max(64).catch('');
const Asked = z.object({ client: id, employee: id, employer: id, job: id });

export async function generateMetadata() {
  const session = await requireSession(paths.addHire);
  return dashboardMetadata(session, (await getTranslations('hire'))('title'));
}

export default async function AddHireRoute({ searchParams }: AddHireRouteProps) {
  const asked = Asked.parse(await searchParams);
  return <AddHirePage session={await requireSession(paths.addHireAt(asked))} asked={asked} />;
}
