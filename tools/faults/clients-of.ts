/** All clients that the API knows now, as it returns them, by their ids. */
export async function clientsOf(url: string, token: string): Promise<ReadonlyMap<string, unknown>> {
  const clients = new Map<string, unknown>();
  const headers = { authorization: `Bearer ${token}` };
  for (let [page, last] = [1, 1]; page <= last; page++) {
    const response = await fetch(`${url}/api/v1/clients?per_page=100&page=${page}`, { headers });
    if (!response.ok) throw new Error(`the clients answer ${response.status}`);
    const { data, total } = await response.json();
    for (const client of data) clients.set(client.id, client);
    last = Math.ceil(total / 100);
  }
  return clients;
}
