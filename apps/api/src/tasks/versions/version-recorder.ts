import { Injectable } from '@nestjs/common';
import type { Section } from '@firstday/forms';
import type { Context } from '../../context/index.js';
import { UsersStore } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { type AttestedContent, attestationOf } from './attested-content.js';
import { replacedBy } from './replaced-by.js';
import { RecordedVersions } from './recorded-versions.js';
import { TaskVersionsStore } from './task-versions.store.js';
import { type ReplacedBy, type VersionDocument, versionHash, withNonce } from './version-content.js';
import { VersionSealer } from './version-sealer.js';

/** Keeps what was attested when it is about to be replaced. */
@Injectable()
export class VersionRecorder {
  constructor(
    private readonly store: TaskVersionsStore,
    private readonly versions: RecordedVersions,
    private readonly sealer: VersionSealer,
    private readonly trail: AuditTrail,
    private readonly users: UsersStore,
  ) {}

  /** In the transaction that locked the task, before anything of it changes. */
  async keep(
    ctx: Context,
    aggregate: TaskAggregate,
    change: { readonly reason: string | null; readonly sections: readonly Section[] },
  ): Promise<void> {
    const attestation = attestationOf(aggregate);
    if (!attestation) return;
    const { id: task_id } = aggregate.task;
    const number = (await this.versions.list(ctx, task_id)).length + 1;
    const section_ids = replacedSections(attestation, change.sections);
    const by = await this.replacedBy(ctx);
    const content = withNonce({
      task_id,
      number,
      attestation,
      document: await this.documentOf(ctx, aggregate),
      replaced: { at: ctx.now.toISOString(), reason: change.reason, section_ids, by },
    });
    const id = `${task_id}/${number}`;
    const sealed_content = this.sealer.seal(id, content);
    const account_id = ctx.account.id;
    await this.store.insert(ctx, { id, account_id, task_id, number, kept_at: ctx.now, sealed_content });
    const version_sha256 = versionHash(content);
    await this.trail.append(ctx, task_id, 'version_kept', { version: number, version_sha256, section_ids });
  }

  private async documentOf(ctx: Context, { task }: TaskAggregate): Promise<VersionDocument | null> {
    const document = await this.store.findDocumentInForce(ctx, task);
    if (!document) return null;
    const { id, version, pdf_sha256, certificate_sha256 } = document;
    return { id, version, pdf_sha256, certificate_sha256 };
  }

  private async replacedBy(ctx: Context): Promise<ReplacedBy> {
    const by = replacedBy(ctx);
    if (ctx.actor.kind !== 'user_session') return by;
    return { ...by, name: (await this.users.find(ctx, ctx.actor.userId))?.email ?? null };
  }
}

/** Of those that are opened again the ones that were attested; where none was, the ones that are new. */
function replacedSections(attestation: AttestedContent, opened: readonly Section[]): readonly string[] {
  const ids = opened.map(({ id }) => id);
  const attested = ids.filter((id) => attestation.section_ids.includes(id));
  return attested.length > 0 ? attested : ids;
}
