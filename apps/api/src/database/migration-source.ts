/** The source of a migration that runs the given statements; migrations only go forward. */
export function migrationSource(name: string, timestamp: number, queries: readonly string[]): string {
  const className = `${name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${timestamp}`;
  const statements = queries.map((query) => `    await runner.query(\`${query.replaceAll('`', '\\`')}\`);`);
  return [
    `import type { MigrationInterface, QueryRunner } from 'typeorm';`,
    '',
    `export class ${className} implements MigrationInterface {`,
    `  readonly name = '${className}';`,
    '',
    '  async up(runner: QueryRunner): Promise<void> {',
    ...statements,
    '  }',
    '',
    '  async down(): Promise<void> {',
    `    throw new Error('Migrations go forward only: restore a backup instead.');`,
    '  }',
    '}',
    '',
  ].join('\n');
}
