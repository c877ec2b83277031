import { DocumentRenderer } from '@firstday/documents/renderer';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';

/** Makes PDFs on threads of their own; the threads end with the process. */
@Injectable()
export class DocumentRendererService extends DocumentRenderer implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: Config) {
    super({ officialFormsDir: config.officialFormsDir });
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
