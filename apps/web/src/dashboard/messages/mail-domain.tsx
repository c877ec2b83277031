import './mail-domain.css';
import type { MailDomainRecord } from '@firstday/domain';
import { type IconName, StatusWord, type Tone } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readIfAllowed } from '../forms/write';
import { paths } from '../paths';
import { domainSentence } from './domain-sentence';

const looks = {
  ok: { tone: 'good', icon: 'check' },
  missing: { tone: 'bad', icon: 'alert' },
  several: { tone: 'bad', icon: 'alert' },
  revoked: { tone: 'bad', icon: 'alert' },
  weak: { tone: 'warn', icon: 'alert' },
  not_known: { tone: 'muted', icon: 'info' },
  unreadable: { tone: 'warn', icon: 'alert' },
} as const satisfies Record<MailDomainRecord['state'], { readonly tone: Tone; readonly icon: IconName }>;
const names = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const;

/** Whether receivers can tell the account's messages from forged ones, and which record is to be added. */
export async function MailDomain() {
  const check = await readIfAllowed(paths.messageSettings, 'message_settings.checkDomain', {});
  if (!check || check.domain === null) return null;
  const t = await getTranslations('mailDomain');
  return (
    <section className="hosted-section" aria-labelledby="mail-domain">
      <h2 id="mail-domain">
        {t('title')} <bdi dir="ltr">{check.domain}</bdi>
      </h2>
      <p className="fd-hint">{t('hint')}</p>
      <ul className="mail-domain">
        {check.records.map((record) => (
          <li key={record.kind}>
            <DomainRecord record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function DomainRecord({ record }: { readonly record: MailDomainRecord }) {
  const t = await getTranslations('mailDomain');
  const { kind, state, name, found, suggested } = record;
  return (
    <>
      <h3>
        <bdi dir="ltr">{names[kind]}</bdi>
      </h3>
      <p className="fd-small">{t(`about_${kind}`)}</p>
      <p>
        <StatusWord {...looks[state]} word={t(`state_${state}`)} />
      </p>
      {state === 'ok' ? null : <p>{t(domainSentence(record))}</p>}
      {suggested !== null && name !== null ? <Code text={`${name}  TXT  "${suggested}"`} /> : null}
      {found === null ? null : (
        <details>
          <summary>{t('found')}</summary>
          <Code text={`${name ?? ''}  TXT  "${found}"`} />
        </details>
      )}
    </>
  );
}

function Code({ text }: { readonly text: string }) {
  return (
    <pre dir="ltr" className="fact-code">
      {text}
    </pre>
  );
}
