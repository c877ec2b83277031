import { packs } from '@firstday/forms';
import { PDFDocument, StandardFonts } from 'pdf-lib';

import type { Integrator } from '../stack.js';

/** A policy of the library, as an account has it. */
interface Entry {
  readonly policy_id: string;
  readonly policy_status: string;
  readonly forms: readonly { readonly form_id: string }[];
}

interface Explanation {
  readonly policies: readonly { readonly policy_id: string; readonly sentence: string }[];
}

interface Placement {
  readonly id: string;
  readonly form_requirements: readonly { readonly form_id: string; readonly task_id: string | null }[];
}

const sites = {
  FL: { name: 'Seaside Inn', street: '12 Gulf Drive', city: 'Naples', state: 'FL', zip: '34102' },
  GA: { name: 'Tybee Lodge', street: '1 Bay Street', city: 'Savannah', state: 'GA', zip: '31401' },
} as const;

/** A hotel group with a house in each of two states, whose policies it has added from the library. */
export class Hotel {
  constructor(private readonly api: Integrator) {}

  /** Adds a policy, which adds nothing where the account has it. */
  add(key: string): Promise<Entry> {
    return this.api.post<Entry>(`/policy_library/${key}/add`, {});
  }

  /** Adds a policy of a form whose official file somebody drops, publishes the form and has the policy asked. */
  async addWithFile(key: string, questions: readonly string[]): Promise<Entry> {
    const added = await this.add(key);
    if (added.policy_status === 'active') return added;
    const { sha256 } = await this.api.publish<{ sha256: string }>(
      `/form_pdfs?name=${key}`,
      await fileAsking(questions),
    );
    await this.api.post(`/policy_library/${key}/file`, { sha256 });
    await this.api.post(`/forms/${added.forms[0]?.form_id}/publish`, {});
    // Not all that its questions rest on is sure: somebody has compared them with the file.
    await this.api.patch(`/policies/${added.policy_id}`, { status: 'active' });
    return added;
  }

  /** Somebody of the house in a state, with the tasks that their placement needs. */
  async hire(state: keyof typeof sites, person: object) {
    const { name, ...address } = sites[state];
    const at = { ...address, country: 'USA' };
    const employer = await this.api.post<{ id: string }>('/employers', {
      name,
      ein: '58-1234567',
      address: at,
      handbook_title: `The ${name} handbook`,
      handbook_version: '2026',
    });
    const employee = await this.api.post<{ id: string }>('/employees', { ...person, address: at });
    const placement = await this.place(employee.id, employer.id);
    const taskOf = ({ forms }: Entry): string | null | undefined =>
      placement.form_requirements.find(({ form_id }) => form_id === forms[0]?.form_id)?.task_id;
    const link = async (side: 'employee' | 'employer'): Promise<string> =>
      (await this.api.get<{ url: string }>(`/employees/${employee.id}/onboarding?assignee_type=${side}`)).url;
    return { employee, placement, taskOf, link };
  }

  /** A placement from today on. */
  place(employee_id: string, employer_id: string): Promise<Placement> {
    const start_date = new Date().toISOString().slice(0, 10);
    return this.api.post<Placement>('/placements', {
      employee_id,
      employer_id,
      start_date,
      create_tasks: true,
    });
  }

  /** Why a policy asks the placement for its form, or why not. */
  async reason(placement: Placement, { policy_id }: Entry): Promise<string> {
    const { policies } = await this.api.get<Explanation>(`/placements/${placement.id}/explanation`);
    return policies.find((it) => it.policy_id === policy_id)?.sentence ?? '';
  }
}

/** What the hosted pages call the form of a pack. */
export const packName = (form: string): string =>
  packs.find((pack) => pack.form === form)?.content.short_name['en'] ?? form;

/** A PDF as an agency publishes it, with a box beside each question. */
async function fileAsking(questions: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  for (const [at, label] of questions.entries()) {
    const y = 700 - at * 40;
    page.drawText(label, { x: 72, y: y + 5, size: 10, font });
    form.createTextField(`Text${at}`).addToPage(page, { x: 300, y, width: 240, height: 18, borderWidth: 1 });
  }
  return Buffer.from(await pdf.save());
}
