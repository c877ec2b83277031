import type { AccountWording } from '@firstday/domain';
import { directionOf } from '@firstday/domain/languages';
import { getTranslations } from 'next-intl/server';

const parts = [
  ['subject', 'subject'],
  ['body', 'body'],
  ['sms', 'text'],
] as const;

/** What is said where an employer's words leave a part out, and whose words these are. */
export async function InheritedWords({ wording }: { readonly wording: AccountWording }) {
  const t = await getTranslations('wording');
  const { of_account: account, ours, language } = wording;
  return (
    <details className="wording-inherited">
      <summary>{t('inherited')}</summary>
      <dl className="fact-list">
        {parts.map(([part, label]) => (
          <div key={part}>
            <dt>
              {t(label)}
              <span className="fd-muted"> · {t(account?.[part] ? 'ofAccount' : 'ours')}</span>
            </dt>
            <dd className="wording-text" lang={language} dir={directionOf(language)}>
              {account?.[part] ?? ours[part]}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
