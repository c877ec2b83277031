/** What has to be given, and no more. */
const few = {
  image: { repository: 'registry.example.com/people/firstday' },
  baseUrl: 'https://onboarding.example.com',
  existingSecret: 'firstday',
  storage: { url: 's3://acme-files/firstday?region=eu-central-1' },
};
/** Everything that can be turned on. */
const all = {
  ...few,
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
  image: { ...few.image, tag: '1.4.2', pullSecrets: ['registry'] },
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

/** Values as an operator writes them: the least, and nearly all. */
export const sampleValues = { few, all };
