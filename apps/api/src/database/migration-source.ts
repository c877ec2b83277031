const classNameOf = (name: string, timestamp: number): string =>
  `${name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${timestamp}`;

/** The source of a migration that runs the given statements; migrations only go forward. */
export function migrationSource(name: string, timestamp: number, queries: readonly string[]): string {
  const className = classNameOf(name, timestamp);
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

/** The source of the migrations' index with one more at its end. */
export function withMigration(index: string, name: string, timestamp: number): string {
  const className = classNameOf(name, timestamp);
  const lastImport = index.lastIndexOf("';\n") + "';\n".length;
  const end = index.lastIndexOf('];');
  return [
    index.slice(0, lastImport),
    `import { ${className} } from './${timestamp}-${name}.js';\n`,
    index.slice(lastImport, end),
    `  ${className},\n`,
    index.slice(end),
  ].join('');
}
