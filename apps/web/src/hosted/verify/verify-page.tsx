import { Button, TextInput } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../onboarding/plain-page';
import { CheckResult } from './check-result';
import { FileCheck } from './file-check';
import { readDocumentCheck } from './read-document-check';

interface VerifyPageProps {
  /** Of the file that is asked about; empty where none was chosen yet. */
  readonly sha256: string;
}

/** For whoever holds a finished form or a certificate: whether it was made here and is whole. */
export async function VerifyPage({ sha256 }: VerifyPageProps) {
  const t = await getTranslations('verify');
  const check = sha256 === '' ? undefined : await readDocumentCheck(sha256);
  return (
    <PlainPage title={t('title')}>
      {check ? <CheckResult check={check} /> : <p>{t('intro')}</p>}
      <FileCheck
        isAgain={check !== undefined}
        words={{
          again: t('again'),
          choose: t('choose'),
          chooseHint: t('chooseHint'),
          filePrompt: t('filePrompt'),
          reading: t('reading'),
          unreadable: t('unreadable'),
        }}
      />
      <section className="hosted-section">
        <h2>{t('byHash')}</h2>
        <form className="hosted-fields" method="get">
          <TextInput name="sha256" label="SHA-256" hint={t('hashHint')} maxLength={64} dir="ltr" required />
          <div className="fd-actions">
            <Button type="submit" variant="secondary">
              {t('check')}
            </Button>
          </div>
        </form>
      </section>
    </PlainPage>
  );
}
