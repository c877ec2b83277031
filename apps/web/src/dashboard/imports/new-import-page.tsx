import './imports.css';
import { ImportDateFormat, type UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { CheckboxList } from '../forms/checkbox-list';
import { CodeInput } from '../forms/code-input';
import { FileDropInput } from '../forms/file-drop-input';
import { formLabels } from '../forms/form-labels';
import { RadioInput } from '../forms/radio-input';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { importKindsFor } from './import-kinds-for';
import { sendImport } from './send-import';

interface NewImportPageProps {
  readonly session: UserSession;
  /** What an earlier list was that is sent again. */
  readonly kind: string;
}

/** A path of a message has no dots in its parts. */
const dateNames = {
  'YYYY-MM-DD': 'year_first',
  'MM/DD/YYYY': 'month_first',
  'DD/MM/YYYY': 'day_first',
  'DD.MM.YYYY': 'with_dots',
} as const satisfies Record<ImportDateFormat, string>;

/** A file or a pasted list, what its rows are, and how it is to be read. */
export async function NewImportPage({ session, kind }: NewImportPageProps) {
  const t = await getTranslations('imports');
  return (
    <RequirePermission session={session} section="imports" needs="employee:edit" title={t('newTitle')}>
      {async () => (
        <div className="dash-column">
          <Back href={paths.imports}>{t('back')}</Back>
          <Heading title={{ text: t('newTitle') }}>
            <p className="fd-hint">{t('newHint')}</p>
          </Heading>
          <ActionForm
            send={sendImport.bind(null, toActionContext(session, paths.newImport))}
            words={await formLabels()}
          >
            <Source session={session} kind={kind} />
            <Reading />
            <div className="fd-actions">
              <Submit>{t('check')}</Submit>
            </div>
          </ActionForm>
        </div>
      )}
    </RequirePermission>
  );
}

async function Source({ session, kind }: NewImportPageProps) {
  const t = await getTranslations('imports');
  const kinds = importKindsFor(session);
  return (
    <>
      <RadioInput
        name="kind"
        label={t('kind')}
        choices={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        initial={kinds.find((one) => one === kind) ?? 'employees'}
      />
      <p className="import-templates">
        {t('templates')}{' '}
        {kinds.map((one) => (
          <a key={one} href={paths.importTemplate(one)} download>
            {t('template', { kind: t(`kind_${one}`) })}
          </a>
        ))}
      </p>
      <FileDropInput
        name="files"
        label={t('fileLabel')}
        prompt={t('filePrompt')}
        accept=".csv,text/csv,text/plain"
      />
      <CodeInput name="pasted" label={t('paste')} hint={t('pasteHint')} rows={8} initial="" />
    </>
  );
}

async function Reading() {
  const t = await getTranslations('imports');
  return (
    <>
      <RadioInput
        name="on_duplicate"
        label={t('duplicates')}
        choices={(['skip', 'update'] as const).map((value) => ({ value, label: t(value) }))}
        initial="skip"
      />
      <SelectInput
        name="date_format"
        label={t('dates')}
        choices={ImportDateFormat.options.map((value) => ({ value, label: t(`dates_${dateNames[value]}`) }))}
        initial="YYYY-MM-DD"
      />
      <CheckboxList
        name="create_tasks"
        label={t('kind_employees')}
        choices={[{ value: 'true', label: t('tasks'), hint: t('tasksHint') }]}
        initial={['true']}
      />
    </>
  );
}
