import type { TestApi, TestResponse } from './test-api.js';

/** Publishes a handbook for every employer of the live account. */
export function publishHandbook(api: TestApi): Promise<TestResponse> {
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'handbook.pdf');
  const query = { form_key: 'handbook', title: 'Handbook', version: '1' };
  return api.call('account_documents.publish', { query, form });
}
