import { isFiles } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { RecordedVersions } from './recorded-versions.js';

/** Files that belong to what was attested, whether or not they belong to the answers of today. */
@Injectable()
export class AttestedFiles {
  constructor(private readonly versions: RecordedVersions) {}

  async includes(
    ctx: Context,
    { id, task_id, path }: { readonly id: string; readonly task_id: string; readonly path: string },
  ): Promise<boolean> {
    const versions = await this.versions.list(ctx, task_id);
    return versions.some(({ attestation }) => {
      const value = attestation.answers[path];
      return isFiles(value) && value.some((file) => file.id === id);
    });
  }
}
