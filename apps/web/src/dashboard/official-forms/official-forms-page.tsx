import type { UserSession } from '@firstday/domain';
import { Banner, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { ListPage } from '../shell/list-page';
import { EditionState } from './edition-state';
import { NextEdition } from './next-edition';
import { OfficialFileState } from './official-file-state';
import { readOfficialForms } from './read-official-forms';

interface OfficialFormsPageProps {
  readonly session: UserSession;
  readonly done: unknown;
}

/** The editions of agencies' forms: until when each is used, what comes next, and whether its file is there. */
export async function OfficialFormsPage({ session, done }: OfficialFormsPageProps) {
  const t = await getTranslations('officialForms');
  return (
    <ListPage
      session={session}
      section="forms"
      needs="form:view"
      title={t('title')}
      hint={t('hint')}
      done={done}
    >
      {() => <OfficialForms session={session} />}
    </ListPage>
  );
}

async function OfficialForms({ session }: Pick<OfficialFormsPageProps, 'session'>) {
  const [t, locale] = [await getTranslations('officialForms'), await getLocale()];
  const forms = await readOfficialForms(paths.officialForms);
  const mayMove = hasPermission(session, 'form:edit');
  return (
    <>
      <section className="hosted-section">
        <h2>{t('count', { count: forms.length })}</h2>
        <Table
          caption={t('title')}
          rows={forms}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t('form'),
              cell: ({ id, name, edition }) => (
                <>
                  {mayMove ? (
                    <a href={paths.officialForm(id)}>
                      <bdi lang="en">{name}</bdi>
                    </a>
                  ) : (
                    <bdi lang="en">{name}</bdi>
                  )}
                  <div className="fd-muted">
                    {t('edition')} <bdi lang="en">{edition}</bdi>
                  </div>
                </>
              ),
            },
            {
              id: 'used',
              label: t('used'),
              cell: ({ edition_dates: dates }) => <EditionState dates={dates} />,
            },
            {
              id: 'next',
              label: t('next'),
              cell: ({ edition_dates: dates }) => <NextEdition dates={dates} />,
            },
            { id: 'file', label: t('file'), cell: (form) => <OfficialFileState form={form} /> },
            {
              id: 'checked',
              label: t('checked'),
              cell: ({ edition_dates: { checked_on, source } }) => (
                <time className="fd-day" dateTime={checked_on} title={source}>
                  {longDate(checked_on, locale)}
                </time>
              ),
            },
          ]}
        />
      </section>
      <Banner tone="muted" icon="search" title={t('stepsTitle')}>
        <ol>
          <li>{t('stepRelease')}</li>
          <li>{t('stepFile')}</li>
          <li>{t('stepMove')}</li>
        </ol>
      </Banner>
    </>
  );
}
