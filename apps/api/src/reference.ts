import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Express } from 'express';
import { componentSchemas } from './platform/document-operation.js';
import { describeOperations } from './platform/operation.decorator.js';
import { type OpenApiDocument, wholeDocument } from './reference/open-api-document.js';
import {
  documentPath,
  pagePath,
  referencePage,
  referenceScript,
  viewerFiles,
} from './reference/reference-page.js';
import { referenceStyle } from './reference/reference-style.js';

/** The OpenAPI document of all operations, as committed in `openapi.json`. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  describeOperations();
  const found = SwaggerModule.createDocument(app, new DocumentBuilder().setOpenAPIVersion('3.1.0').build());
  const schemas = { ...componentSchemas(), ...found.components?.schemas };
  // JSON carries the document from Swagger's types to ours and back.
  const document: OpenApiDocument = JSON.parse(JSON.stringify({ ...found, components: { schemas } }));
  return JSON.parse(JSON.stringify(wholeDocument(document)));
}

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Serves the reference at `/api/docs` and the document at `/api/openapi.json`, which is made when it is first asked for. */
export function serveReference(app: NestExpressApplication): void {
  let document: string | undefined;
  const server: Express = app.getHttpAdapter().getInstance();
  const serve = (path: string, type: string, text: () => string) =>
    server.get(path, (_request, response) => void response.type(type).send(text()));
  serve(documentPath, 'json', () => (document ??= JSON.stringify(openApiOf(app))));
  serve(pagePath, 'html', () => referencePage);
  serve(`${pagePath}/reference.css`, 'css', () => referenceStyle);
  serve(`${pagePath}/reference.js`, 'js', () => referenceScript);
  for (const file of viewerFiles)
    server.get(`${pagePath}/${file}`, (_request, response) => response.sendFile(file, { root: viewer }));
}
