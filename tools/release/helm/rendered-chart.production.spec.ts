import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { ChartRenderer, type Manifest } from './chart-renderer.ts';
import { chartSource } from './chart-source.ts';
import { sampleValues } from './sample-values.ts';

const { code: source, isSetting } = chartSource;
const { few: given, all: everything } = sampleValues;

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

describe('what Helm’s engine renders', () => {
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
