import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { z } from 'zod';

import { root } from '../../setup/root.mjs';
import { chartFolder, ChartRenderer, type Manifest } from './chart-renderer.ts';

// The API's: another one stands at the top.
const { parse } = createRequire(join(root, 'apps/api/package.json'))('yaml');
const read = (name: string): string => readFileSync(join(chartFolder, name), 'utf8');
const source = (path: string): string => readFileSync(join(root, path), 'utf8');

const schema = JSON.parse(read('values.schema.json'));
const defaults = parse(read('values.yaml'));
const given = {
  image: { repository: 'registry.example.com/people/firstday' },
  baseUrl: 'https://onboarding.example.com',
  existingSecret: 'firstday',
  storage: { url: 's3://acme-files/firstday?region=eu-central-1' },
};
const everything = {
  ...given,
  trustedProxies: ['10.244.0.0/16', '10.0.0.5'],
  settings: { LOG_LEVEL: 'debug', MAIL_FROM: 'Harbor Foods <people@harborfoods.com>' },
  secretFiles: {
    DATABASE_URL: 'database-url',
    SECRET_KEY: 'secret-key',
    METRICS_TOKEN: 'token',
    SMTP_URL: 'smtp',
  },
  storage: { url: '', volume: { enabled: true } },
  anchors: { volume: { enabled: true, existingClaim: 'anchors' } },
  image: { ...given.image, tag: '1.4.2', pullSecrets: ['registry'] },
  nodeSelector: { 'kubernetes.io/os': 'linux' },
  tolerations: [{ key: 'people', operator: 'Exists' }],
  podAnnotations: { 'example.com/team': 'people' },
  serviceAccount: { annotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/firstday' } },
  api: { autoscaling: { enabled: true } },
  worker: { autoscaling: { enabled: true, queueAge: { enabled: true } } },
  ingress: { enabled: true, className: 'nginx', tlsSecret: 'certificate' },
  networkPolicy: {
    enabled: true,
    from: [{ namespaceSelector: { matchLabels: { name: 'ingress' } } }],
    egress: [{ to: [{ ipBlock: { cidr: '10.0.0.0/8' } }], ports: [{ port: 5432 }] }],
  },
  podMonitor: { enabled: true, labels: { release: 'prometheus' } },
};

/** As Helm merges values over those of the chart. */
function merged(below: Readonly<Record<string, unknown>>, above: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const inner = Table.safeParse(value).data;
    const under = Table.safeParse(below[name]).data;
    values[name] = inner && under ? merged(under, inner) : value;
  }
  return values;
}
const Table = z.record(z.string(), z.unknown());
const judge = new Ajv().compile(schema);
const isTaken = (values: Readonly<Record<string, unknown>>) => judge(merged(defaults, values));

const settings = new Set(
  [...source('apps/api/src/context/read-config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  ),
);
/** What the launcher, and the AWS SDK, read besides. */
const others = ['EVERIFY_SIMULATOR', 'AWS_SHARED_CREDENTIALS_FILE'];
const isSetting = (name: string): boolean =>
  settings.has(name) || others.includes(name) || settings.has(name.replace(/_FILE$/, ''));

const Pod = z.looseObject({
  template: z.looseObject({
    metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
    spec: z.looseObject({
      terminationGracePeriodSeconds: z.number().optional(),
      serviceAccountName: z.string().optional(),
      volumes: z.array(z.looseObject({ name: z.string() })),
      containers: z.tuple([
        z.looseObject({
          image: z.string(),
          args: z.array(z.string()),
          env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
          ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })).optional(),
          volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
        }),
      ]),
    }),
  }),
});

