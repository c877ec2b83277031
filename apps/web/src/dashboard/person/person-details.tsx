import './person.css';
import type { Employee, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { CustomInputs } from './custom-inputs';
import { readProperties } from './edited-property';
import { IdentityFacts } from './identity-facts';
import { personAdvice } from './person-advice';
import { readPerson } from './read-person';
import { savePerson } from './save-person';
import { showIdentity } from './show-identity';
import { phoneText } from '../../i18n/phone-text';

interface PersonDetailsProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** The record: who it is, masked until asked for; name, contact and properties, to be changed by those who may. */
export async function PersonDetails({ session, employee }: PersonDetailsProps) {
  const { person } = await readPerson(employee);
  return (
    <>
      <Identity session={session} person={person} />
      {hasPermission(session, 'employee:edit') ? (
        <EditDetails session={session} employee={employee} />
      ) : (
        <Facts person={person} />
      )}
      <OtherActs session={session} employee={employee} />
    </>
  );
}

interface OfPerson {
  readonly session: UserSession;
  readonly person: Employee;
}

async function Identity({ session, person }: OfPerson) {
  const t = await getTranslations('person');
  const { social_security_number: number, date_of_birth: birth } = person;
  const mayShow = hasPermission(session, 'employee:view_sensitive') && (number !== null || birth !== null);
  return (
    <section className="hosted-section" aria-labelledby="identity">
      <h2 id="identity">{t('identity')}</h2>
      <IdentityFacts
        masked={{ number, birth }}
        show={
          mayShow
            ? showIdentity.bind(null, toActionContext(session, paths.employee(person.id)), person.id)
            : undefined
        }
        words={{
          number: t('ssn'),
          birth: t('birth'),
          unknown: t('unknown'),
          show: t('showIdentity'),
          showHint: t('showHint'),
          hide: t('hide'),
          shown: t('identityShown'),
        }}
      />
      <p className="fd-muted">{t('identityHint')}</p>
    </section>
  );
}

async function EditDetails({ session, employee }: PersonDetailsProps) {
  const t = await getTranslations('person');
  const { person, etag } = await readPerson(employee);
  const properties = await readProperties(session, employee);
  const place = toActionContext(session, paths.employee(employee));
  const { address } = person;
  return (
    <section className="hosted-section" aria-labelledby="contact">
      <h2 id="contact">{t('contact')}</h2>
      <ActionForm
        send={savePerson.bind(null, place, { id: employee, etag, properties })}
        check={{ form: 'person', advice: await personAdvice() }}
        words={await formLabels()}
      >
        <FormTextInput name="first_name" label={t('firstName')} initial={person.first_name} />
        <FormTextInput name="middle_name" label={t('middleName')} initial={person.middle_name ?? ''} />
        <FormTextInput name="last_name" label={t('lastName')} initial={person.last_name} />
        <FormTextInput
          name="email"
          type="email"
          label={t('email')}
          initial={person.email ?? ''}
          maxLength={320}
        />
        <FormTextInput
          name="phone"
          label={t('phone')}
          initial={person.phone ?? ''}
          maxLength={40}
          width="20"
        />
        <FormTextInput name="street" label={t('street')} initial={address?.street ?? ''} />
        <FormTextInput name="secondary" label={t('secondary')} initial={address?.secondary ?? ''} />
        <FormTextInput name="city" label={t('city')} initial={address?.city ?? ''} />
        <FormTextInput name="state" label={t('state')} initial={address?.state ?? ''} width="10" />
        <FormTextInput name="zip" label={t('zip')} initial={address?.zip ?? ''} width="10" />
        <FormTextInput name="country" label={t('country')} initial={address?.country ?? ''} width="20" />
        <CustomInputs person={person} properties={properties} />
        <div className="fd-actions">
          <Submit>{t('save')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

async function Facts({ person }: Pick<OfPerson, 'person'>) {
  const t = await getTranslations('person');
  const facts = [
    [t('email'), person.email],
    [t('phone'), person.phone === null ? null : phoneText(person.phone)],
    [t('address'), person.address?.full_address],
  ] as const;
  return (
    <dl className="dash-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value ?? t('unknown')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The acts of the menu, for those who have no JavaScript, too. */
async function OtherActs({ session, employee }: PersonDetailsProps) {
  const t = await getTranslations('person');
  return (
    <div className="fd-actions">
      {hasPermission(session, 'task:edit') ? (
        <LinkButton variant="secondary" href={paths.mergeEmployee(employee)}>
          {t('actMerge')}
        </LinkButton>
      ) : null}
      {hasPermission(session, 'employee:edit') ? (
        <LinkButton variant="secondary" href={paths.deleteEmployee(employee)}>
          {t('actDelete')}
        </LinkButton>
      ) : null}
    </div>
  );
}
