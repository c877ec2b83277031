import { Checkbox, CheckboxGroup, RadioGroup } from '@firstday/ui';

const permissions = [
  { value: 'view', label: 'See employees' },
  { value: 'edit', label: 'Change employees', hint: 'Names, addresses, jobs' },
  { value: 'answers', label: 'See Social Security numbers', isDisabled: true, hint: 'You cannot give this.' },
  { value: 'delete', label: 'Delete employees' },
];
const statuses = [
  { value: 'single', label: 'Single or married filing separately' },
  { value: 'joint', label: 'Married filing jointly', hint: 'Or qualifying surviving spouse' },
  { value: 'head', label: 'Head of household', isDisabled: true },
];

export function Choices() {
  return (
    <div className="gallery-grid">
      <CheckboxGroup
        name="permissions"
        label="What may they do?"
        hint="Choose as little as they need."
        options={permissions}
        defaultValue={['view']}
      />
      <CheckboxGroup
        name="days"
        label="Days of work"
        columns="1"
        options={[
          { value: 'mon', label: 'Monday' },
          { value: 'tue', label: 'Tuesday' },
        ]}
        error="Choose at least one day."
        errorWord="Error:"
      />
      <RadioGroup name="status" label="Filing status" options={statuses} defaultValue="single" />
      <RadioGroup
        name="again"
        label="Are you a student?"
        options={statuses.slice(0, 2)}
        error="Choose one."
        errorWord="Error:"
      />
      <div>
        <Checkbox label="I have read this" defaultChecked />
        <Checkbox label="Keep me signed in" hint="On this device only" />
        <Checkbox label="Not yours to choose" disabled />
      </div>
    </div>
  );
}
