import { z } from 'zod';
import { componentDefinitions } from './components/component-definitions.js';
import { type FilterName, filterDescriptions } from './components/filter-descriptions.js';
import { ComponentName } from './components/component-name.js';
import { EmployeeId } from './id-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { ThemeMode } from './theme.js';

/** Filters are given as in an address: every value is a text. */
const filtersOf = (names: readonly FilterName[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text(4096).optional().describe(filterDescriptions[name])])),
  );

/** Some of them have to be given. */
const filtersWith = (required: readonly FilterName[], names: readonly FilterName[]) =>
  filtersOf(names).extend(
    Object.fromEntries(required.map((name) => [name, text(4096, 1).describe(filterDescriptions[name])])),
  );

const options = z
  .strictObject({
    redirect_url_expires_in: z
      .int('Expected a whole number of seconds')
      .min(1)
      .max(3600)
      .optional()
      .describe('How long the address can be opened, in seconds: 1 to 3600, 300 without it.'),
    session_expires_in: z
      .int('Expected a whole number of seconds')
      .min(60)
      .max(86_400)
      .optional()
      .describe('How long the session lasts from then, in seconds: 60 to 86400, 3600 without it.'),
  })
  .optional()
  .describe('How long the address and the session last.');

const bounds = 'What it shows: beyond these filters its session sees nothing.';

function linkOf(definition: (typeof componentDefinitions)[number]) {
  const { name, employee, filters } = definition;
  const component = z.literal(name).describe('What is embedded.');
  if ('required' in definition)
    return z.strictObject({
      component,
      filters: filtersWith(definition.required, filters).describe(bounds),
      options,
    });
  const link = z.strictObject({
    component,
    filters: filtersOf(filters).optional().describe(bounds),
    options,
  });
  return employee === 'named'
    ? link.extend({ employee_id: EmployeeId.describe('Whose rows it shows.') })
    : link;
}
const [first, ...others] = componentDefinitions;

/** What is embedded, and the filters beyond which its session sees nothing. */
export const CreateComponentUrl = z.discriminatedUnion(
  'component',
  [linkOf(first), ...others.map(linkOf)],
  `Expected one of ${ComponentName.options.join(', ')}`,
);
export type CreateComponentUrl = z.infer<typeof CreateComponentUrl> & {
  /** Of a component whose link names an employee. */
  readonly employee_id?: string | undefined;
};

export const ComponentUrl = z.strictObject({
  component: ComponentName.describe('What is embedded.'),
  redirect_url: z.string().describe('The address for an iframe; it opens once.'),
  code: z
    .string()
    .describe('The single-use code in the address, for pages that load the component themselves.'),
});
export type ComponentUrl = z.infer<typeof ComponentUrl>;

/** Beyond the contract: how an account's pages look, in either mode. */
export const ComponentTheme = z
  .strictObject({
    light: ThemeMode.nullable().describe('Colours and texts of the light mode; null for the plain ones.'),
    dark: ThemeMode.nullable().describe('Colours and texts of the dark mode; null for the plain ones.'),
  })
  .meta({ id: 'ComponentTheme' });
export type ComponentTheme = z.infer<typeof ComponentTheme>;

/** Beyond the contract: the component's page exchanges its code for a session. */
export const RedeemComponentCode = z.strictObject({
  code: text(200, 1).describe("The code out of the component's address."),
});
export type RedeemComponentCode = z.infer<typeof RedeemComponentCode>;
export const ComponentSession = z
  .strictObject({
    id: z.string().describe('Id of the session; begins with `cs_`.'),
    component: ComponentName.describe('What is embedded.'),
    employee_id: z
      .string()
      .nullable()
      .describe('Whose rows it shows; null for a component of many employees.'),
    filters: z
      .record(z.string(), z.string())
      .describe('The filters beyond which it sees nothing, by their names.'),
    is_test: z.boolean().describe('Whether it belongs to the test account.'),
    expires_at: DateTimeUtc.describe('When it ends.'),
    theme: ComponentTheme.nullable().describe(
      "The theme that most of the account's employers use; null where it has none.",
    ),
  })
  .meta({ id: 'ComponentSession' });
export type ComponentSession = z.infer<typeof ComponentSession>;
/** The token goes in the header `x-component-auth-token` where the browser keeps no cookie of a frame. */
export const ComponentSessionCreated = ComponentSession.extend({
  token: z.string().describe('The credential for the header `x-component-auth-token`, shown once.'),
}).meta({
  id: 'ComponentSessionCreated',
});
export type ComponentSessionCreated = z.infer<typeof ComponentSessionCreated>;
