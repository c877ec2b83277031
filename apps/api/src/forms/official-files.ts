import { installedFile } from '@firstday/documents/renderer';
import { type Edition, type OfficialDocument, officialDocumentsOf } from '@firstday/forms';
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

  /** Those without which the edition cannot be shown. */
  missingOf(edition: Edition): readonly OfficialDocument[] {
    return officialDocumentsOf(edition).filter((document) => this.pathOf(document) === null);
  }
}

/** For whoever waits for what the operator has to install. */
export const notInstalledError = ({ title, edition }: OfficialDocument) =>
  new ProblemError(500, 'InternalServerError', `The official file “${title}” (${edition}) is not installed`);
