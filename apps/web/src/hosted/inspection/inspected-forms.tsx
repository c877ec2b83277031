import type { InspectedPackage } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { inspectionPath } from './kept-key';
import { toFileSize } from './to-file-size';

type Form = InspectedPackage['forms'][number];

const states = [
  'complete',
  'being_corrected',
  'document_is_being_made',
  'signed_in_part',
  'not_signed',
  'no_form',
  'destroyed',
  'past_retention',
  'differs_from_trail',
] as const;

/** Some people of the package, with their files. */
export async function InspectedForms({ found }: { readonly found: InspectedPackage }) {
  const t = await getTranslations('inspection');
  const { forms, page, total_pages: pages } = found;
  const at = (to: number) => `${inspectionPath}/package?page=${to}`;
  return (
    <section className="hosted-section" aria-labelledby="forms">
      <h2 id="forms">{t('forms')}</h2>
      {forms.map((form, position) => (
        <FormFiles key={form.task_id ?? `${position}`} form={form} page={page} />
      ))}
      {pages > 1 ? (
        <nav className="fd-actions" aria-label={t('pages')}>
          {page > 1 ? <a href={at(page - 1)}>{t('previous')}</a> : null}
          <span>{t('pageOf', { page, pages })}</span>
          {page < pages ? <a href={at(page + 1)}>{t('next')}</a> : null}
        </nav>
      ) : null}
    </section>
  );
}

async function FormFiles({ form, page }: { readonly form: Form; readonly page: number }) {
  const [t, locale] = [await getTranslations('inspection'), await getLocale()];
  const state = states.find((it) => it === form.state);
  return (
    <article className="inspected-form">
      <h3>
        <bdi>{form.name || t('unnamed')}</bdi>
      </h3>
      <p className="fd-muted">
        {state ? t(`state_${state}`) : form.state}
        {form.hired_on ? ` · ${t('hired')} ${longDate(form.hired_on, locale)}` : ''}
        {form.ended_on ? ` · ${t('ended')} ${longDate(form.ended_on, locale)}` : ''}
      </p>
      {form.notes.map((note) => (
        <p key={note} lang="en" dir="ltr">
          {note}
        </p>
      ))}
      <ul className="inspected-files">
        {form.files.map(({ name, size }) => (
          <li key={name}>
            <a href={`${inspectionPath}/file?${new URLSearchParams({ page: String(page), name })}`} dir="ltr">
              {name.split('/').slice(2).join('/')}
            </a>{' '}
            <span className="fd-muted">{toFileSize(size, locale)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
