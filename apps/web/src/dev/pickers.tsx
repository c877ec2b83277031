'use client';
import { Combobox } from '@firstday/ui/combobox';
import { DateField } from '@firstday/ui/date-field';
import { useState } from 'react';

const employers = [
  { value: 'harbor', label: 'Harbor Foods', hint: 'New York' },
  { value: 'bayside', label: 'Bayside', hint: 'Texas' },
  { value: 'orchard', label: 'Orchard Lane Bakery', hint: 'Ohio' },
];
const words = { showLabel: 'Show employers', noneFound: 'No employer matches.' };

export function Pickers() {
  const [employer, setEmployer] = useState<string | null>('harbor');
  const [day, setDay] = useState<string | null>('2026-11-22');
  return (
    <div className="gallery-grid">
      <Combobox
        id="gallery-employer"
        label="Employer"
        hint="Type a part of the name."
        options={employers}
        value={employer}
        onChange={setEmployer}
        {...words}
      />
      <Combobox
        label="Client"
        options={employers}
        value={null}
        onChange={setEmployer}
        error="Choose a client."
        errorWord="Error:"
        {...words}
      />
      <Combobox label="Job" options={employers} value={null} onChange={setEmployer} isDisabled {...words} />
      <DateField id="gallery-day" label="First day of work" value={day} onChange={setDay} />
      <DateField
        label="Date of birth"
        hint="As your document has it."
        defaultValue={null}
        error="Enter your date of birth."
        errorWord="Error:"
      />
      <DateField label="Last day of work" defaultValue="2027-01-15" isDisabled />
    </div>
  );
}
