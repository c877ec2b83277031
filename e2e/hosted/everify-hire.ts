import type { Page } from '@playwright/test';

import type { Locale } from '@firstday/domain/languages';
import { type Integrator, runningStack } from '../stack.js';
import { i9, i9Employer, sectionOne } from './entries.js';
import { HostedPages } from './hosted-pages.js';
import { signSection } from './sign-section.js';

const license = {
  document: 'drivers_license',
  issuing_authority: 'New York',
  number: 'D1234567',
  expires_on: '2031-08-01',
};
/** A passport is one of the documents whose photo E-Verify shows. */
const passport = {
  document: 'us_passport',
  issuing_authority: 'U.S. Department of State',
  number: '123456789',
  expires_on: '2031-01-01',
};

const name = 'Ánh Nguyễn';
const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };

interface Task {
  readonly id: string;
  readonly form_key: string;
}

interface Case {
  readonly id: string;
  readonly task_id: string;
  readonly status: string;
  readonly due_on: string | null;
  readonly case_number: string | null;
}

const areas = 565;
const groups = 89;
let hires = 0;

/**
 * A number that no other hire of the run has, whichever worker makes it: 250 for each worker. Runs on one stack begin
 * at different numbers.
 */
function ownNumber(): number {
  const { E2E_RUN: run = '0', TEST_WORKER_INDEX: worker = '0' } = process.env;
  hires += 1;
  return (Number(run) + Number(worker) * 250 + hires) % (areas * groups);
}

/** Someone hired by an employer that takes part in E-Verify; the last four digits of the SSN choose what happens. */
export class EverifyHire {
  private constructor(
    private readonly api: Integrator,
    private readonly employeeId: string,
    readonly ssn: string,
    private readonly startsOn: string,
  ) {}

  /** Each hire has an SSN and a company of its own: journeys side by side share the simulator. */
  static async make(
    api: Integrator,
    lastFour: string,
    { companyId, daysAgo = 0 }: { readonly companyId?: string | null; readonly daysAgo?: number } = {},
  ): Promise<EverifyHire> {
    const startsOn = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const own = ownNumber();
    const employer = await api.post<{ id: string }>('/employers', {
      name: 'Harbor Foods',
      ein: '12-3456789',
      address,
      handbook_title: 'The Harbor Foods handbook',
      handbook_version: '2026',
      uses_e_verify: true,
      ...(companyId === null ? {} : { e_verify_company_id: companyId ?? String(1_000_000 + own) }),
      time_zone: 'America/New_York',
    });
    const employee = await api.post<{ id: string }>('/employees', {
      first_name: 'Ánh',
      last_name: 'Nguyễn',
      address: { ...address, street: '7 Pine Street', zip: '10005' },
    });
    await api.post('/placements', {
      employee_id: employee.id,
      employer_id: employer.id,
      start_date: startsOn,
      create_tasks: true,
    });
    const [area, group] = [100 + (own % areas), 10 + Math.floor(own / areas)];
    return new EverifyHire(api, employee.id, `${area}-${group}-${lastFour}`, startsOn);
  }

  async link(side: 'employee' | 'employer', locale: Locale = 'en'): Promise<string> {
    const path = `/employees/${this.employeeId}/onboarding?assignee_type=${side}&locale=${locale}`;
    return (await this.api.get<{ url: string }>(path)).url;
  }

  /** Both sides fill in and sign Form I-9 on its pages; the employer is then on the page that says so. */
  async signOnPages(page: Page): Promise<void> {
    const hosted = new HostedPages(page, 'en');
    await hosted.open(await this.link('employee'));
    await hosted.enter('i-9');
    await hosted.answer({ ...i9, 'task.social_security_number': this.ssn });
    await hosted.sign(name);
    await hosted.open(await this.link('employer'));
    await hosted.enter('i-9');
    await hosted.follow(page.getByRole('link', { name: hosted.words.employer.begin }));
    await hosted.answer({ ...i9Employer, 'task.list_c:number': this.ssn });
    await hosted.sign('Carmen Ortiz');
  }

  /** The same with a driver’s license, or a passport with its copy, without the pages: other journeys go through them. */
  sign(copyOfPassport?: Buffer): Promise<void> {
    const card = { document: 'social_security_card', issuing_authority: 'Social Security Administration' };
    const documents = copyOfPassport
      ? { 'task.list_choice': 'a', 'task.list_a_1': passport }
      : {
          'task.list_choice': 'b_and_c',
          'task.list_b': license,
          'task.list_c': { ...card, number: this.ssn, expires_on: null },
        };
    return this.signWith(sectionOne, documents, copyOfPassport);
  }

  /** The same with other answers of Section 1, and other documents. */
  async signWith(employee: object, documents: object, copy?: Buffer): Promise<void> {
    const { data } = await this.api.get<{ data: Task[] }>(
      `/tasks?employee_id=${this.employeeId}&per_page=100`,
    );
    const task = data.find((one) => one.form_key === 'i-9');
    if (!task) throw new Error('Form I-9 is not among the tasks');
    await signSection(await this.link('employee'), task.id, {
      id: 'section_1',
      answers: { ...employee, 'task.social_security_number': this.ssn },
      name,
      ...(copy ? { copy } : {}),
    });
    await signSection(await this.link('employer'), task.id, {
      id: 'section_2',
      answers: {
        ...documents,
        'task.first_day_of_employment': this.startsOn,
        'task.employer_representative': 'Ortiz, Carmen, Office manager',
        'task.employer_name': 'Harbor Foods',
        'task.employer_address': '40 Fulton Street, New York, NY 10038',
      },
      name: 'Carmen Ortiz',
    });
  }

  /** The case as an integrator reads it. */
  async read(): Promise<Case> {
    const { data } = await this.api.get<{ data: Case[] }>(`/everify_cases?employee_id=${this.employeeId}`);
    const [only, ...others] = data;
    if (!only || others.length > 0) throw new Error(`there are ${data.length} cases`);
    return only;
  }

  /** Time passes for this person at the simulator: an agency answers, a service is back. */
  async wait(seconds: number): Promise<void> {
    await control('advance', { seconds, ssn: this.ssn });
  }

  /** How many cases the simulator keeps for ours. */
  async simulatedCases(): Promise<number> {
    const { id } = await this.read();
    const { cases } = await control('cases', {});
    return cases.filter(({ employer_case_id }) => employer_case_id === id).length;
  }
}

interface Controlled {
  readonly cases: readonly { readonly employer_case_id: string }[];
}

async function control(what: string, body: object): Promise<Controlled> {
  const answer = await fetch(`${runningStack().simulatorUrl}/simulator/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the simulator answered ${answer.status}`);
  return answer.json();
}
