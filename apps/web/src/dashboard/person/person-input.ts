import { UpdateEmployee } from '@firstday/domain';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

const { first_name, last_name, email, phone } = UpdateEmployee.shape;
const Line = optionalText(z.string().max(255).nullable());

/** Name, contact and address of a person. */
export const PersonInput = z
  .object({
    first_name: typedText(first_name.unwrap()),
    middle_name: typedText(z.string().max(255)),
    last_name: typedText(last_name.unwrap()),
    email: optionalText(email),
    phone: optionalText(phone),
    street: Line,
    secondary: Line,
    city: Line,
    state: Line,
    zip: Line,
    country: Line,
  })
  .refine(
    ({ street, city, state, country, secondary, zip }) => {
      const needed = [street, city, state, country];
      return (
        needed.every((part) => part !== null) || [...needed, secondary, zip].every((part) => part === null)
      );
    },
    { path: ['street'] },
  );
