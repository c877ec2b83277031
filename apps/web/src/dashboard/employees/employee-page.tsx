import './employees.css';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { PersonAnswers } from '../person/person-answers';
import { PersonDetails } from '../person/person-details';
import { PersonDocuments } from '../person/person-documents';
import { PersonForms } from '../person/person-forms';
import { PersonHeader } from '../person/person-header';
import { PersonHistory } from '../person/person-history';
import { PersonMessages } from '../person/person-messages';
import { PersonPlacements } from '../person/person-placements';
import { personTab } from '../person/person-tab';
import { PersonTabs } from '../person/person-tabs';
import { readPerson } from '../person/read-person';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';

export type PersonSearch = Readonly<Record<string, string | string[] | undefined>>;

interface EmployeePageProps {
  readonly session: UserSession;
  readonly id: string;
  /** What the address asks for: the part of the page, and what is shown of it. */
  readonly asked: PersonSearch;
}

/** One person, part by part: their forms, documents, answers, history, placements and details. */
export async function EmployeePage({ session, id, asked }: EmployeePageProps) {
  const t = await getTranslations('employees');
  return (
    <RequirePermission
      session={session}
      section="employees"
      needs="employee:view"
      title={t('title')}
      done={asked['done']}
    >
      {async () => {
        const { person } = await readPerson(id);
        const tab = personTab(session, asked['tab']);
        return (
          <div className="dash-column employee-page person-page">
            <Back href={paths.employees}>{t('back')}</Back>
            <PersonHeader session={session} person={person} />
            <PersonTabs session={session} employee={id} current={tab} />
            <div className="person-part">{partOf({ session, id, asked })[tab]()}</div>
          </div>
        );
      }}
    </RequirePermission>
  );
}

/** Made only once it is asked for. */
const partOf = ({ session, id, asked }: EmployeePageProps) => ({
  forms: () => <PersonForms session={session} employee={id} />,
  documents: () => <PersonDocuments session={session} employee={id} />,
  answers: () => <PersonAnswers session={session} employee={id} asked={asked['form']} />,
  history: () => <PersonHistory employee={id} kind={asked['kind']} cursor={asked['cursor']} />,
  messages: () => <PersonMessages session={session} employee={id} />,
  placements: () => <PersonPlacements employee={id} />,
  details: () => <PersonDetails session={session} employee={id} />,
});
