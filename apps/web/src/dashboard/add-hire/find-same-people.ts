import type { ChoiceOption } from '@firstday/ui';
import { z } from 'zod';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';

/** So many are offered: who has a more common name is told from the others by the email. */
const most = 5;

/** What is typed of somebody. */
export const TypedPerson = z.object({
  first_name: z.string().max(255).catch(''),
  last_name: z.string().max(255).catch(''),
  email: z.string().max(320).catch(''),
});
export type TypedPerson = z.infer<typeof TypedPerson>;

const Found = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string().nullable(),
      address: z.object({ city: z.string(), state: z.string() }).nullable(),
    }),
  ),
});
type Person = z.infer<typeof Found>['data'][number];

const folded = (text: string) => text.trim().toLowerCase();
const nameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) =>
  `${first_name.trim()} ${last_name.trim()}`.trim();

/** The people of the same email or name whom the person who is signed in may see; none where they may see nobody. */
export async function findSamePeople(typed: TypedPerson): Promise<readonly ChoiceOption[]> {
  const credential = await userCredential();
  const list = async (query: { readonly email?: string; readonly name?: string }) => {
    const answer = await call('employees.list', { query: { ...query, per_page: 20 } }, credential);
    return answer.ok ? Found.parse(answer.value).data : [];
  };
  const email = typed.email.trim();
  const isNamed = typed.first_name.trim() !== '' && typed.last_name.trim() !== '';
  const [byEmail, byName] = await Promise.all([
    email.includes('@') ? list({ email }) : [],
    isNamed ? list({ name: nameOf(typed) }) : [],
  ]);
  const same = byName.filter((one) => folded(nameOf(one)) === folded(nameOf(typed)));
  const people = new Map([...byEmail, ...same].map((one) => [one.id, one]));
  return [...people.values()].slice(0, most).map(toChoice);
}

function toChoice(person: Person): ChoiceOption {
  const { id, email, address } = person;
  const hint = [email, address && [address.city, address.state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
  return { value: id, label: nameOf(person) || id, ...(hint ? { hint } : {}) };
}
