import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import {
  documentPath,
  pagePath,
  referencePage,
  referenceScript,
  referenceStyle,
  viewerFiles,
} from './http/index.js';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Serves the reference at `/api/docs` and the document at `/api/openapi.json`, which is made when it is first asked for. */
export function serveReference(app: NestExpressApplication): void {
  let document: Promise<string> | undefined;
  const server: Express = app.getHttpAdapter().getInstance();
  const serve = (path: string, type: string, text: () => string | Promise<string>) =>
    server.get(path, async (_request, response) => void response.type(type).send(await text()));
  serve(documentPath, 'json', () => (document ??= documentOf(app)));
  serve(pagePath, 'html', () => referencePage);
  serve(`${pagePath}/reference.css`, 'css', () => referenceStyle);
  serve(`${pagePath}/reference.js`, 'js', () => referenceScript);
  for (const file of viewerFiles)
    server.get(`${pagePath}/${file}`, (_request, response) => response.sendFile(file, { root: viewer }));
}

/** Swagger and the schemas of all answers are loaded now, and not before. */
async function documentOf(app: NestExpressApplication): Promise<string> {
  const { toOpenApi: openApiOf } = await import('./http/reference/to-open-api.js');
  return JSON.stringify(openApiOf(app));
}
