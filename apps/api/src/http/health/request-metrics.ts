import { Injectable } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../../observability/index.js';
import type { ApiRequest } from '../../context/index.js';

const isStream = (response: Response) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Buckets from a cached read to an upload over a mobile connection. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts and times requests by operation; `none` for those that were refused before they reached one. */
@Injectable()
export class RequestMetrics {
  private readonly requests: Counter<'operation' | 'status'>;
  private readonly durations: Histogram<'operation'>;
  private inFlight = 0;

  constructor(metrics: Metrics) {
    const registers = [metrics.registry];
    this.requests = new Counter({
      name: 'firstday_requests_total',
      help: 'Requests by operation and status; 499 where the caller went away before the answer',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.durations = new Histogram({
      name: 'firstday_request_duration_seconds',
      help: 'From the arrival of a request to the end of its answer, by operation',
      labelNames: ['operation'],
      buckets: seconds,
      registers,
    });
    metrics.gauge('requests_in_flight', 'Requests that are being answered', () => this.inFlight);
  }

  /** For `app.use`. */
  readonly middleware = (request: ApiRequest, response: Response, next: NextFunction): void => {
    const began = performance.now();
    this.inFlight++;
    response.on('close', () => {
      this.inFlight--;
      const operation = request.operationId ?? 'none';
      this.requests.inc({ operation, status: response.writableFinished ? response.statusCode : 499 });
      // A stream lasts as long as its reader stays connected, so its duration says nothing about this service.
      if (isStream(response)) return;
      this.durations.observe({ operation }, (performance.now() - began) / 1000);
    });
    next();
  };
}
