import { Banner, Button, TextInput } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PlainPage } from '../onboarding/plain-page';
import { inspectionPath } from './kept-key';

interface InspectionPageProps {
  readonly access: string;
  readonly problem: string;
}

/** For an inspector with an address: the code that came another way opens it. */
export async function InspectionPage({ access, problem }: InspectionPageProps) {
  const t = await getTranslations('inspection');
  const isKnown = problem === 'closed' || problem === 'unavailable';
  return (
    <PlainPage title={t('title')}>
      {isKnown ? (
        <Banner tone="bad" icon="alert">
          <p>{t(problem)}</p>
        </Banner>
      ) : null}
      <p>{t('intro')}</p>
      <form className="hosted-fields" method="post" action={`${inspectionPath}/open`}>
        <input type="hidden" name="access" value={access} />
        <TextInput
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          dir="ltr"
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
        <div className="fd-actions">
          <Button type="submit">{t('open')}</Button>
        </div>
      </form>
    </PlainPage>
  );
}
