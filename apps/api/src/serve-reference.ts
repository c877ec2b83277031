import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { type ReferenceFile, documentPath, pagePath } from './http/index.js';

const decompress = promisify(gunzip);

/**
 * Serves the reference below `/api/docs` and the document at `/api/openapi.json`; all of it is made when something of it
 * is first asked for.
 */
export function serveReference(app: NestExpressApplication): void {
  let files: Promise<ReadonlyMap<string, ReferenceFile>> | undefined;
  const server: Express = app.getHttpAdapter().getInstance();
  const paths = [documentPath, pagePath, `${pagePath}/:name`];
  server.get(paths, async (request, response, next) => {
    const file = (await (files ??= filesOf(app))).get(request.path.replace(/\/$/, ''));
    if (!file) return next();
    await send(request, response, file);
  });
}

/** Swagger and the schemas of all answers are loaded now, and not before. */
async function filesOf(app: NestExpressApplication): Promise<ReadonlyMap<string, ReferenceFile>> {
  const { toOpenApi, referenceFiles } = await import('./http/reference/index.js');
  return referenceFiles(JSON.stringify(toOpenApi(app)));
}

async function send(request: Request, response: Response, { type, compressed }: ReferenceFile) {
  response.type(type).vary('accept-encoding');
  if (request.acceptsEncodings('gzip')) response.set('content-encoding', 'gzip').send(compressed);
  else response.send(await decompress(compressed));
}
