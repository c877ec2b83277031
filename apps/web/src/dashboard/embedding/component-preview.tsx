import { componentDefinitions, type UserSession } from '@firstday/domain';
import { defaultLocale, supportedLocale } from '@firstday/domain/languages';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { RecordPicker } from '../record-picker/record-picker';
import { hasPermission, toActionContext } from '../session/current-session';
import { openPreview } from './open-preview';
import { PreviewFrame } from './preview-frame';

/** Each component live, as a partner's page shows it, with the code for it: for a chosen employee or view. */
export async function ComponentPreview({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('embeddingPreview');
  return (
    <section className="hosted-section embedding-preview" aria-labelledby="preview">
      <h2 id="preview">{t('title')}</h2>
      <p className="fd-muted">{t('hint')}</p>
      <ActionForm
        send={openPreview.bind(null, toActionContext(session, paths.embedding))}
        words={await formLabels()}
      >
        <div className="dash-search">
          <SelectInput name="component" label={t('component')} choices={await componentChoices(session)} />
          {hasPermission(session, 'employee:view') ? (
            <RecordPicker
              kind="employee"
              name="employee"
              label={t('employee')}
              chosen=""
              isInDeed
              placeholder={t('anyEmployee')}
            />
          ) : null}
          {hasPermission(session, 'employer:view') ? (
            <RecordPicker
              kind="employer"
              name="employer"
              label={t('employer')}
              chosen=""
              placeholder={t('anyEmployer')}
            />
          ) : null}
          <SelectInput name="view" label={t('view')} choices={await viewChoices()} />
        </div>
        <div className="fd-actions">
          <Submit variant="secondary">{t('show')}</Submit>
        </div>
        <PreviewFrame
          words={{
            code: t('code'),
            codeHint: t('codeHint'),
            copied: t('copied'),
            copy: t('copy'),
            iframe: t('iframe'),
            live: t('live'),
            react: t('react'),
            script: t('script'),
            server: t('server'),
          }}
        />
      </ActionForm>
    </section>
  );
}

/** Those that the person may open: a component shows its records to whoever may see them. */
async function componentChoices(session: UserSession) {
  const locale = supportedLocale(await getLocale()) ?? defaultLocale;
  return componentDefinitions
    .filter(({ permissions }) => permissions.every((permission) => hasPermission(session, permission)))
    .map(({ name, title }) => ({ value: name, label: `${title[locale]} (${name})` }));
}

async function viewChoices() {
  const t = await getTranslations('embeddingPreview');
  const { data } = await readOrRedirect(paths.embedding, 'custom_views.list', { query: { per_page: 100 } });
  const views = data.map(({ id, name, component }) => ({ value: id, label: `${name} (${component})` }));
  return [{ value: '', label: t('noView') }, ...views];
}
