import type { DocumentCheck } from '@firstday/domain';
import { toRegionalLocale } from '@firstday/domain/languages';
import { Banner, ReviewList } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { GenuineHint } from './genuine-hint';
import type { CheckOutcome } from './read-document-check';

export async function CheckResult({ check }: { readonly check: CheckOutcome }) {
  const t = await getTranslations('verify');
  if (check === 'unknown')
    return (
      <Banner tone="bad" icon="alert" title={t('unknown')}>
        <p>{t('unknownHint')}</p>
      </Banner>
    );
  if (typeof check === 'string')
    return (
      <Banner tone="warn" icon="alert">
        <p>{t(check)}</p>
      </Banner>
    );
  return (
    <>
      <Verdict check={check} />
      <Facts check={check} />
    </>
  );
}

async function Verdict({ check }: { readonly check: DocumentCheck }) {
  const t = await getTranslations('verify');
  if (!check.is_intact)
    return (
      <Banner tone="bad" icon="alert" title={t('changed')}>
        <p>{t('changedHint')}</p>
      </Banner>
    );
  if (check.is_test)
    return (
      <Banner tone="warn" icon="alert" title={t('test')}>
        <p>{t('testHint')}</p>
      </Banner>
    );
  return (
    <Banner tone="good" icon="shield" title={t('genuine')}>
      <GenuineHint sha256={check.sha256} words={{ ofFile: t('genuineFile'), ofHash: t('genuineHint') }} />
    </Banner>
  );
}

async function Facts({ check }: { readonly check: DocumentCheck }) {
  const [t, locale] = [await getTranslations('verify'), await getLocale()];
  const { form, part, made_at, version, is_latest, sha256 } = check;
  const made = new Intl.DateTimeFormat(toRegionalLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const entries = [
    { key: 'part', question: { text: t('part') }, answer: { text: t(part) } },
    { key: 'form', question: { text: t('form') }, answer: { text: form.name, lang: 'en' } },
    { key: 'edition', question: { text: t('edition') }, answer: { text: form.edition } },
    { key: 'made', question: { text: t('made') }, answer: { text: `${made.format(new Date(made_at))} UTC` } },
    {
      key: 'version',
      question: { text: t('version') },
      answer: { text: t(is_latest ? 'latest' : 'superseded', { version }) },
    },
    {
      key: 'sha256',
      question: { text: 'SHA-256' },
      answer: { text: sha256.replaceAll(/(.{8})/g, '$1 ').trim() },
    },
  ];
  return <ReviewList entries={entries} change="" none="" />;
}
