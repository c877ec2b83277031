import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { test } from '@playwright/test';

/** What was found to be accessible in this run, by whichever worker: a file each. Playwright empties its folder before a run. */
export class AuditedPages {
  private readonly folder = join(test.info().project.outputDir, '.audited');

  has(...features: readonly string[]): boolean {
    return existsSync(this.file(features));
  }

  add(url: string, ...features: readonly string[]): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.file(features), url);
  }

  private file(features: readonly string[]): string {
    return join(this.folder, createHash('sha256').update(JSON.stringify(features)).digest('hex'));
  }
}
