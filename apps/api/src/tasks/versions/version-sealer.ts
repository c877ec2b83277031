import { Injectable } from '@nestjs/common';
import { Keyring, Sealer } from '../../sealing/index.js';
import type { TaskVersionEntity } from './task-version.entity.js';
import type { VersionContent } from './version-content.js';

/** Seals versions, each bound to its task and number. */
@Injectable()
export class VersionSealer {
  private readonly sealer: Sealer;

  constructor(keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'task_versions');
  }

  seal(id: string, content: VersionContent): Buffer {
    return this.sealer.sealJson(content, id);
  }

  /** @returns nothing where it was destroyed, or is not what was sealed */
  open({ id, sealed_content }: Pick<TaskVersionEntity, 'id' | 'sealed_content'>): VersionContent | undefined {
    if (!sealed_content) return undefined;
    try {
      return this.sealer.openJson<VersionContent>(sealed_content, id);
    } catch {
      return undefined;
    }
  }
}
