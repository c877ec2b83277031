import { SecurityEventKind, SecurityEventOutcome } from '@firstday/domain';
import { Button, Select, TextInput } from '@firstday/ui';
import { DateField } from '@firstday/ui/date-field';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { KindFilter } from './kind-filter';
import { kindLabels } from './kind-labels';
import type { LogSearch } from './log-search';

/** What is asked stands in the address, to be kept and sent on. */
export async function LogFilters({ asked }: { readonly asked: LogSearch }) {
  const [t, words] = [await getTranslations('securityLog'), await kindLabels()];
  const isAsked = Object.values(asked).some(Boolean);
  const kinds = SecurityEventKind.options.map((kind) => ({ value: kind, label: words(kind) }));
  const outcomes = SecurityEventOutcome.options.map((one) => ({ value: one, label: t(`outcome_${one}`) }));
  return (
    <form className="dash-search" role="search" aria-label={t('filterTitle')}>
      <KindFilter
        label={t('kind')}
        initial={asked.kind}
        options={kinds}
        placeholder={t('anyKind')}
        showLabel={t('showKinds')}
        noneFound={t('noKind')}
      />
      <Select
        id="outcome"
        name="outcome"
        label={t('outcome')}
        defaultValue={asked.outcome}
        options={[{ value: '', label: t('anyOutcome') }, ...outcomes]}
      />
      {(['actor', 'subject'] as const).map((name) => (
        <TextInput
          key={name}
          id={name}
          name={name}
          label={t(name)}
          dir="ltr"
          defaultValue={asked[name]}
          maxLength={64}
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
      {(['since', 'until'] as const).map((name) => (
        <DateField key={name} id={name} name={name} label={t(name)} defaultValue={asked[name] || null} />
      ))}
      <div className="fd-actions">
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {isAsked ? <a href={paths.securityLog}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}