describe('values', () => {
  it('that give what has to be given are taken, and those of the chart alone are not', () => {
    expect(isTaken(given)).toBe(true);
    expect(isTaken(everything)).toBe(true);
    expect(isTaken({})).toBe(false);
    for (const name of ['image', 'baseUrl', 'existingSecret', 'storage'])
      expect([name, isTaken({ ...given, [name]: defaults[name] })]).toEqual([name, false]);
  });

  it.each<[what: string, values: Readonly<Record<string, unknown>>]>([
    ['a name that is none', { replicas: 3 }],
    ['a name within that is none', { api: { replica: 3 } }],
    ['no pod', { api: { replicas: 0 } }],
    ['text for a number', { drainSeconds: '10' }],
    ['more time than there is', { drainSeconds: 600 }],
    ['an address with a path', { baseUrl: 'https://a.example.com/people' }],
    ['an address without a protocol', { baseUrl: 'a.example.com' }],
    ['two places for files', { storage: { url: 's3://acme-files', volume: { enabled: true } } }],
    ['a place for files of another kind', { storage: { url: 'https://acme-files.s3.amazonaws.com' } }],
    ['a secret in the open', { settings: { DATABASE_URL: 'postgres://u:p@db/firstday' } }],
    ['a secret in the open, as a file', { settings: { SECRET_KEY_FILE: '/tmp/key' } }],
    ['what the chart sets', { settings: { ROLE: 'all' } }],
    ['a setting that is no text', { settings: { MAIL_SECONDS: 30 } }],
    ['a setting by no name of one', { settings: { 'LOG-LEVEL': 'info' } }],
    ['a secret that is no setting', { secretFiles: { PASSWORD: 'password' } }],
    ['two keys', { secretFiles: { SECRET_KEYS: 'keys' } }],
    ['a key that leads elsewhere', { secretFiles: { SMTP_URL: '../../etc/passwd' } }],
    ['a proxy that is a name', { trustedProxies: ['ingress.example.com'] }],
    ['an ingress that nobody trusts', { ingress: { enabled: true } }],
  ])('with %s are refused', (_, values) => {
    expect(isTaken(merged(given, values))).toBe(false);
  });

  it('with figures for an operator and no token to read them are refused', () => {
    const secretFiles = { DATABASE_URL: 'database-url', SECRET_KEY: 'secret-key' };
    const values = { ...merged(defaults, given), secretFiles };
    expect(judge(values)).toBe(true);
    expect(judge({ ...values, podMonitor: { ...defaults.podMonitor, enabled: true } })).toBe(false);
  });

  it('are named in the schema all, with a default for each', () => {
    const inSchema = Object.keys(schema.properties).filter((name) => name !== 'global');
    expect(Object.keys(defaults).sort()).toEqual(inSchema.sort());
  });

  it('that keep settings to the chart, or to a Secret, name settings that there are', () => {
    const kept: readonly string[] = schema.properties.settings.propertyNames.not.enum;
    const secret: readonly string[] = schema.properties.secretFiles.propertyNames.enum;
    expect(kept.filter((name) => !isSetting(name) && !isSetting(`${name}_FILE`))).toEqual([]);
    expect(secret.filter((name) => !isSetting(`${name}_FILE`))).toEqual([]);
    for (const name of secret) expect(kept).toContain(name);
  });
});

