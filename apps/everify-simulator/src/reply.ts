/** What the service answers: JSON, or a file. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

export const jsonReply = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  bytes: Buffer.from(JSON.stringify(body)),
});

export const fileReply = (type: string, bytes: Buffer): Reply => ({
  status: 200,
  headers: { 'content-type': type },
  bytes,
});
