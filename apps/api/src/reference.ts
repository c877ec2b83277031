import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { componentSchemas } from './platform/document-operation.js';
import { describeOperations } from './platform/operation.decorator.js';
import { type OpenApiDocument, wholeDocument } from './reference/open-api-document.js';
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

/** Serves the reference at `/api/docs` and the document at `/api/openapi.json`; made when it is first asked for. */
export function serveReference(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Firstday API reference',
    customCss: referenceStyle,
    swaggerOptions: {
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      displayRequestDuration: true,
      filter: true,
      persistAuthorization: false,
    },
  });
}
