import { CaseFields } from '@firstday/everify';
import { z } from 'zod';
import { EverifyWebService } from '../everify-web-service.js';
import { runScenario } from './run-scenario.js';
import { Scenario } from './scenario.js';

/** What an operator gives for a check against a real service. */
export const CheckLogin = z.object({
  username: z.string().min(1),
  password: z.string().min(1),
  /** Members of the cases of all scenarios, such as `client_company_id`. */
  case: CaseFields.partial().optional(),
  /** The test person of a scenario, whose case is opened. */
  people: z.record(z.string(), CaseFields.partial()).optional(),
});
export type CheckLogin = z.infer<typeof CheckLogin>;

export interface CheckedScenario {
  readonly id: string;
  readonly title: string;
  readonly outcome: 'as_expected' | 'different' | 'left_out';
  readonly differences: readonly string[];
}

/** The fictional person of scripted answers. */
const fictional: CaseFields = {
  client_company_id: '123456',
  client_software_version: 'Firstday kit',
  employer_case_id: 'ecase_kit',
  case_creator_name: 'Carla Reyes',
  case_creator_email_address: 'carla@example.com',
  case_creator_phone_number: '518-555-0100',
  first_name: 'Ana',
  last_name: 'Lopez',
  date_of_birth: '1990-04-05',
  ssn: '123-45-6789',
  citizenship_status_code: 'US_CITIZEN',
  document_a_type_code: 'US_PASSPORT',
  us_passport_number: '123456789',
  no_expiration_date: true,
  date_of_hire: '2026-11-23',
};

/** Fast: a script has no rate limit, and one of its answers never comes. */
const scriptPace = { intervalMilliseconds: 0, timeoutMilliseconds: 500 };

export const readScenarios = (list: unknown): Scenario[] => z.array(Scenario).parse(list);

/** Runs the client against scripted answers. @param base the address before the name of a scenario */
export async function checkScript(base: string, scenarios: readonly Scenario[]): Promise<CheckedScenario[]> {
  const checked: CheckedScenario[] = [];
  for (const scenario of scenarios) {
    const login = { username: 'HARBOR01', password: 'not-a-real-1', pace: scriptPace };
    const service = new EverifyWebService({ baseUrl: `${base}/${scenario.id}/api/v31`, ...login });
    checked.push(await check(scenario, { service, person: fictional, isLive: false }));
  }
  return checked;
}

/** Runs the client against a real service, as far as the operator gave people; where real cases are made, it only reads. */
export async function checkAddress(
  address: string,
  { username, password, case: ofAll = {}, people = {} }: CheckLogin,
  scenarios: readonly Scenario[],
): Promise<CheckedScenario[]> {
  const service = new EverifyWebService({ baseUrl: address.replace(/\/+$/, ''), username, password });
  const makesRealCases = new URL(address).hostname === 'everify.uscis.gov';
  const checked: CheckedScenario[] = [];
  for (const scenario of scenarios.filter(({ live, person }) => live === true || person === true)) {
    const given = people[scenario.id];
    if (scenario.person && (!given || makesRealCases)) {
      checked.push({ id: scenario.id, title: scenario.title, outcome: 'left_out', differences: [] });
      continue;
    }
    const person = { ...fictional, ...ofAll, ...given };
    checked.push(await check(scenario, { service, person, isLive: true }));
  }
  return checked;
}

async function check(scenario: Scenario, run: Parameters<typeof runScenario>[1]): Promise<CheckedScenario> {
  const differences = await runScenario(scenario, run);
  const outcome = differences.length === 0 ? 'as_expected' : 'different';
  return { id: scenario.id, title: scenario.title, outcome, differences };
}

/** For people, and to be sent on: there are no names, numbers or passwords in it. */
export function checkReport(checked: readonly CheckedScenario[]): string {
  const words = { as_expected: 'ok', different: 'DIFFERS', left_out: 'left out' } as const;
  return checked
    .flatMap(({ title, outcome, differences }) => [
      `${words[outcome].padEnd(8)} ${title}`,
      ...differences.map((difference) => `         ${difference}`),
    ])
    .join('\n');
}
