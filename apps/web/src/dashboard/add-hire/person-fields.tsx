'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { HomeAddressFields } from '../../hire/home-address-fields';
import { NameFields } from '../../hire/name-fields';
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
  const same: unknown = useWatch({ name: 'same_person' });
  const isKnown = typeof same === 'string' && same !== '' && same !== 'new';
  return (
    <>
      <NameFields />
      <SamePersonInput />
      {isKnown ? null : <HomeAddressFields />}
    </>
  );
}
