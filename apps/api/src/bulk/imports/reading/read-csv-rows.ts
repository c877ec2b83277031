import type { Readable } from 'node:stream';
import { importLimits, type ImportProblem, sayImportProblem } from '@firstday/domain';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile, type SourceRow } from './source-row.js';

/** What is wrong with a file, by the parser's codes: its own messages may hold what stands in the file. */
const problems: Readonly<Record<string, ImportProblem>> = {
  CSV_MAX_RECORD_SIZE: 'rowTooLong',
  CSV_QUOTE_NOT_CLOSED: 'quoteOpen',
  CSV_INVALID_CLOSING_QUOTE: 'quoteInCell',
};

/** Every line of a CSV file as its cells, the header first; empty lines are there, since spreadsheets count them. */
export async function* readCsvLines(content: Readable, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: importLimits.rowBytes,
    relax_column_count: true,
    relax_quotes: true,
  });
  content.once('error', (error) => parser.destroy(error));
  content.pipe(parser);
  let lines = 0;
  try {
    for await (const line of parser) {
      lines += 1;
      yield line;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const size = importLimits.rowBytes / 2 ** 20;
    throw new UnreadableFile(problems[error.code] ?? 'notCsv', { row: lines, size });
  } finally {
    content.destroy();
  }
}

/** The rows below the header, but for empty ones. */
export async function* readCsvRows(content: Readable, delimiter: string): AsyncGenerator<SourceRow> {
  let header: readonly string[] | undefined;
  let number = 0;
  for await (const line of readCsvLines(content, delimiter)) {
    number += 1;
    if (!header) header = line.map((name) => name.trim());
    else if (line.some((cell) => cell.trim() !== '')) yield toSourceRow(number, header, line);
  }
}

function toSourceRow(number: number, header: readonly string[], line: readonly string[]): SourceRow {
  const cells = new Map(header.map((name, at) => [name, line[at] ?? '']));
  const excess = line.slice(header.length).some((cell) => cell.trim() !== '');
  const problem = sayImportProblem('cells', { count: header.length });
  return excess ? { number, cells, problem } : { number, cells };
}

/** What stands between the cells: whichever of the usual ones the header has most of. */
export function delimiterOf(header: string): string {
  const outside = header.replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: outside.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}
