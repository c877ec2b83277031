import { CustomPropertyStatus, EntityType } from '@firstday/domain';
import { z } from 'zod';

/** What the address asks of the custom properties; what it does not ask is empty. */
const Search = z.object({
  entity_type: EntityType.or(z.literal('')).catch(''),
  status: CustomPropertyStatus.catch('active'),
});
export type PropertiesSearch = z.infer<typeof Search>;

type Given = Readonly<Record<string, string | string[] | undefined>>;

export const parsePropertiesSearch = (given: Given): PropertiesSearch => Search.parse(given);
