import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffersIn, messagesIn, protobufFields, type ProtobufFields, textIn } from './protobuf-fields.js';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** 2 where it failed. */
  readonly status: number;
}

export interface CollectedPoint {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Of a histogram its count. */
  readonly value: number;
}

/** A collector that speaks OTLP over HTTP, and keeps every byte that it is sent. */
export class OtlpCollector {
  readonly spans: CollectedSpan[] = [];
  readonly requests: {
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }[] = [];
  /** What it says of itself with each request: service.name and so on. */
  resource: Readonly<Record<string, string | number>> = {};
  points: CollectedPoint[] = [];
  status = 200;
  /** Takes what is sent, and never answers. */
  isSilent = false;
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      this.requests.push({ path: request.url ?? '', headers: request.headers, body });
      this.take(request.url ?? '', body, response);
    });
  });

  static async start(): Promise<OtlpCollector> {
    const collector = new OtlpCollector();
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  get url(): string {
    const address: AddressInfo | string | null = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** All that was ever sent to it, as text. */
  get everything(): string {
    return this.requests
      .map(({ body, headers }) => `${JSON.stringify(headers)}${body.toString('latin1')}`)
      .join('\n');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take(path: string, body: Buffer, response: ServerResponse): void {
    if (this.isSilent) return;
    if (this.status === 200) this.read(path, protobufFields(body));
    response.writeHead(this.status, { 'content-type': 'application/x-protobuf' }).end();
  }

  private read(path: string, message: ProtobufFields): void {
    const parts = messagesIn(message, 1);
    this.resource = attributesOf(messagesIn(parts[0], 1)[0], 1);
    const scopes = parts.flatMap((part) => messagesIn(part, 2));
    if (path === '/v1/traces')
      this.spans.push(...scopes.flatMap((scope) => messagesIn(scope, 2)).map(toSpan));
    else this.points = scopes.flatMap((scope) => messagesIn(scope, 2)).flatMap(toPoints);
  }
}

const hexIn = (fields: ProtobufFields, number: number) => buffersIn(fields, number)[0]?.toString('hex') ?? '';
const numberIn = (fields: ProtobufFields | undefined, number: number) =>
  Number(fields?.get(number)?.[0] ?? 0);

const toSpan = (span: ProtobufFields): CollectedSpan => ({
  traceId: hexIn(span, 1),
  spanId: hexIn(span, 2),
  parentId: hexIn(span, 4),
  name: textIn(span, 5),
  attributes: attributesOf(span, 9),
  status: numberIn(messagesIn(span, 15)[0], 3),
});

function toPoints(metric: ProtobufFields): CollectedPoint[] {
  const name = textIn(metric, 1);
  const numbers = [5, 7].flatMap((kind) => messagesIn(metric, kind)).flatMap((data) => messagesIn(data, 1));
  const histograms = messagesIn(metric, 9).flatMap((data) => messagesIn(data, 1));
  return [
    ...numbers.map((point) => ({
      name,
      attributes: attributesOf(point, 7),
      value: buffersIn(point, 4)[0]?.readDoubleLE() ?? Number(buffersIn(point, 6)[0]?.readBigInt64LE()),
    })),
    ...histograms.map((point) => ({
      name,
      attributes: attributesOf(point, 9),
      value: Number(buffersIn(point, 4)[0]?.readBigUInt64LE()),
    })),
  ];
}

function attributesOf(fields: ProtobufFields | undefined, number: number): Record<string, string | number> {
  return Object.fromEntries(
    messagesIn(fields, number).map((pair) => {
      const [value] = messagesIn(pair, 2);
      const double = buffersIn(value, 4)[0]?.readDoubleLE();
      return [textIn(pair, 1), value?.has(1) ? textIn(value, 1) : (double ?? numberIn(value, 3))];
    }),
  );
}
