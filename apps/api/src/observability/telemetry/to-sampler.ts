import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../../context/index.js';

/** `OTEL_TRACES_SAMPLER`; `parentbased_…` does as the caller did, where a caller is believed. */
export function toSampler({ sampler, share }: Pick<TelemetrySettings, 'sampler' | 'share'>): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), share);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
