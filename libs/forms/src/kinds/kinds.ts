import type { FieldKind } from '../field.js';
import { accountNumber } from './account-number.js';
import { address } from './address.js';
import { checkboxGroup } from './checkbox-group.js';
import { checkbox } from './checkbox.js';
import { choice } from './choice.js';
import { content } from './content.js';
import { country } from './country.js';
import { date } from './date.js';
import { document } from './document.js';
import { ein } from './ein.js';
import { email } from './email.js';
import { file } from './file.js';
import type { Kind } from './kind.js';
import { money } from './money.js';
import { name } from './name.js';
import { number } from './number.js';
import { phone } from './phone.js';
import { routingNumber } from './routing-number.js';
import { ssn } from './ssn.js';
import { state } from './state.js';
import { longText, shortText } from './short-text.js';

export const kinds: Readonly<Record<FieldKind, Kind>> = {
  account_number: accountNumber,
  address,
  checkbox,
  checkbox_group: checkboxGroup,
  content,
  country,
  date,
  document,
  ein,
  email,
  file,
  long_text: longText,
  money,
  name,
  number,
  phone,
  radio: choice,
  routing_number: routingNumber,
  select: choice,
  ssn,
  state,
  text: shortText,
};
