import type { InspectedPackage } from '@firstday/domain';
import { toRegionalLocale } from '@firstday/domain/languages';
import { Banner, LinkButton, ReviewList } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { PlainPage } from '../onboarding/plain-page';
import './inspected-package.css';
import { inspectionPath } from './kept-key';
import { InspectedForms } from './inspected-forms';
import type { InspectionProblem } from './open-inspection';
import { toFileSize } from './to-file-size';

interface InspectedPackagePageProps {
  readonly found: InspectedPackage | InspectionProblem;
}

/** What is in a package, for its inspector. */
export async function InspectedPackagePage({ found }: InspectedPackagePageProps) {
  const t = await getTranslations('inspection');
  if (typeof found === 'string')
    return (
      <PlainPage title={t('title')}>
        <Banner tone="bad" icon="alert">
          <p>{t(found)}</p>
        </Banner>
      </PlainPage>
    );
  return (
    <PlainPage title={t('packageTitle')}>
      <Facts found={found} />
      {found.size === null ? (
        <Banner tone="warn" icon="alert">
          <p>{t('notReady')}</p>
        </Banner>
      ) : (
        <div className="fd-actions">
          <LinkButton href={`${inspectionPath}/archive`}>{t('downloadAll')}</LinkButton>
        </div>
      )}
      <HowToVerify />
      <InspectedForms found={found} />
    </PlainPage>
  );
}

async function Facts({ found }: { readonly found: InspectedPackage }) {
  const [t, locale] = [await getTranslations('inspection'), await getLocale()];
  const day = new Intl.DateTimeFormat(toRegionalLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const facts = [
    ['inspector', found.inspector_name],
    ['employer', found.employer_name],
    ['people', String(found.people)],
    ['ends', `${day.format(new Date(found.ends_at))} UTC`],
    ['size', found.size === null ? '' : toFileSize(found.size, locale)],
    ['manifest', found.manifest_sha256?.replaceAll(/(.{8})/g, '$1 ').trim() ?? ''],
  ] as const;
  const entries = facts
    .filter(([, text]) => text !== '')
    .map(([key, text]) => ({ key, question: { text: t(key) }, answer: { text } }));
  return <ReviewList entries={entries} change="" none="" />;
}

async function HowToVerify() {
  const t = await getTranslations('inspection');
  return (
    <section className="hosted-section" aria-labelledby="verify">
      <h2 id="verify">{t('verifyTitle')}</h2>
      <p>{t('verifyHint')}</p>
      <pre className="inspected-command" dir="ltr">
        <code>node verify.mjs PACKAGE.zip --key KEY.pem</code>
      </pre>
      <p>{t('verifyKey')}</p>
    </section>
  );
}
