import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { type AttestedContent, attestationOf } from './attested-content.js';
import { RecordedVersions } from './recorded-versions.js';
import { TaskVersionsStore } from './task-versions.store.js';
import type { VersionContent } from './version-content.js';

/** A version that was kept, or the one in force, which was not replaced. */
export type AttestedVersion = Pick<VersionContent, 'number' | 'attestation' | 'document'> & {
  readonly replaced: VersionContent['replaced'] | null;
};

/** All that was ever attested on a task: the versions that were kept, and what is signed now. */
@Injectable()
export class VersionHistory {
  constructor(
    private readonly versions: RecordedVersions,
    private readonly store: TaskVersionsStore,
  ) {}

  /** From the first; the last is in force, where anything is signed. */
  async load(ctx: Context, aggregate: TaskAggregate): Promise<readonly AttestedVersion[]> {
    const kept = await this.versions.list(ctx, aggregate.task.id);
    const attestation = attestationOf(aggregate);
    if (!attestation) return kept;
    const document = await this.store.findDocumentInForce(ctx, aggregate.task);
    return [...kept, { number: kept.length + 1, attestation, document, replaced: null }];
  }
}

/** What was signed of each section before a version, as one. */
export function attestedBefore(
  versions: readonly AttestedVersion[],
  number: number,
): AttestedContent | undefined {
  const earlier = versions.filter((version) => version.number < number).map(({ attestation }) => attestation);
  const last = earlier.at(-1);
  if (!last) return undefined;
  const section_ids = [...new Set(earlier.flatMap((it) => it.section_ids))];
  return {
    ...last,
    section_ids,
    opened_section_ids: [...new Set(earlier.flatMap((it) => it.opened_section_ids))],
    answers: Object.assign({}, ...earlier.map(({ answers }) => answers)),
    signatures: section_ids.flatMap(
      (id) =>
        earlier
          .flatMap(({ signatures }) => signatures.filter(({ section_id }) => section_id === id))
          .at(-1) ?? [],
    ),
  };
}
