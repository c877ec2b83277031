import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FilesStore } from '../files/files.store.js';
import { canonicalJson } from '../../sealing/index.js';
import type { TaskEntity } from '../task.entity.js';
import { RecordedDocuments } from '../trail/recorded-documents.js';
import { RecordedFiles } from '../trail/recorded-files.js';
import { sha256 } from '../signing/sha256.js';
import { RecordedVersions } from '../versions/recorded-versions.js';
import { CasePapers } from './case-papers.js';
import { InspectedTasksStore } from './inspected-tasks.store.js';
import type { PackageFile } from './package-file.js';
import type { FormPapers } from './to-form-record.js';

type Lists = { -readonly [Name in keyof FormPapers]: FormPapers[Name][number][] };

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What is kept with a form as files: its documents as they were made, copies, earlier versions, and its E-Verify cases. */
@Injectable()
export class FormPapersService {
  constructor(
    private readonly tasks: InspectedTasksStore,
    private readonly documents: RecordedDocuments,
    private readonly files: FilesStore,
    private readonly recorded: RecordedFiles,
    private readonly versions: RecordedVersions,
    private readonly cases: CasePapers,
  ) {}

  /** One after the other, so that one of them is in memory. @param found what was found so far, added to */
  async *read(ctx: Context, task: TaskEntity, found: Lists): AsyncGenerator<PackageFile> {
    yield* this.documentsOf(ctx, task, found);
    yield* this.copiesOf(ctx, task, found);
    for (const content of await this.versions.list(ctx, task.id)) {
      const name = `versions/${content.number}.json`;
      found.versions.push({ number: content.number, file: name });
      // As it was hashed.
      yield { name, content: Buffer.from(canonicalJson(content)), isCompressible: true };
    }
    yield* this.cases.read(ctx, task.id);
  }

  private async *documentsOf(ctx: Context, task: TaskEntity, found: Lists): AsyncGenerator<PackageFile> {
    const documents = await this.tasks.documentsOf(ctx, task.id);
    for (const document of documents) {
      const isInForce = document.version === documents.length && task.completed_at !== null;
      const folder = isInForce ? '' : `earlier/${document.version}/`;
      const names = { pdf: `${folder}form.pdf`, certificate: `${folder}certificate.pdf` };
      try {
        for (const part of ['pdf', 'certificate'] as const) {
          const content = await this.documents.read(ctx, document, part);
          yield { name: names[part], content, isCompressible: false };
        }
        found.documents.push({ id: document.id, version: document.version, ...names });
      } catch {
        // Not there, or not the one that was made: the security log has it.
        found.missing.push(document.id);
      }
    }
  }

  private async *copiesOf(ctx: Context, task: TaskEntity, found: Lists): AsyncGenerator<PackageFile> {
    for (const file of await this.files.listOfTask(ctx, task.id)) {
      const content = await this.cases.readFile(file.key);
      if (!content || !(await this.recorded.isRecorded(ctx, file, sha256(content))))
        found.missing.push(file.id);
      else {
        const name = `copies/${file.id}.${extensions[file.type] ?? 'bin'}`;
        found.files.push({ id: file.id, path: file.path, file: name });
        yield { name, content, isCompressible: false };
      }
    }
  }
}
