import type { ComponentName } from '@firstday/domain';
import { componentFacts } from './generated/component-facts';

/** What of a list is shown, by the names that the API has for it; every value is a text, as in an address. */
export type RouteQuery = Readonly<Record<string, string>>;

/** A place within a component, all of which is in its address. */
export interface ComponentRoute {
  readonly component: ComponentName;
  /** Whose tasks are shown within the list of employees. */
  readonly employee: string | undefined;
  readonly query: RouteQuery;
  /** The list that one came from, to go back to it as it was. */
  readonly back: RouteQuery | undefined;
  /** A task that was opened from here, and is come back from. */
  readonly opened: string | undefined;
}

/** What the address holds besides: whose session it is, and the language. */
export interface RouteSession {
  readonly session: string;
  readonly locale: string | undefined;
}

const reservedParams = ['back', 'code', 'locale', 'opened', 'session'];

export function parseRoute(url: URL, component: ComponentName): ComponentRoute {
  const rest = url.pathname.split(`/components/${component}/`)[1];
  const query = Object.fromEntries([...url.searchParams].filter(([name]) => !reservedParams.includes(name)));
  const back = url.searchParams.get('back');
  return {
    component,
    employee: listsEmployees(component) && rest && isEmployee(rest) ? rest : undefined,
    query,
    back: back === null ? undefined : Object.fromEntries(new URLSearchParams(back)),
    opened: url.searchParams.get('opened') ?? undefined,
  };
}

/** The path and query by which the place is found again; never a credential. */
export function routeUrl(
  { employee, component, query, back, opened }: ComponentRoute,
  address: RouteSession,
): string {
  const given = {
    session: address.session,
    ...(address.locale ? { locale: address.locale } : {}),
    ...query,
    ...(back ? { back: new URLSearchParams(back).toString() } : {}),
    ...(opened ? { opened } : {}),
  };
  return `${routePath({ component, employee })}?${new URLSearchParams(given)}`;
}

/** The path alone, which may be told to others. */
export const routePath = ({ component, employee }: Pick<ComponentRoute, 'component' | 'employee'>): string =>
  `/components/${component}${employee ? `/${employee}` : ''}`;

/** An employee of a list is opened within it. */
const listsEmployees = (component: ComponentName): boolean => componentFacts[component].rows === 'employees';

const isEmployee = (text: string): boolean => /^ee_[0-9A-Za-z]{1,60}$/.test(text);

const pagingParams = ['after', 'before', 'cursor', 'page'];

/** The query with these changed, from its first page on; an empty value takes one away. */
export function withQueryChanges(
  query: RouteQuery,
  changes: Readonly<Record<string, string | undefined>>,
): RouteQuery {
  const kept = Object.entries({ ...query, ...changes }).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1] !== '' && (!pagingParams.includes(entry[0]) || entry[0] in changes),
  );
  return Object.fromEntries(kept);
}

/** What only says how a list is shown; everything else in a query is a filter. */
export const displayParams = [
  'after',
  'before',
  'columns',
  'cursor',
  'limit',
  'order_by',
  'order_dir',
  'page',
  'per_page',
];

export const activeFilters = (query: RouteQuery): readonly (readonly [string, string])[] =>
  Object.entries(query).filter(([name]) => !displayParams.includes(name));
