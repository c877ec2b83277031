'use client';
import { useHireFields } from './hire-controls';

/** What somebody is called, and their email. */
export function NameFields() {
  const { words, controls } = useHireFields();
  return (
    <>
      <div className="hire-pair">
        <controls.Text name="first_name" label={words.firstName} />
        <controls.Text name="last_name" label={words.lastName} />
      </div>
      <controls.Text name="email" type="email" label={words.email} hint={words.emailHint} maxLength={320} />
    </>
  );
}

export function HomeAddressFields() {
  const { words, countries, controls } = useHireFields();
  return (
    <fieldset className="hire-part">
      <legend>{words.home}</legend>
      <controls.Text name="street" label={words.field.street} />
      <controls.Text name="secondary" label={words.field.secondary} />
      <div className="hire-pair">
        <controls.Text name="city" label={words.field.city} />
        <controls.Text name="state" label={words.field.region} hint={words.stateHint} />
      </div>
      <div className="hire-pair">
        <controls.Text name="zip" label={words.field.postalCode} maxLength={20} />
        <controls.Choice name="country" label={words.field.country} choices={countries} initial="USA" />
      </div>
    </fieldset>
  );
}
