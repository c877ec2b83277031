'use client';
import { overtimeStatuses, payBases, payFrequencies, workerTypes } from '@firstday/domain/employment';
import { useHireFields } from './hire-controls';

/** Where and as what; for whom is said by whoever shows them. */
export function PlaceFields() {
  const { words, controls } = useHireFields();
  const none = words.nothingChosen;
  return (
    <>
      <controls.Record
        kind="client"
        name="client_id"
        label={words.client}
        hint={words.clientHint}
        placeholder={none}
      />
      <controls.Record kind="job" name="job_id" label={words.job} hint={words.jobHint} placeholder={none} />
    </>
  );
}

/** From when and how somebody works, and what for. */
export function TermsFields() {
  const { words, locale, controls } = useHireFields();
  const { pay } = words;
  const unsaid = { value: '', label: words.notSaid };
  return (
    <>
      <controls.Day name="start_date" label={words.startDate} locale={locale} />
      <div className="hire-pair">
        <controls.Choice
          name="worker_type"
          label={words.workerType}
          choices={[unsaid, ...workerTypes.map((value) => ({ value, label: pay[`worker_${value}`] }))]}
        />
        <controls.Choice
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
  const { words, controls } = useHireFields();
  const { pay } = words;
  const unsaid = { value: '', label: words.notSaid };
  return (
    <>
      <div className="hire-pair">
        <controls.Text name="pay_rate" label={pay.rate} width="10" maxLength={20} />
        <controls.Choice
          name="pay_basis"
          label={pay.basis}
          choices={[unsaid, ...payBases.map((value) => ({ value, label: pay[`basis_${value}`] }))]}
        />
      </div>
      <div className="hire-pair">
        <controls.Choice
          name="pay_frequency"
          label={pay.frequency}
          choices={[unsaid, ...payFrequencies.map((value) => ({ value, label: pay[`frequency_${value}`] }))]}
        />
        <controls.Text name="regular_payday" label={pay.payday} hint={pay.paydayHint} maxLength={100} />
      </div>
      <controls.Choice
        name="overtime_status"
        label={pay.overtime}
        choices={[unsaid, ...overtimeStatuses.map((value) => ({ value, label: pay[`overtime_${value}`] }))]}
      />
    </>
  );
}