describe('the chart', () => {
  it('is of the version that the release is of', () => {
    const { version } = JSON.parse(source('package.json'));
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});

describe('what is rendered', () => {
  let renderer: ChartRenderer;
  let few: ReadonlyMap<string, Manifest>;
  let all: ReadonlyMap<string, Manifest>;
  beforeAll(() => {
    renderer = new ChartRenderer();
    [few, all] = [renderer.render(given), renderer.render(everything)];
  }, 300_000);
  afterAll(() => renderer.remove());

  const podOf = (rendered: ReadonlyMap<string, Manifest>, name: string) => {
    const { metadata, spec } = Pod.parse(rendered.get(name)?.spec).template;
    return { ...spec, labels: metadata.labels, container: spec.containers[0] };
  };
  const pods = ['Deployment/firstday-api', 'Deployment/firstday-worker', 'Job/firstday-migrate'];
  const envOf = (rendered: ReadonlyMap<string, Manifest>, name: string) =>
    Object.fromEntries(podOf(rendered, name).container.env.map((one) => [one.name, one.value]));

  it('is what one needs, and no more than was asked for', () => {
    expect([...few.keys()].sort()).toEqual([
      'Deployment/firstday-api',
      'Deployment/firstday-worker',
      'Job/firstday-migrate',
      'PodDisruptionBudget/firstday-api',
      'PodDisruptionBudget/firstday-worker',
      'Service/firstday',
      'ServiceAccount/firstday',
    ]);
    expect([...all.keys()].filter((name) => !few.has(name)).sort()).toEqual([
      'HorizontalPodAutoscaler/firstday-api',
      'HorizontalPodAutoscaler/firstday-worker',
      'Ingress/firstday',
      'NetworkPolicy/firstday-api',
      'NetworkPolicy/firstday-migrate',
      'NetworkPolicy/firstday-worker',
      'PersistentVolumeClaim/firstday-files',
      'PodMonitor/firstday',
    ]);
  });

  it.each(pods)('%s has settings that there are, each once, and no secret among them', (name) => {
    for (const rendered of [few, all]) {
      const { env } = podOf(rendered, name).container;
      const names = env.map((one) => one.name);
      expect(names.filter((one) => !isSetting(one))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(envOf(few, name)).toMatchObject({
      DATABASE_URL_FILE: '/run/secrets/firstday/database-url',
      INSTALLATION_NAME: 'people/firstday',
      STORAGE_URL: given.storage.url,
    });
    expect(envOf(all, name)).toMatchObject({
      TRUSTED_PROXIES: '10.244.0.0/16 10.0.0.5',
      SMTP_URL_FILE: '/run/secrets/firstday/smtp',
      STORAGE_URL: 'file:///var/lib/firstday-files',
    });
  });

  it.each(pods)('%s may do nothing that it need not', (name) => {
    const pod = podOf(all, name);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
    const volumes = pod.volumes.map((volume) => volume.name);
    for (const mount of pod.container.volumeMounts) expect(volumes).toContain(mount.name);
    expect(source('tools/release/files/container/Dockerfile')).toContain('USER 10001:10001');
  });

  it('asks for what the launcher can do', () => {
    for (const name of pods)
      for (const word of podOf(all, name).container.args)
        expect(source(`apps/launcher/src/commands/${word}-command.ts`)).toContain(`name: '${word}'`);
  });

  it('asks paths and ports that answer', () => {
    const [api, worker] = [podOf(few, pods[0] ?? ''), podOf(few, pods[1] ?? '')];
    const env = envOf(few, pods[0] ?? '');
    expect(api.container.ports).toEqual([{ name: 'http', containerPort: Number(env['PORT']) }]);
    expect(worker.container.ports).toEqual([{ name: 'http', containerPort: Number(env['WORKER_PORT']) }]);
    expect(env['HOST']).toBe('0.0.0.0');
    const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
    expect(api.container).toMatchObject({
      startupProbe: probe('/health/live'),
      livenessProbe: probe('/health/live'),
      readinessProbe: probe('/health'),
    });
    expect(worker.container).toMatchObject({
      startupProbe: probe('/health/live'),
      livenessProbe: probe('/health/live'),
      readinessProbe: probe('/health/ready'),
    });
    const health = source('apps/api/src/http/health/health.controller.ts');
    for (const path of ['live', 'ready']) expect(health).toContain(`@Get('${path}')`);
  });

  it('gives a pod that ends the time that the launcher takes', () => {
    const seconds = Number(envOf(few, pods[0] ?? '')['DRAIN_SECONDS']);
    const service = source('apps/launcher/src/service.ts');
    expect(service).toContain('within: 10_000 + 1000 * (this.#plan.drainSeconds ?? 0)');
    expect(podOf(few, pods[0] ?? '').terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + 2 * 10);
  });

  it('leads to the pods that it means', () => {
    const labelsOf = (name: string) => podOf(all, name).labels;
    const Selected = z.looseObject({ selector: z.record(z.string(), z.unknown()) });
    expect(labelsOf('Deployment/firstday-api')).toMatchObject(
      Selected.parse(all.get('Service/firstday')?.spec).selector,
    );
    for (const one of ['api', 'worker']) {
      const own = { 'app.kubernetes.io/component': one, 'app.kubernetes.io/instance': 'firstday' };
      expect(labelsOf(`Deployment/firstday-${one}`)).toMatchObject(own);
      for (const kind of ['Deployment', 'PodDisruptionBudget'])
        expect(all.get(`${kind}/firstday-${one}`)?.spec).toMatchObject({ selector: { matchLabels: own } });
      expect(all.get(`NetworkPolicy/firstday-${one}`)?.spec).toMatchObject({
        podSelector: { matchLabels: own },
      });
      expect(all.get(`HorizontalPodAutoscaler/firstday-${one}`)?.spec).toMatchObject({
        scaleTargetRef: { name: `firstday-${one}` },
      });
    }
    expect(all.get('Deployment/firstday-api')?.spec).not.toHaveProperty('replicas');
    expect(few.get('Deployment/firstday-api')?.spec).toMatchObject({ replicas: 2 });
  });

  it('scales workers by the figure that the service has', () => {
    expect(source('apps/api/src/http/health/process-metrics.ts')).toContain("'queue_age_seconds'");
    expect(all.get('HorizontalPodAutoscaler/firstday-worker')?.spec).toMatchObject({
      metrics: [
        { type: 'Resource' },
        { type: 'External', external: { metric: { name: 'firstday_queue_age_seconds' } } },
      ],
    });
  });

  it('serves the host of its address, by its certificate', () => {
    expect(all.get('Ingress/firstday')?.spec).toMatchObject({
      ingressClassName: 'nginx',
      tls: [{ secretName: 'certificate', hosts: ['onboarding.example.com'] }],
      rules: [{ host: 'onboarding.example.com' }],
    });
  });

  it('migrates before anything else, with nothing that comes only with the release', () => {
    const hook = { 'helm.sh/hook': 'pre-install,pre-upgrade' };
    expect(all.get('Job/firstday-migrate')?.metadata.annotations).toMatchObject(hook);
    expect(all.get('NetworkPolicy/firstday-migrate')?.metadata.annotations).toMatchObject(hook);
    const pod = podOf(all, 'Job/firstday-migrate');
    expect(pod.serviceAccountName).toBeUndefined();
    expect(pod.volumes.filter((volume) => 'persistentVolumeClaim' in volume)).toEqual([]);
  });

  it('shares files where they are no bucket’s, and one key for what pages carry', () => {
    expect(all.get('PersistentVolumeClaim/firstday-files')?.spec).toMatchObject({
      accessModes: ['ReadWriteMany'],
    });
    for (const name of pods.slice(0, 2)) {
      const { volumes, container } = podOf(all, name);
      expect(volumes).toContainEqual({ name: 'anchors', persistentVolumeClaim: { claimName: 'anchors' } });
      expect(container.volumeMounts).toContainEqual(
        expect.objectContaining({ mountPath: `${envOf(all, name)['DATA_DIR']}/actions.key` }),
      );
    }
    expect(source('apps/launcher/src/actions-key.ts')).toContain("join(dataDir, 'actions.key')");
  });

  it('is named for its release, and two releases share nothing', () => {
    const other = renderer.render(everything, 'staging');
    expect([...other.keys()].filter((name) => all.has(name))).toEqual([]);
    expect([...other.keys()]).toContain('Service/staging-firstday');
    expect(podOf(other, 'Deployment/staging-firstday-api').labels).toMatchObject({
      'app.kubernetes.io/instance': 'staging',
    });
  });

  it('holds values that try to be more than they are as the text that they are', () => {
    const hostile = 'x"\n  - name: ROLE\n    value: all\n# {{ .Values.existingSecret }}';
    const found = renderer.render({ ...given, settings: { MAIL_FROM: hostile }, installationName: hostile });
    expect(envOf(found, 'Deployment/firstday-api')).toMatchObject({
      MAIL_FROM: hostile,
      INSTALLATION_NAME: hostile,
      ROLE: 'api',
    });
  });
});
