import type { Report, ReportPart, ReportRow } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EditionsService, FormsStore } from '../../forms/index.js';
import { RecordNamesStore } from '../../records/index.js';
import type { FoundRow, Pages, TurnOfForm } from './reports.store.js';

type Labels = ReadonlyMap<string, string | null>;

/** What groups, parts and rows of reports are called: employers, forms, and pages by their titles. */
@Injectable()
export class ReportNamesService {
  constructor(
    private readonly names: RecordNamesStore,
    private readonly forms: FormsStore,
    private readonly editions: EditionsService,
  ) {}

  async label(ctx: Context, report: Report): Promise<Report> {
    const keys = [...report.groups, ...report.parts, ...report.groups.flatMap(({ parts }) => parts)].map(
      ({ key }) => key,
    );
    const labels = new Map([
      ...(await this.employers(
        ctx,
        keys.filter((key) => key.startsWith('er_')),
      )),
      ...(await this.formNames(
        ctx,
        keys.filter((key) => key.startsWith('form_')),
      )),
    ]);
    const named = <Part extends ReportPart>(part: Part): Part => ({
      ...part,
      label: labels.get(part.key) ?? null,
    });
    return {
      ...report,
      groups: report.groups.map((group) => ({ ...named(group), parts: group.parts.map(named) })),
      parts: report.parts.map(named),
    };
  }

  async ofRows(ctx: Context, rows: readonly FoundRow[]): Promise<ReportRow[]> {
    if (rows.length === 0) return [];
    const found = await this.names.find(ctx, rows);
    const forms = await this.formNames(
      ctx,
      rows.flatMap(({ form_id }) => form_id ?? []),
    );
    return rows.map(({ group_key, part_key, at, ...row }, nth) => ({
      ...row,
      employee_name: found[nth]?.employee_name ?? null,
      employer_name: found[nth]?.employer_name ?? null,
      form_name: (row.form_id && forms.get(row.form_id)) || null,
      group: group_key,
      part: part_key,
      at: at.toISOString(),
    }));
  }

  /** The pages of each section whose turn it is, in the order of its form. */
  async pagesOf(ctx: Context, turns: readonly TurnOfForm[]): Promise<Pages> {
    const editionOf = await this.editions.ofAll(
      ctx,
      turns.map(({ form_key: key, edition }) => ({ key, edition })),
    );
    const entries = turns.map(({ form_id, form_key: key, edition, turn_section_id }) => {
      const section = editionOf({ key, edition }).sections.find(({ id }) => id === turn_section_id);
      return [`${form_id}~${edition}~${turn_section_id}`, section?.pages.map(({ id }) => id) ?? []];
    });
    return Object.fromEntries(entries);
  }

  private async employers(ctx: Context, ids: readonly string[]): Promise<Labels> {
    const all = [...new Set(ids)];
    const found = await this.names.find(
      ctx,
      all.map((employer_id) => ({ employee_id: '', employer_id })),
    );
    return new Map(all.map((id, nth) => [id, found[nth]?.employer_name ?? null]));
  }

  /** Of forms by their ids, and of pages as `form id.page id`: each page by its title in the form's edition of today. */
  private async formNames(ctx: Context, keys: readonly string[]): Promise<Labels> {
    const ids = [...new Set(keys.map((key) => key.split('.')[0] ?? key))];
    if (ids.length === 0) return new Map();
    const forms = await this.forms.listByIds(ctx, ids);
    const editionOf = await this.editions.ofAll(ctx, forms);
    return new Map(
      forms.flatMap((form) => [
        [form.id, form.name] as const,
        ...editionOf(form).sections.flatMap(({ pages }) =>
          pages.map((page) => [`${form.id}.${page.id}`, page.title.en] as const),
        ),
      ]),
    );
  }
}
