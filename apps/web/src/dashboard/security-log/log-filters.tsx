import { SecurityEventKind, SecurityEventOutcome } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
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
      <Choice name="kind" label={t('kind')} any={t('anyKind')} chosen={asked.kind} choices={kinds} />
      <Choice
        name="outcome"
        label={t('outcome')}
        any={t('anyOutcome')}
        chosen={asked.outcome}
        choices={outcomes}
      />
      <Input name="actor" label={t('actor')} given={asked.actor} type="text" />
      <Input name="subject" label={t('subject')} given={asked.subject} type="text" />
      <Input name="since" label={t('since')} given={asked.since} type="date" />
      <Input name="until" label={t('until')} given={asked.until} type="date" />
      <div className="fd-actions">
        <button className="fd-button" data-quiet="">
          {t('find')}
        </button>
        {isAsked ? <a href={paths.securityLog}>{t('clear')}</a> : null}
      </div>
    </form>
  );
}

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly given: string;
  readonly type: 'date' | 'text';
}

function Input({ name, label, given, type }: InputProps) {
  return (
    <div className="fd-field">
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <input
        className="fd-input"
        id={name}
        name={name}
        type={type}
        dir="ltr"
        defaultValue={given}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, label, any, chosen, choices }: ChoiceProps) {
  return (
    <div className="fd-field">
      <label className="fd-label" htmlFor={name}>
        {label}
      </label>
      <select className="fd-input dash-plain-select" id={name} name={name} defaultValue={chosen}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
