import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { componentSchemas } from './platform/document-operation.js';
import { describeOperations } from './platform/operation.decorator.js';

/** The OpenAPI document of all operations, as committed in `openapi.json`. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Firstday')
    .setDescription('Employee onboarding: records, policies, forms, signatures and documents.')
    .setVersion('0.1.0')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('/', 'The service that serves this document')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API token of an account' }, 'api_token')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'The session of a hosted onboarding page' },
      'form_session',
    )
    .addApiKey(
      { type: 'apiKey', in: 'cookie', name: '__session', description: 'A person signed in' },
      'user_session',
    )
    .addApiKey(
      { type: 'apiKey', in: 'cookie', name: '__component', description: 'An embedded component' },
      'component_session',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'x-component-auth-token',
        description: 'An embedded component without cookies',
      },
      'component_token',
    )
    .build();
  describeOperations();
  const document = SwaggerModule.createDocument(app, builder);
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...componentSchemas(), ...document.components?.schemas },
    },
  };
}

/** Serves the reference at `/api/docs` and the document at `/api/openapi.json`; made when it is first asked for. */
export function serveReference(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Firstday API',
  });
}
