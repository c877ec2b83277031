import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { chartSource } from './chart-source.ts';

const { folder: chartFolder, parseAllDocuments } = chartSource;

const Manifest = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), annotations: z.record(z.string(), z.string()).optional() }),
  spec: z.unknown().optional(),
});

/** An object of Kubernetes. */
export type Manifest = z.output<typeof Manifest>;

/** Renders the chart with Go's own templates and Sprig, which are Helm's too; made once of what Debian has of both. */
export class ChartRenderer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'firstday-chart-'));

  constructor() {
    const env = {
      PATH: '/usr/lib/go/bin:/usr/bin:/bin',
      HOME: this.#folder,
      GOCACHE: join(this.#folder, 'cache'),
      GOPATH: '/usr/share/gocode',
      GO111MODULE: 'off',
      CGO_ENABLED: '0',
    };
    const source = join(import.meta.dirname, 'render.go');
    execFileSync('go', ['build', '-o', this.#program, source], { env, stdio: 'pipe' });
  }

  /** @returns the objects, by kind and name. @throws where a template does */
  render(values: object, release = 'firstday'): ReadonlyMap<string, Manifest> {
    const out = execFileSync(this.#program, [chartFolder, release, 'people'], {
      input: JSON.stringify(values),
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const texts: Readonly<Record<string, string>> = JSON.parse(out);
    const found = new Map<string, Manifest>();
    for (const [file, text] of Object.entries(texts)) {
      if (file === 'NOTES.txt') continue;
      for (const document of parseAllDocuments(text)) {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}\n${text}`);
        const one: unknown = document.toJS();
        if (one === null) continue;
        const manifest = Manifest.parse(one);
        found.set(`${manifest.kind}/${manifest.metadata.name}`, manifest);
      }
    }
    return found;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #program(): string {
    return join(this.#folder, 'render');
  }
}
