import type { CodeSample } from '../samples/code-samples.js';

/** What the pages read of a schema of the OpenAPI document. */
export interface DocumentSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly required?: readonly string[];
  readonly items?: DocumentSchema;
  readonly anyOf?: readonly DocumentSchema[];
  readonly oneOf?: readonly DocumentSchema[];
  readonly additionalProperties?: boolean | DocumentSchema;
}

export interface DocumentParameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: DocumentSchema;
}

export interface DocumentMedia {
  readonly schema?: DocumentSchema;
  readonly example?: unknown;
}

export interface DocumentResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, DocumentMedia>>;
}

export interface DocumentOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly DocumentParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, DocumentMedia>> };
  readonly responses: Readonly<Record<string, DocumentResponse>>;
  readonly 'x-codeSamples'?: readonly CodeSample[];
}

/** The OpenAPI document, as far as its pages show it. */
export interface ReferenceDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: DocumentOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DocumentSchema>>;
    readonly parameters: Readonly<Record<string, DocumentParameter>>;
    readonly responses: Readonly<Record<string, DocumentResponse>>;
  };
}

/** An operation where its path is. */
export interface PlacedOperation extends DocumentOperation {
  readonly method: string;
  readonly path: string;
}

/** Every operation, in the order of the document. */
export const operationsOf = ({ paths }: ReferenceDocument): PlacedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

/** The last part of a reference: the name of what it leads to. */
export const referenceName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
