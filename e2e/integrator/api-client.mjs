import assert from 'node:assert/strict';

/**
 * All that an integrator has: an address, a token, and the OpenAPI document that is served there. Operations are called
 * by their ids, with the document's own example where no body is given, and every answer has a status that it names.
 */
export async function connect(url, token) {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, row]) => [row.operationId, { ...row, path, method }]),
    ),
  );

  async function send(id, { path = {}, query = {}, body, headers = {} } = {}) {
    const operation = operations.get(id);
    assert(operation, `the document has no operation ${id}`);
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name]));
    const answer = await fetch(`${url}${filled}${queryOf(query)}`, {
      method: operation.method.toUpperCase(),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    const given = isJson ? JSON.parse(text) : text;
    assert(
      operation.responses[answer.status],
      `${id} answered ${answer.status}, which is not documented: ${text}`,
    );
    return { status: answer.status, headers: answer.headers, body: given };
  }

  return {
    document,
    operations,
    send,
    /** The answer of an operation that succeeds. */
    async call(id, request) {
      const { status, body } = await send(id, request);
      assert(status < 300, `${id} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    /** The paths of what is wrong with a request, which is 400. */
    async refused(id, request) {
      const { status, body } = await send(id, request);
      assert.equal(status, 400, `${id} took ${JSON.stringify(request)}: ${JSON.stringify(body)}`);
      return (body.issues ?? []).map((issue) => issue.path.join('.'));
    },
    exampleOf: (id) => operations.get(id).requestBody.content['application/json'].example,
  };
}

function queryOf(query) {
  const given = new globalThis.URLSearchParams(Object.entries(query)).toString();
  return given === '' ? '' : `?${given}`;
}

/** Asks until the answer is the one that is waited for. */
export async function until(ask, isThere, { tries = 200, pause = 100 } = {}) {
  for (let count = 0; count < tries; count += 1) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`it did not come about: ${ask}`);
}
