import type { UserSession } from '@firstday/domain';
import { languages } from '@firstday/domain/languages';
import { Button, Select } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { RecordPicker } from '../../record-picker/record-picker';
import { hasPermission } from '../../session/current-session';
import type { WordingsPlace } from './wording-place';

interface WordingLanguagesProps {
  readonly session: UserSession;
  readonly of: WordingsPlace;
  /** Whether employers may word it. */
  readonly isByEmployer: boolean;
}

/** Whose messages are worded, and in which language: it stands in the address. */
export async function WordingLanguages({ session, of, isByEmployer }: WordingLanguagesProps) {
  const t = await getTranslations('wording');
  return (
    <form className="dash-search" role="search" aria-label={t('whose')}>
      {isByEmployer && hasPermission(session, 'employer:view') ? (
        <RecordPicker
          kind="employer"
          name="employer"
          label={t('employer')}
          chosen={of.employer}
          placeholder={t('wholeAccount')}
        />
      ) : null}
      <Select
        id="language"
        name="language"
        label={t('language')}
        defaultValue={of.language}
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
