import type * as Swagger from '@nestjs/swagger';

type Decorator = ClassDecorator | MethodDecorator;

const descriptions: ((swagger: typeof Swagger) => void)[] = [];

/**
 * Defers Swagger decorators until the reference is requested: applied earlier, Swagger and all response schemas
 * would only take memory.
 */
export function ApiDescription(
  decorators: (swagger: typeof Swagger) => readonly Decorator[],
): ClassDecorator & MethodDecorator {
  return (...described: readonly unknown[]) => {
    descriptions.push((swagger) => {
      for (const decorate of decorators(swagger)) Reflect.apply(decorate, undefined, described);
    });
  };
}

/** Applies all deferred Swagger decorators. */
export function applyApiDescriptions(swagger: typeof Swagger): void {
  for (const describe of descriptions.splice(0)) describe(swagger);
}
