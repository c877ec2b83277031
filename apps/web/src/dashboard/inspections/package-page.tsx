import { type InspectionPackage, operations, type UserSession } from '@firstday/domain';
import { Heading, LinkButton, ReviewList } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { longDate, longDateOf } from '../../i18n/long-date';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { ArchiveDownloads } from './archive-downloads';
import { InspectorAccesses } from './inspector-accesses';
import { PackageStatus } from './package-status';

interface PackagePageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** One package: how far it is, its file, and who was given access to it. */
export async function PackagePage({ session, id, done }: PackagePageProps) {
  const t = await getTranslations('inspections');
  return (
    <RequirePermission
      session={session}
      section="inspections"
      needs="inspection_package:view"
      title={t('packageTitle')}
      done={done}
    >
      {async () => {
        const params = { inspection_package_id: id };
        const found = await readOrRedirect(paths.inspection(id), 'inspection_packages.findById', { params });
        return (
          <>
            <Back href={paths.inspections}>{t('title')}</Back>
            <Heading title={{ text: t('packageTitle') }}>
              <p>
                <PackageStatus status={found.status} />
              </p>
            </Heading>
            <Facts found={found} />
            {found.status === 'ready' ? (
              <div className="fd-actions">
                <LinkButton
                  href={operationUrl(operations['inspection_packages.download'].path, {
                    params: { inspection_package_id: id },
                  })}
                >
                  {t('download')}
                </LinkButton>
              </div>
            ) : null}
            <ArchiveDownloads id={id} />
            <InspectorAccesses session={session} id={id} />
          </>
        );
      }}
    </RequirePermission>
  );
}

async function Facts({ found }: { readonly found: InspectionPackage }) {
  const [t, locale] = [await getTranslations('inspections'), await getLocale()];
  const { scope, scope_names: names } = found;
  const day = (date: string | null) => date && longDate(date, locale);
  const facts = [
    ['employer', names.employer ?? scope.employer_id],
    ['client', names.client ?? scope.client_id],
    ['job', names.job ?? scope.job_id],
    ['hiredFrom', day(scope.hired_on_gte)],
    ['hiredUntil', day(scope.hired_on_lte)],
    ['employment', t(`employment_${scope.employment}`)],
    ['people', String(found.people)],
    ['until', longDateOf(found.available_until, locale, await getTimeZone())],
    ['manifest', found.manifest_sha256],
  ] as const;
  const entries = facts.flatMap(([key, text]) =>
    text === null ? [] : [{ key, question: { text: t(key) }, answer: { text } }],
  );
  return <ReviewList entries={entries} change="" none="" />;
}
