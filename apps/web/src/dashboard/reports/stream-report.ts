import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { paths, withQuery } from '../paths';
import { reportQuery, type ReportsSearch } from './reports-search';
import { today } from '../../i18n/today';

const kept = ['content-type', 'content-length', 'content-disposition'];

/** A report as CSV, to whoever is signed in and may see it. */
export async function streamReport(asked: ReportsSearch): Promise<Response> {
  const answer = await callRaw(
    'reports.export',
    { query: reportQuery(asked, await today()) },
    await userCredential(),
  );
  // The page says what to do.
  if (answer.status === 400) redirect(withQuery(paths.reports, { ...asked }));
  if (!answer.ok) return new Response(null, { status: answer.status });
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const name of kept) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
