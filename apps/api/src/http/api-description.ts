import type * as Swagger from '@nestjs/swagger';

type Decorator = ClassDecorator | MethodDecorator;

const descriptions: ((swagger: typeof Swagger) => void)[] = [];

/**
 * Notes how a controller or one of its methods is described, for when the reference is asked for: till then Swagger and
 * the schemas of all answers would only fill the memory.
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

/** Describes all that was noted to Swagger. */
export function applyApiDescriptions(swagger: typeof Swagger): void {
  for (const describe of descriptions.splice(0)) describe(swagger);
}
