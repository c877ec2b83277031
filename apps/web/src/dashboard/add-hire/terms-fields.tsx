'use client';
import { overtimeStatuses, payBases, payFrequencies, workerTypes } from '@firstday/domain/employment';
import { DateInput } from '../forms/date-input';
import { FormTextInput } from '../forms/form-text-input';
import { SelectInput } from '../forms/select-input';
import { useHire } from './use-hire';
import { HireRecordInput } from './hire-record-input';

/** For whom, where and as what. */
export function PlaceFields() {
  const { words } = useHire();
  const none = words.nothingChosen;
  return (
    <>
      <HireRecordInput
        kind="employer"
        name="employer_id"
        label={words.employer}
        placeholder={words.chooseEmployer}
      />
      <HireRecordInput
        kind="client"
        name="client_id"
        label={words.client}
        hint={words.clientHint}
        placeholder={none}
      />
      <HireRecordInput kind="job" name="job_id" label={words.job} hint={words.jobHint} placeholder={none} />
    </>
  );
}

/** From when and how somebody works, and what for. */
export function TermsFields() {
  const { words, locale } = useHire();
  const { pay } = words;
  const unsaid = { value: '', label: words.notSaid };
  return (
    <>
      <DateInput name="start_date" label={words.startDate} locale={locale} />
      <div className="hire-pair">
        <SelectInput
          name="worker_type"
          label={words.workerType}
          choices={[unsaid, ...workerTypes.map((value) => ({ value, label: pay[`worker_${value}`] }))]}
        />
        <SelectInput
          name="works_remotely"
          label={words.remote}
          choices={[unsaid, { value: 'no', label: words.remoteNo }, { value: 'yes', label: words.remoteYes }]}
        />
      </div>
    </>
  );
}

/** What a wage notice and other forms ask; what is left out here, the job may say. */
export function PayFields() {
  const { words } = useHire();
  const { pay } = words;
  const unsaid = { value: '', label: words.notSaid };
  return (
    <>
      <div className="hire-pair">
        <FormTextInput name="pay_rate" label={pay.rate} width="10" maxLength={20} />
        <SelectInput
          name="pay_basis"
          label={pay.basis}
          choices={[unsaid, ...payBases.map((value) => ({ value, label: pay[`basis_${value}`] }))]}
        />
      </div>
      <div className="hire-pair">
        <SelectInput
          name="pay_frequency"
          label={pay.frequency}
          choices={[unsaid, ...payFrequencies.map((value) => ({ value, label: pay[`frequency_${value}`] }))]}
        />
        <FormTextInput name="regular_payday" label={pay.payday} hint={pay.paydayHint} maxLength={100} />
      </div>
      <SelectInput
        name="overtime_status"
        label={pay.overtime}
        choices={[unsaid, ...overtimeStatuses.map((value) => ({ value, label: pay[`overtime_${value}`] }))]}
      />
    </>
  );
}
