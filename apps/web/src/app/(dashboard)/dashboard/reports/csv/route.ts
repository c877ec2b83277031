import { parseReportsSearch } from '../../../../../dashboard/reports/reports-search';
import { streamReport } from '../../../../../dashboard/reports/stream-report';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  return streamReport(parseReportsSearch(Object.fromEntries(new URL(request.url).searchParams)));
}
