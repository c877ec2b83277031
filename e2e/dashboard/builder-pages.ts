import type { FrameLocator, Page } from '@playwright/test';

import { type Integrator, expect } from '../stack.js';
import { DashboardPages, linkFor, newPerson } from './dashboard-pages.js';

interface Beginning {
  readonly kind?: string;
  readonly pdf?: Buffer;
  /** What is chosen, by the labels of the lists. */
  readonly choices?: Readonly<Record<string, string>>;
}

const fileOf = (buffer: Buffer) => ({ name: 'drawn.pdf', mimeType: 'application/pdf', buffer });

/** The builder as somebody uses it who writes a form. */
export class BuilderPages {
  private constructor(
    readonly page: Page,
    readonly dashboard: DashboardPages,
  ) {}

  static async signIn(page: Page, api: Integrator): Promise<BuilderPages> {
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    return new BuilderPages(page, dashboard);
  }

  /** @param given of a kind other than a form to fill in: what its page asks besides */
  async begin(name: string, given: Beginning = {}): Promise<string> {
    await this.page.goto('/dashboard/forms/new');
    await this.page.getByLabel('What is it called?').fill(name);
    if (given.kind) await this.page.getByRole('radio', { name: given.kind }).check();
    if (given.pdf) await this.page.getByLabel('The PDF').setInputFiles(fileOf(given.pdf));
    for (const [label, option] of Object.entries(given.choices ?? {}))
      await this.page.getByLabel(label).selectOption({ label: option });
    await this.dashboard.press('Begin the form');
    await this.page.waitForURL(/\/dashboard\/forms\/form_/);
    await this.dashboard.expectDone(this.dashboard.words.deed.formMade);
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  get outline() {
    return this.page.getByRole('treegrid');
  }

  /** The pages as people will see them. */
  get phone(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  async add(part: 'Page' | 'Question' | 'Section'): Promise<void> {
    await this.page.getByRole('group', { name: 'Add a part' }).getByRole('button', { name: part }).click();
  }

  async ask(question: string, kind?: string): Promise<void> {
    await this.add('Question');
    await this.page.getByLabel('Question', { exact: true }).fill(question);
    if (kind) await this.page.getByLabel('Kind of answer').selectOption(kind);
  }

  async choices(...choices: readonly string[]): Promise<void> {
    for (const [at, choice] of choices.entries()) {
      if (at > 0) await this.page.getByRole('button', { name: 'Add a choice' }).click();
      await this.page.getByRole('textbox', { name: `Choice ${at + 1}` }).fill(choice);
    }
  }

  async onlyWhen(question: string, value: string): Promise<void> {
    await this.page.getByLabel('When it is asked').selectOption('when');
    await this.page.getByLabel('Answer to').selectOption({ label: `“${question}”` });
    await this.page.getByRole('combobox', { name: 'Value' }).selectOption({ label: value });
  }

  async select(part: string): Promise<void> {
    await this.outline.getByRole('row', { name: part, exact: true }).click();
  }

  /** What was just done is drawn first: until then the page says that what was before is saved. */
  async expectSaved(): Promise<void> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))));
    await expect(this.page.locator('.builder-status')).toHaveText('Saved');
  }

  async publish(choice?: string): Promise<void> {
    await this.expectSaved();
    await this.page.getByRole('link', { name: 'Publish …' }).click();
    await this.page.waitForURL(/\/publish$/);
    if (choice) await this.page.getByLabel(choice, { exact: true }).check();
    await this.dashboard.main.getByRole('button').first().click();
    await this.page.waitForURL(/done=formPublished/);
  }

  /** What is dropped from elsewhere on the desktop. */
  async drop(label: string, pdf: Buffer): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        const file = new File([new Uint8Array(bytes)], 'drawn.pdf', { type: 'application/pdf' });
        data.items.add(file);
        return data;
      },
      [...pdf],
    );
    const target = this.page.getByLabel(label);
    for (const type of ['dragenter', 'dragover', 'drop'])
      await target.dispatchEvent(type, { dataTransfer: transfer });
  }

  /** A place of the PDF, by what it shows. */
  box(label: string) {
    return this.page.locator('.sheet-page').getByRole('button', { name: label, exact: true });
  }

  /** Where the places of the draft are, as the service keeps them. */
  async boxes(api: Integrator, id: string): Promise<readonly KeptBox[]> {
    await this.expectSaved();
    const { content } = await api.get<{ content: { pdf?: { boxes: KeptBox[] } } }>(`/forms/${id}/draft`);
    return content.pdf?.boxes ?? [];
  }
}

export interface KeptBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shows: string;
  readonly field?: string;
  readonly option?: string;
  readonly section?: string;
}
