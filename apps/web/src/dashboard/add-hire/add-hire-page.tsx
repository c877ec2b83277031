import '../../hire/hire.css';
import { randomUUID } from 'node:crypto';
import type { Permission, UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formLabels } from '../forms/form-labels';
import { maySendMessages } from '../messages/may-send-messages';
import { sendInvitation } from '../messages/send-invitation';
import { paths, withQuery } from '../paths';
import { readChoices, readChosen } from '../record-picker/read-choices';
import type { ChosenKind, RecordChoice } from '../record-picker/record-choice';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { addHire } from './add-hire';
import { addRecord } from './add-record';
import { hireAdvice } from './hire-advice';
import type { Hire } from './use-hire';
import { HireForm } from './hire-form';
import { countriesIn } from '../../hire/countries-in';
import { hireWords } from '../../hire/hire-words';
import type { NewRecordKind } from './new-record-schemas';
import { withdrawHire } from './withdraw-hire';

/** What is chosen before the form is opened. */
export type AskedHire = Readonly<Record<'client' | 'employee' | 'employer' | 'job', string>>;

interface AddHirePageProps {
  readonly session: UserSession;
  readonly asked: AskedHire;
}

/** One hire: who, for whom, where, from when; with the forms that follow from it. */
export async function AddHirePage({ session, asked }: AddHirePageProps) {
  const t = await getTranslations('hire');
  return (
    <RequirePermission session={session} section="employees" needs="placement:edit" title={t('title')}>
      {async () => {
        const hire = await readHire(session, asked);
        const place = toActionContext(session, paths.addHire);
        return (
          <>
            <Back href={paths.employees}>{t('back')}</Back>
            <HireForm
              hire={hire}
              send={addHire.bind(null, place, hire.locale)}
              withdraw={withdrawHire.bind(null, place)}
              invite={sendInvitation.bind(null, place)}
              maySend={await maySendMessages(session, paths.addHire)}
              formWords={await formLabels()}
              advice={await hireAdvice()}
              heading={
                <Heading title={{ text: hire.person ? t('titleAgain') : t('title') }}>
                  <p className="fd-hint">{t('hint')}</p>
                </Heading>
              }
            />
          </>
        );
      }}
    </RequirePermission>
  );
}

const addable = [
  ['employer', 'employer:edit'],
  ['client', 'client:edit'],
  ['job', 'job:edit'],
] as const satisfies readonly (readonly [NewRecordKind, Permission])[];

async function readHire(session: UserSession, asked: AskedHire): Promise<Hire> {
  const locale = await getLocale();
  const owner = { account: session.account.id, user: session.user.id };
  const place = toActionContext(session, paths.addHire);
  const [employer, client, job, employee] = await Promise.all([
    readKind('employer', asked.employer),
    readKind('client', asked.client),
    readKind('job', asked.job),
    readKind('employee', asked.employee),
  ]);
  return {
    words: await hireWords(),
    locale,
    owner: `${owner.account}.${owner.user}`,
    sameHref: withQuery(paths.samePeople, owner),
    previewHref: withQuery(paths.hirePreview, owner),
    person: employee.chosen,
    chosen: chosenOf({ employer, client, job }),
    first: { employer: employer.first, client: client.first, job: job.first, employee: employee.first },
    mayAddPerson: hasPermission(session, 'employee:edit'),
    mayAdd: addable.flatMap(([kind, needs]) => (hasPermission(session, needs) ? [kind] : [])),
    add: addRecord.bind(null, place),
    countries: countriesIn(locale),
    attemptKey: randomUUID(),
  };
}

interface ReadKind {
  readonly first: readonly RecordChoice[];
  readonly chosen: RecordChoice | undefined;
}

async function readKind(kind: ChosenKind, id: string): Promise<ReadKind> {
  const [first, chosen] = await Promise.all([readChoices(kind, ''), readChosen(kind, id)]);
  return { first: first.ok ? first.value : [], chosen };
}

const chosenOf = (kinds: Readonly<Record<NewRecordKind, ReadKind>>): Hire['chosen'] =>
  Object.fromEntries(Object.entries(kinds).flatMap(([kind, { chosen }]) => (chosen ? [[kind, chosen]] : [])));
