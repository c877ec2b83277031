/** Asks a route of this service with what is typed; a question that is overtaken is given up. */
export async function postJson(href: string, body: object, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return answer.json();
}
