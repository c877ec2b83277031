import { z } from 'zod';
import { componentDefinitions } from './components/component-definitions.js';
import { ComponentName } from './components/component-name.js';
import { EmployeeId } from './id-kind.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { ThemeMode } from './theme.js';

/** Filters are given as in an address: every value is a text. */
const filtersOf = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(4096).optional()])));

const options = z
  .strictObject({
    redirect_url_expires_in: z.int('Expected a whole number of seconds').min(1).max(3600).optional(),
    session_expires_in: z.int('Expected a whole number of seconds').min(60).max(86_400).optional(),
  })
  .optional();

function linkOf({ name, employee, filters }: (typeof componentDefinitions)[number]) {
  const link = z.strictObject({
    component: z.literal(name),
    filters: filtersOf(filters).optional(),
    options,
  });
  return employee === 'named' ? link.extend({ employee_id: EmployeeId }) : link;
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
  component: ComponentName,
  redirect_url: z.string(),
  code: z.string(),
});
export type ComponentUrl = z.infer<typeof ComponentUrl>;

/** Beyond the contract: how an account's pages look, in either mode. */
export const ComponentTheme = z
  .strictObject({ light: ThemeMode.nullable(), dark: ThemeMode.nullable() })
  .meta({ id: 'ComponentTheme' });
export type ComponentTheme = z.infer<typeof ComponentTheme>;

/** Beyond the contract: the component's page exchanges its code for a session. */
export const RedeemComponentCode = z.strictObject({ code: text(200, 1) });
export type RedeemComponentCode = z.infer<typeof RedeemComponentCode>;
export const ComponentSession = z
  .strictObject({
    id: z.string(),
    component: ComponentName,
    employee_id: z.string().nullable(),
    filters: z.record(z.string(), z.string()),
    is_test: z.boolean(),
    expires_at: DateTimeUtc,
    /** The theme that most of the account's employers use; null where it has none. */
    theme: ComponentTheme.nullable(),
  })
  .meta({ id: 'ComponentSession' });
export type ComponentSession = z.infer<typeof ComponentSession>;
/** The token goes in the header `x-component-auth-token` where the browser keeps no cookie of a frame. */
export const ComponentSessionCreated = ComponentSession.extend({ token: z.string() }).meta({
  id: 'ComponentSessionCreated',
});
export type ComponentSessionCreated = z.infer<typeof ComponentSessionCreated>;
