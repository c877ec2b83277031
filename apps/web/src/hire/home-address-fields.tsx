'use client';
import { useHireFields } from './hire-controls';

/** Where somebody lives: state tax forms go by it. */
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
