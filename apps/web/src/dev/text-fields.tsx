import { SearchField, Select, TextArea, TextInput } from '@firstday/ui';

const states = [
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas' },
  { value: 'PR', label: 'Puerto Rico', isDisabled: true },
];

export function TextFields() {
  return (
    <div className="gallery-grid">
      <TextInput label="First name" defaultValue="Ana" />
      <TextInput label="Email" type="email" note="optional" hint="We write only when something is due." />
      <TextInput
        label="ZIP code"
        width="10"
        inputMode="numeric"
        defaultValue="100"
        error="Enter your ZIP code, 5 digits."
        errorWord="Error:"
        required
      />
      <TextInput label="Employer" defaultValue="Harbor Foods" disabled />
      <TextInput label="Link" type="url" defaultValue="https://hr.example/o/7Hq2" readOnly />
      <TextInput label="Password" type="password" defaultValue="correct horse" />
      <Select label="State" options={states} defaultValue="NY" />
      <Select label="Rows on a page" options={[{ value: '50', label: '50' }]} isFit />
      <Select label="State of work" options={states} error="Choose a state." errorWord="Error:" />
      <Select label="Closed" options={states} disabled />
      <SearchField label="Search people" placeholder="Name or email" />
      <SearchField label="Find a person" isLabelShown defaultValue="Flores" />
      <TextArea label="Why is it sent back?" rows={3} hint="The employee reads this." />
      <TextArea label="Allowed networks" rows={3} isCode defaultValue={'203.0.113.0/24\n2001:db8::/32'} />
      <TextArea label="Note" rows={2} error="Say what is to be put right." errorWord="Error:" />
    </div>
  );
}
