import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FileStorage } from '../../sealing/index.js';
import { TaskCases } from '../task-cases.js';
import { type PackageFile, toJsonFile } from './package-file.js';

/** E-Verify cases of a form with the notices that are kept. */
@Injectable()
export class CasePapers {
  constructor(
    private readonly cases: TaskCases,
    private readonly storage: FileStorage,
  ) {}

  async *read(ctx: Context, taskId: string): AsyncGenerator<PackageFile> {
    for (const { id, history, files } of await this.cases.historyOf(ctx, taskId)) {
      yield toJsonFile(`everify/${id}.json`, history);
      for (const { name, key } of files) {
        const content = await this.readFile(key);
        if (content)
          yield { name: `everify/${id}-${name}.${endingOf(content)}`, content, isCompressible: false };
      }
    }
  }

  async numbersOf(ctx: Context, taskId: string): Promise<string[]> {
    return (await this.cases.historyOf(ctx, taskId)).flatMap(({ case_number }) => case_number ?? []);
  }

  /** Nothing where it cannot be read: most cases have no notices. */
  readFile(key: string): Promise<Buffer | undefined> {
    return this.storage.get(key).catch(() => undefined);
  }
}

function endingOf(content: Buffer): string {
  if (content.subarray(0, 4).equals(Buffer.from('%PDF'))) return 'pdf';
  return content[0] === 0xff ? 'jpg' : 'png';
}
