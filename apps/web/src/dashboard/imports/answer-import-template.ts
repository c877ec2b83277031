import { ImportKind } from '@firstday/domain';
import { importTemplates } from './import-templates';

/** A CSV file to begin a list with. It holds nothing of anybody. */
export function answerImportTemplate(request: Request): Response {
  const kind = ImportKind.safeParse(new URL(request.url).searchParams.get('kind'));
  if (!kind.success) return new Response(null, { status: 400 });
  const columns = importTemplates[kind.data];
  const line = (at: 0 | 1) => columns.map((column) => column[at]).join(',');
  return new Response(`\ufeff${line(0)}\r\n${line(1)}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind.data}-template.csv"`,
    },
  });
}
