'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { useControl } from '../forms/use-control';
import { paths } from '../paths';
import { useHire } from './use-hire';
import { HireRecordInput } from './hire-record-input';
import { SamePersonInput } from './same-person-input';

/** Who is hired: somebody who was chosen, or what a new record has to have. */
export function PersonFields() {
  const { words, person, mayAddPerson } = useHire();
  const id = useControl('employee_id');
  const label = useControl('employee_id_label');
  const known = id.sent?.[0]
    ? { value: id.sent[0], label: label.sent?.[0] || id.sent[0] }
    : id.sent === undefined
      ? person
      : undefined;
  if (known) return <KnownPerson {...known} />;
  if (!mayAddPerson)
    return (
      <HireRecordInput
        kind="employee"
        name="employee_id"
        label={words.person}
        hint={words.personHint}
        placeholder={words.choosePerson}
      />
    );
  return <NewPerson />;
}

function KnownPerson({ value, label }: { readonly value: string; readonly label: string }) {
  const { register } = useFormContext();
  return (
    <p className="hire-known">
      <a href={paths.employee(value)}>
        <bdi>{label}</bdi>
      </a>
      <input type="hidden" {...register('employee_id')} defaultValue={value} />
      <input type="hidden" {...register('employee_id_label')} defaultValue={label} />
    </p>
  );
}

function NewPerson() {
  const { words } = useHire();
  const same: unknown = useWatch({ name: 'same_person' });
  const isKnown = typeof same === 'string' && same !== '' && same !== 'new';
  return (
    <>
      <div className="hire-pair">
        <FormTextInput name="first_name" label={words.firstName} />
        <FormTextInput name="last_name" label={words.lastName} />
      </div>
      <FormTextInput name="email" type="email" label={words.email} hint={words.emailHint} maxLength={320} />
      <SamePersonInput />
      {isKnown ? null : <HomeAddress />}
    </>
  );
}

function HomeAddress() {
  const { words, countries } = useHire();
  return (
    <fieldset className="hire-part">
      <legend>{words.home}</legend>
      <FormTextInput name="street" label={words.field.street} />
      <FormTextInput name="secondary" label={words.field.secondary} />
      <div className="hire-pair">
        <FormTextInput name="city" label={words.field.city} />
        <FormTextInput name="state" label={words.field.region} hint={words.stateHint} />
      </div>
      <div className="hire-pair">
        <FormTextInput name="zip" label={words.field.postalCode} maxLength={20} />
        <SelectInput name="country" label={words.field.country} choices={countries} initial="USA" />
      </div>
    </fieldset>
  );
}
