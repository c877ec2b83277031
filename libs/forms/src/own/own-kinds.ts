import type { OwnFieldKind } from '@firstday/domain';
import type { FactType } from '@firstday/policy-engine';

/** What holds of the answers of a kind in forms of one's own. */
interface OwnKind {
  /** What conditions may ask of them; without it they are asked by nobody. */
  readonly fact?: FactType;
  /** Numbers by which somebody can be robbed or taken for another: nobody decides that they are shown. */
  readonly isSecret?: true;
  /** They are chosen from a list. */
  readonly hasOptions?: true;
  /** How long they may be is said of the field. */
  readonly hasLength?: true;
}

export const ownKinds: Readonly<Record<OwnFieldKind, OwnKind>> = {
  account_number: { isSecret: true },
  address: {},
  checkbox: { fact: 'boolean' },
  checkbox_group: { fact: 'list', hasOptions: true },
  content: {},
  country: { fact: 'country' },
  date: { fact: 'date' },
  email: {},
  file: {},
  long_text: { hasLength: true },
  money: { fact: 'number' },
  name: {},
  number: { fact: 'number' },
  phone: {},
  radio: { fact: 'choice', hasOptions: true },
  routing_number: { isSecret: true },
  select: { fact: 'choice', hasOptions: true },
  ssn: { isSecret: true },
  state: { fact: 'state' },
  text: { fact: 'text', hasLength: true },
};
