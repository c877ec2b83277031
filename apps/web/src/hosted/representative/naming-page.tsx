import type { Representative } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getMessages, getTranslations } from 'next-intl/server';
import { HostedLayout } from '../layout/hosted-layout';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { NameForm } from './name-form';
import { nameRepresentative } from './name-representative';
import { NamedPerson } from './named-person';

interface NamingPageProps {
  readonly view: TaskView;
  /** Newest first. */
  readonly named: readonly Representative[];
}

/** Who examines the documents for the employer: named here, by either side, and looked after. */
export async function NamingPage({ view, named }: NamingPageProps) {
  const [t, frame] = [await getTranslations('representative'), await getTranslations('frame')];
  const { session, sheet } = view;
  const employer = session.employer?.name ?? frame('yourEmployer');
  const values = { employer, name: session.employee.first_name };
  const isEmployee = session.side === 'employee';
  const [latest] = named;
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={taskPaths(session.id, sheet.task.id).task}>
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={{ text: t(isEmployee ? 'nameTitleEmployee' : 'nameTitleEmployer', values) }}>
        <p className="fd-hint">{t(isEmployee ? 'nameHintEmployee' : 'nameHintEmployer', values)}</p>
      </Heading>
      {latest ? <NamedPerson view={view} person={latest} /> : null}
      {isEmployee && !sheet.may_name_representative ? <p>{t('employerNames', values)}</p> : null}
      {mayName(view, latest) ? <Form view={view} employer={employer} /> : null}
    </HostedLayout>
  );
}

const isOver = ['expired', 'locked', 'revoked'];

function mayName({ edition, sheet }: TaskView, latest: Representative | undefined): boolean {
  const section = sheet.sections.find(({ id }) => id === edition.representative?.signs);
  if (!sheet.may_name_representative) return false;
  const isSigned = section?.signature !== null && section?.signature !== undefined;
  return !isSigned && sheet.task.status === 'requires_action' && (!latest || isOver.includes(latest.status));
}

async function Form({ view, employer }: { readonly view: TaskView; readonly employer: string }) {
  const [t, messages] = [await getTranslations('representative'), await getMessages()];
  const { name, email, phone, jobTitle, nameRequired, emailRequired, phoneRequired, jobTitleRequired } =
    messages.representative;
  const {
    code,
    isEmployee,
    languageHint,
    language,
    languageUnknown,
    link,
    madeHint,
    madeLinkTitle,
    madeTitle,
  } = messages.representative;
  const isByEmployee = view.session.side === 'employee';
  const place = { session: view.session.id, task: view.sheet.task.id };
  return (
    <NameForm
      field={messages.field}
      labels={{ name, email, phone, title: jobTitle }}
      required={{
        name: nameRequired,
        email: emailRequired,
        phone: phoneRequired,
        title: jobTitleRequired,
      }}
      words={{
        code,
        codeToEmployer: t('codeToEmployer', { employer, name: '{name}' }),
        codeToRepresentative: t('codeToRepresentative', { name: '{name}' }),
        emailHint: t(isByEmployee ? 'emailHintEmployee' : 'emailHint'),
        isEmployee,
        language,
        languageHint,
        languageUnknown,
        link,
        madeHint,
        madeLinkTitle,
        madeTitle,
        problem: messages.page.problem,
        refused: t('refused', { employer }),
        submit: t('nameSubmit'),
        unavailable: messages.unavailable.hint,
      }}
      name={nameRepresentative.bind(null, place)}
    />
  );
}
