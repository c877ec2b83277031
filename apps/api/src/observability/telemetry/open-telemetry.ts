import type { TelemetrySettings } from '../../context/index.js';
import { noTelemetry, type Telemetry } from './telemetry.js';

/** The libraries of OpenTelemetry are loaded where a collector is named, and nowhere else. */
export async function openTelemetry(settings: TelemetrySettings | undefined): Promise<Telemetry> {
  if (settings === undefined) return noTelemetry;
  const { OtlpTelemetry } = await import('./otlp-telemetry.js');
  return new OtlpTelemetry(settings);
}
