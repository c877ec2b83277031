/** One event of a stream of server-sent events. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Reads server-sent events from text as it comes, in pieces that may end anywhere. */
export class EventStream {
  private rest = '';

  /** The events that this piece completes; comments and empty ones are none. */
  push(piece: string): ServerSentEvent[] {
    const blocks = (this.rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const event = parseEvent(block);
      return event ? [event] : [];
    });
  }
}

function parseEvent(block: string): ServerSentEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (!name) continue;
    const before = fields.get(name);
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value);
  }
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { event: fields.get('event') ?? 'message', data, id: fields.get('id') };
}
