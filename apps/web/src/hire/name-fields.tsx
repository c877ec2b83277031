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
