import type { PageLanguage } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { Button, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** In which language messages are worded: it stands in the address. */
export async function WordingLanguages({ language }: { readonly language: PageLanguage }) {
  const t = await getTranslations('wording');
  return (
    <form className="dash-search" role="search" aria-label={t('language')}>
      <Select
        id="language"
        name="language"
        label={t('language')}
        defaultValue={language}
        options={languages.map(({ locale, name }) => ({ value: locale, label: name, lang: locale }))}
      />
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </div>
    </form>
  );
}
