import { installedFile } from '@firstday/documents/renderer';
import type { FormOfficialFile } from '@firstday/domain';
import {
  type Edition,
  formName,
  type OfficialDocument,
  officialDocumentsOf,
  officialPdfs,
} from '@firstday/forms';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, ProblemError } from '../context/index.js';

/** The agencies' files that forms of the catalog show, in the operator's folder: known by their content alone. */
@Injectable()
export class OfficialFiles {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Where it lies; null while the operator has not installed it. */
  pathOf(document: OfficialDocument): string | null {
    return installedFile(this.config.officialFormsDir, document);
  }

  /** All files of the edition: those that are filled in, and those that it shows. */
  listOf(edition: Edition): FormOfficialFile[] {
    const filled = officialPdfs.filter((it) => it.form === edition.form && it.edition === edition.edition);
    return [
      ...filled.map(({ sha256, edition: named }) => ({
        ...{ sha256, title: formName(edition), edition: named, publisher: null, is_required: false },
        is_installed: installedFile(this.config.officialFormsDir, { sha256 }) !== null,
      })),
      ...officialDocumentsOf(edition).map(({ form: _, ...document }) => ({
        ...document,
        is_required: true,
        is_installed: this.pathOf(document) !== null,
      })),
    ];
  }

  /** Those without which the edition cannot be shown. */
  missingOf(edition: Edition): readonly OfficialDocument[] {
    return officialDocumentsOf(edition).filter((document) => this.pathOf(document) === null);
  }
}

/** For whoever waits for what the operator has to install. */
export const notInstalledError = ({ title, edition }: OfficialDocument) =>
  new ProblemError(500, 'InternalServerError', `The official file “${title}” (${edition}) is not installed`);
