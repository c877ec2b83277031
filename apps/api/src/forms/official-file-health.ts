import { mostHealthRecords, type SystemHealthRecord } from '@firstday/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { holdsPermission } from '../identity/index.js';
import { type HealthFinding, SystemHealthChecks } from '../observability/index.js';
import { FormCatalog } from './form-catalog.js';
import type { FormEntity } from './form.entity.js';
import { FormsStore } from './forms.store.js';
import { OfficialFiles } from './official-files.js';

/** More than an account has: the catalog's, and its own. */
const allForms = 10_000;

/** Whether the agencies' files are there, and which forms cannot be given to anybody without them. */
@Injectable()
export class OfficialFileHealth implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly forms: FormsStore,
    private readonly catalog: FormCatalog,
    private readonly official: OfficialFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'official_files', read: (ctx) => this.read(ctx) });
  }

  private async read(ctx: Context): Promise<HealthFinding[]> {
    if (!holdsPermission(ctx.actor, 'form:view')) return [];
    const { rows } = await this.forms.list(ctx, { per_page: allForms });
    const found = rows.flatMap((row) => this.findMissing(row));
    const withheld = found.filter(({ is_failing }) => is_failing);
    const drawn = found.filter(({ is_failing }) => !is_failing);
    return [
      {
        // Nobody waits for a form that nobody was given: somebody should look, and nothing has gone wrong.
        state: found.length > 0 ? 'late' : 'ok',
        waiting: { count: drawn.length, is_exact: true },
        failing: { count: withheld.length, is_exact: true },
        records: [...withheld, ...drawn].slice(0, mostHealthRecords),
      },
    ];
  }

  /** The form, where a file of its edition is not installed. Those of which it is a part cannot be shown without it; others are drawn. */
  private findMissing({ id, key, edition, name }: FormEntity): SystemHealthRecord[] {
    const found = this.catalog.find(key, edition);
    const missing = found ? this.official.listOf(found).filter(({ is_installed }) => !is_installed) : [];
    if (missing.length === 0) return [];
    return [
      {
        kind: 'form',
        id,
        name,
        employee_id: null,
        employee_name: null,
        since: null,
        is_failing: missing.some(({ is_required }) => is_required),
        can_retry: false,
        missing_files: missing.map((file) => `${file.title}, ${file.edition}`),
      },
    ];
  }
}
