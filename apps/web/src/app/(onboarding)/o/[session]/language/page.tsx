import { languages } from '@firstday/domain/languages';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { HostedLayout } from '../../../../../hosted/layout/hosted-layout';
import { chooseFirstLanguage } from '../../../../../hosted/layout/choose-language';
import { hostedMetadata } from '../../../../../hosted/layout/hosted-metadata';
import { readSession } from '../../../../../hosted/session/read-session';

interface LanguagePageProps {
  readonly params: Promise<{ readonly session: string }>;
}

export async function generateMetadata({ params }: LanguagePageProps) {
  const t = await getTranslations('language');
  return hostedMetadata(await readSession((await params).session), t('title'));
}

export default async function LanguagePage({ params }: LanguagePageProps) {
  const session = await readSession((await params).session);
  const t = await getTranslations('language');
  return (
    <HostedLayout session={session}>
      <Heading title={{ text: t('title') }}>
        <p className="fd-hint">{t('hint')}</p>
      </Heading>
      <form action={chooseFirstLanguage.bind(null, session.id)} className="language-choices">
        {languages.map(({ locale, name, dir }) => (
          <button
            className="fd-button"
            data-quiet=""
            key={locale}
            name="locale"
            value={locale}
            lang={locale}
            dir={dir}
          >
            {name}
          </button>
        ))}
      </form>
      <p className="fd-muted">{t('government')}</p>
    </HostedLayout>
  );
}
