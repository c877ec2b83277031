import type { INestApplication } from '@nestjs/common';
import * as swagger from '@nestjs/swagger';
import { applyApiDescriptions } from '../api-description.js';
import { componentSchemas } from '../document-operation.js';
import { type OpenApiDocument, completeDocument } from './open-api-document.js';

/** The OpenAPI document of all operations, as committed in `openapi.json`. */
export function toOpenApi(app: INestApplication): swagger.OpenAPIObject {
  applyApiDescriptions(swagger);
  const found = swagger.SwaggerModule.createDocument(
    app,
    new swagger.DocumentBuilder().setOpenAPIVersion('3.1.0').build(),
  );
  const schemas = { ...componentSchemas(), ...found.components?.schemas };
  // JSON carries the document from Swagger's types to ours and back.
  const document: OpenApiDocument = JSON.parse(JSON.stringify({ ...found, components: { schemas } }));
  return JSON.parse(JSON.stringify(completeDocument(document)));
}
