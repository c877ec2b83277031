import type { MoveForecast, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { longDate } from '../../i18n/long-date';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { OpenTasks } from '../own-forms/open-tasks';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { Fact } from '../shell/fact';
import { RequirePermission } from '../shell/require-permission';
import { EditionState } from './edition-state';
import { moveOpenTasks } from './move-open-tasks';
import { NextEdition } from './next-edition';
import { OfficialFileState } from './official-file-state';
import { type OfficialForm, readOfficialForms } from './read-official-forms';

interface OfficialFormPageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** One agency's form: its edition, and what becomes of those that people have begun in an earlier one. */
export async function OfficialFormPage({ session, id }: OfficialFormPageProps) {
  const [t, words] = [await getTranslations('officialForms'), await getTranslations('dashboard')];
  const here = paths.officialForm(id);
  return (
    <RequirePermission session={session} section="forms" needs="form:edit" title={t('title')}>
      {async () => {
        const form = (await readOfficialForms(here)).find((it) => it.id === id) ?? notFound();
        const forecast = await readOrRedirect(here, 'forms.getMove', { params: { form_id: id } });
        const open = forecast.open_tasks;
        return (
          <div className="dash-column">
            <Back href={paths.officialForms}>{t('back')}</Back>
            <Heading title={{ text: form.name }}>
              <p className="fd-hint">{t('editionOf', { edition: form.edition })}</p>
            </Heading>
            <EditionFacts form={form} />
            {open === null || open.total === 0 ? (
              <p>{t('noneBegun')}</p>
            ) : (
              <ActionForm
                send={moveOpenTasks.bind(null, toActionContext(session, here), id)}
                words={await formLabels()}
              >
                <OpenTasks tasks={open} />
                <AskedAgain forecast={forecast} />
                <div className="fd-actions">
                  <Submit>{t('move')}</Submit>
                  <LinkButton variant="secondary" href={paths.officialForms}>
                    {words('cancel')}
                  </LinkButton>
                </div>
              </ActionForm>
            )}
          </div>
        );
      }}
    </RequirePermission>
  );
}

async function EditionFacts({ form }: { readonly form: OfficialForm }) {
  const [t, locale] = [await getTranslations('officialForms'), await getLocale()];
  const { edition_dates: dates } = form;
  return (
    <dl className="fact-list">
      <Fact label={t('used')}>
        <EditionState dates={dates} />
      </Fact>
      <Fact label={t('next')}>
        <NextEdition dates={dates} />
      </Fact>
      <Fact label={t('file')}>
        <OfficialFileState form={form} />
      </Fact>
      <Fact label={t('checked')}>
        <time dateTime={dates.checked_on}>{longDate(dates.checked_on, locale)}</time>
      </Fact>
      <Fact label={t('source')}>
        <bdi lang="en">{dates.source}</bdi>
      </Fact>
    </dl>
  );
}

async function AskedAgain({ forecast: { asked_again } }: { readonly forecast: MoveForecast }) {
  const t = await getTranslations('officialForms');
  if (asked_again.length === 0) return null;
  return (
    <section className="hosted-section" aria-labelledby="asked-again">
      <h2 id="asked-again">{t('askedAgain')}</h2>
      <ul>
        {asked_again.map(({ path, label, tasks }) => (
          <li key={path}>
            <bdi lang="en">{label}</bdi> <span className="fd-hint">{t('inForms', { count: tasks })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
