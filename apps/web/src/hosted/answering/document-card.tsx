import type { AccountDocumentOfTask } from '@firstday/domain';
import { Banner, ReviewList } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { toMegabytes } from '../reading/to-megabytes';
import './document-card.css';

interface DocumentCardProps {
  readonly document: AccountDocumentOfTask;
  readonly href: string;
}

/** The account's own document: what it is, the way to it, and whether it was opened. */
export async function DocumentCard({ document, href }: DocumentCardProps) {
  const [t, locale, messages] = [await getTranslations('page'), await getLocale(), await getMessages()];
  const { version, sha256, size, is_opened } = document;
  const entries = [{ key: 'version', question: { text: t('documentVersion') }, answer: { text: version } }];
  return (
    <section className="document-card">
      <ReviewList entries={entries} change="" none="" />
      <p>
        <a
          className="fd-button"
          data-variant={is_opened ? 'secondary' : undefined}
          href={href}
          target="_blank"
          rel="noreferrer"
        >
          {t('documentOpen', { size: toMegabytes(size, locale) })}
          <span className="fd-visually-hidden"> ({messages.field.opensInNewTab})</span>
        </a>
      </p>
      {is_opened ? (
        <Banner tone="good" icon="check" title={t('documentOpened')} />
      ) : (
        <p className="fd-hint">{t('documentNotOpened')}</p>
      )}
      <p className="fd-small">
        {t('documentFingerprint')}: <bdi lang="en">{sha256}</bdi>
      </p>
    </section>
  );
}
