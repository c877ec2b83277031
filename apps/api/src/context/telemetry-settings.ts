// `npm start` reads this file before anything is built: of our own libraries it may import types only.
import { z } from 'zod';
import type { TelemetrySettings } from './config.js';
import { settingKinds } from './setting-kinds.ts';
import { WrongSettings } from './wrong-settings.ts';

const { matching, oneOf, urlOf, wholeNumber } = settingKinds;

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** As `name=value,name=value`, values percent-encoded where they have to be. */
const pairs = matching(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'must be like name=value,other=value');

/** The settings of OpenTelemetry by the names that its own libraries read, as far as they are used here. */
export const telemetryKinds = {
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(5000, 50, 60_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(
    /^https?$/,
    'must be the address of a collector, such as http://localhost:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/protobuf'], 'http/protobuf'),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(5000, 100, 60_000),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(60_000, 100, 3_600_000),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_SDK_DISABLED: oneOf(['true', 'false'], 'false'),
  OTEL_SERVICE_NAME: matching(/^[\w .-]{1,100}$/, 'must be a name of letters, digits, dots and hyphens'),
  OTEL_TRACES_SAMPLER: oneOf(samplers, 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
};

type GivenTelemetrySettings = z.output<z.ZodObject<typeof telemetryKinds>>;

/** Where figures and traces are sent; undefined where they are not. @throws WrongSettings */
export function telemetrySettings(settings: GivenTelemetrySettings): TelemetrySettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined || settings.OTEL_SDK_DISABLED === 'true') return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: pairsIn('OTEL_EXPORTER_OTLP_HEADERS', settings.OTEL_EXPORTER_OTLP_HEADERS),
    metricMilliseconds: settings.OTEL_METRIC_EXPORT_INTERVAL,
    resource: {
      ...pairsIn('OTEL_RESOURCE_ATTRIBUTES', settings.OTEL_RESOURCE_ATTRIBUTES),
      'service.name': settings.OTEL_SERVICE_NAME ?? 'firstday',
    },
    sampler: settings.OTEL_TRACES_SAMPLER,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    spanMilliseconds: settings.OTEL_BSP_SCHEDULE_DELAY,
    timeoutMilliseconds: settings.OTEL_EXPORTER_OTLP_TIMEOUT,
  };
}

/** @throws WrongSettings */
function pairsIn(name: string, text = ''): Readonly<Record<string, string>> {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  try {
    return Object.fromEntries(parts.map(toPair));
  } catch {
    throw new WrongSettings([`${name} must be percent-encoded where it has a percent sign`]);
  }
}

function toPair(part: string): [string, string] {
  const at = part.indexOf('=');
  return [part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())];
}
