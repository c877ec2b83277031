// `npm start` reads this file before anything is built: of our own libraries it may import types only.
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { Config, MailSettings, TextSettings, WebAddress } from './config.js';
import { databaseSettings } from './database-settings.ts';
import { settingKinds } from './setting-kinds.ts';
import { telemetryKinds, telemetrySettings } from './telemetry-settings.ts';
import { WrongSettings } from './wrong-settings.ts';

const {
  absolutePath,
  addresses,
  dnsServer,
  matching,
  oneOf,
  plainPaths,
  postgresUrl,
  postgresUrls,
  programLine,
  requests,
  sender,
  shutdowns,
  storageUrl,
  timeStampAuthority,
  urlOf,
  webAddress,
  wholeNumber,
  words,
} = settingKinds;

const Settings = z.object({
  ANCHOR_TIME_STAMP_URL: timeStampAuthority,
  BASE_URL: webAddress('must be a web address, such as http://localhost:3000'),
  BOUNCES_ADDRESS: matching(
    /^[^\s<>@,;:"()+]{1,20}@[^\s<>@,;:"()]+$/,
    'must be an address, with 20 characters before the @ at most',
  ),
  BOUNCES_SECONDS: wholeNumber(60, 1, 3600),
  // In the open on this machine alone.
  BOUNCES_URL: matching(
    /^(imaps:\/\/([^@/]+@)?[^@/]+|imap:\/\/([^@/]+@)?(localhost|127(\.\d+){3}|\[::1\])(:\d+)?)(\/\S*)?$/,
    'must be like imaps://user:password@mail.example.com',
  ),
  DATABASE_CA_FILE: absolutePath,
  DATABASE_CERTIFICATE_FILE: absolutePath,
  DATABASE_CERTIFICATE_KEY_FILE: absolutePath,
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(10, 2, 200),
  DATABASE_POOLER: oneOf(['none', 'transaction'], 'none'),
  DATABASE_REPLICA_URL: postgresUrls,
  DATABASE_READER_URL: postgresUrl.optional(),
  DATABASE_ROW_SECURITY: oneOf(['on', 'off'], 'on'),
  DATABASE_URL: postgresUrl,
  DATABASE_WAIT_SECONDS: wholeNumber(10, 1, 60),
  DATA_DIR: z.string().min(1).default('data'),
  DISK_WARNING_MB: wholeNumber(1000, 0, 1_000_000_000),
  DOCUMENT_SEAL_FILE: z.string().optional(),
  DRAIN_SECONDS: wholeNumber(3, 0, 60),
  EVERIFY_HOSTS: words('everify.uscis.gov stage-everify.uscis.gov'),
  EVERIFY_POLL_SECONDS: wholeNumber(60, 1, 86_400),
  EVERIFY_SHUTDOWNS: shutdowns,
  EVERIFY_SIMULATOR_URL: webAddress('must be the address of the simulator'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  KEY_COMMAND: programLine,
  INSTALLATION_NAME: z.string().trim().min(1).max(100).optional(),
  INTERNAL_TOKEN: matching(/^[\x21-\x7e]{32,}$/, 'must be 32 visible ASCII characters or more'),
  INTEGRITY_CHECK_DAYS: wholeNumber(7, 1, 90),
  KEEP_ALIVE_SECONDS: wholeNumber(72, 1, 3600),
  LINK_DAYS: wholeNumber(7, 1, 90),
  LOG_FILE_MB: wholeNumber(50, 1, 10_000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  LOG_TO: oneOf(['files', 'stdout'], 'files'),
  MAIL_DKIM_SELECTOR: matching(
    /^[a-z\d]([a-z\d_.-]{0,61}[a-z\d])?$/i,
    'must be the selector of a DKIM key, such as s1',
  ),
  MAIL_DNS_SERVERS: words('').pipe(z.array(dnsServer)),
  MAIL_FROM: sender,
  MAIL_SECONDS: wholeNumber(30, 1, 120),
  MAIL_TEST_ADDRESS: sender,
  METRICS_TOKEN: matching(/^[\x21-\x7e]{16,}$/, 'must be 16 visible ASCII characters or more'),
  OFFICIAL_FORMS_DIR: z.string().optional(),
  ...telemetryKinds,
  PLAIN_PATHS: words('').pipe(z.array(z.enum(plainPaths, `must be of ${plainPaths.join(', ')}`))),
  PORT: wholeNumber(3000, 1, 65535),
  RATE_LIMIT_ADDRESSES: requests(100),
  RATE_LIMIT_SESSIONS: requests(200),
  RATE_LIMIT_TOKENS: requests(600),
  REPORT_SECONDS: wholeNumber(20, 1, 600),
  ROLE: oneOf(['all', 'api', 'worker'], 'all'),
  SECRET_KEYS_FILE: z.string().optional(),
  SECRET_KEY_FILE: z.string().optional(),
  SECURITY_CONTACT: matching(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'must be like mailto:security@example.com or https://example.com/report',
  ),
  SECURITY_LOG_DAYS: wholeNumber(365, 90, 3650),
  SMS_SECRET: matching(
    /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
    'must be whsec_ and 24 to 64 random bytes in base64',
  ),
  SMS_TEST_NUMBER: matching(/^\+[1-9]\d{6,14}$/, 'must be a number such as +15185550142'),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://texts.example.com/send' })
    .refine(isOwnOrSafe, 'must begin with https:// outside of your own network, and hold no password')
    .optional(),
  SMTP_URL: urlOf(/^smtps?$/, 'must be like smtps://user:password@mail.example.com'),
  STORAGE_PREVIOUS_URL: storageUrl,
  STORAGE_URL: storageUrl,
  STANDBY: oneOf(['on', 'off'], 'on'),
  STARTED_AGAIN: wholeNumber(0, 0, 1_000_000),
  TIME_STAMP_URL: timeStampAuthority,
  TRUSTED_PROXIES: addresses,
  WEBHOOK_PRIVATE_HOSTS: words('').transform((hosts) => hosts.map((host) => host.toLowerCase())),
  WEBHOOK_SECONDS: wholeNumber(15, 1, 15),
  WEB_FILES: z.string().optional(),
  WEB_IN_DEVELOPMENT: oneOf(['yes', 'no'], 'no'),
  WEB_URL: urlOf(/^http$/, 'must be the address of the web, such as http://10.0.0.7:3002'),
  WORKER_PORT: wholeNumber(3001, 1, 65535),
});

type Parsed = z.output<typeof Settings>;

/** Every setting of the service. Each can also be given as `NAME_FILE` (`with-setting-files.ts`). */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

export { WrongSettings };

/**
 * Reads the settings from an environment.
 * @throws WrongSettings with a line for each wrong setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Settings.safeParse(withoutEmpty(environment));
  if (!parsed.success)
    throw new WrongSettings(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  const settings = parsed.data;
  return {
    anchorTimeStampUrl: settings.ANCHOR_TIME_STAMP_URL,
    baseUrl: (settings.BASE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    bounces: {
      url: settings.BOUNCES_URL,
      address: settings.BOUNCES_ADDRESS,
      seconds: settings.BOUNCES_SECONDS,
    },
    ...databaseSettings(settings),
    dataDir: settings.DATA_DIR,
    securityContact: settings.SECURITY_CONTACT,
    diskWarningMegabytes: settings.DISK_WARNING_MB,
    documents: { sealFile: settings.DOCUMENT_SEAL_FILE, timeStampUrl: settings.TIME_STAMP_URL },
    drainSeconds: settings.DRAIN_SECONDS,
    everify: {
      hosts: settings.EVERIFY_HOSTS,
      pollSeconds: settings.EVERIFY_POLL_SECONDS,
      shutdowns: settings.EVERIFY_SHUTDOWNS,
      simulatorUrl: settings.EVERIFY_SIMULATOR_URL?.replace(/\/+$/, ''),
    },
    host: settings.HOST,
    keys: {
      command: settings.KEY_COMMAND,
      file: settings.SECRET_KEY_FILE,
      listFile: settings.SECRET_KEYS_FILE,
    },
    installationName: settings.INSTALLATION_NAME,
    integrityCheckDays: settings.INTEGRITY_CHECK_DAYS,
    keepAliveSeconds: settings.KEEP_ALIVE_SECONDS,
    linkDays: settings.LINK_DAYS,
    logLevel: settings.LOG_LEVEL,
    logs: { to: settings.LOG_TO, fileMegabytes: settings.LOG_FILE_MB },
    mail: mailOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    officialFormsDir: settings.OFFICIAL_FORMS_DIR,
    plainPaths: settings.PLAIN_PATHS,
    port: settings.PORT,
    rateLimits: {
      tokens: settings.RATE_LIMIT_TOKENS,
      sessions: settings.RATE_LIMIT_SESSIONS,
      addresses: settings.RATE_LIMIT_ADDRESSES,
    },
    reportSeconds: settings.REPORT_SECONDS,
    role: settings.ROLE,
    securityLogDays: settings.SECURITY_LOG_DAYS,
    storage: { url: settings.STORAGE_URL, previousUrl: settings.STORAGE_PREVIOUS_URL },
    hasStandby: settings.STANDBY === 'on',
    startedAgain: settings.STARTED_AGAIN,
    telemetry: telemetrySettings(settings),
    texts: textsOf(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    web: webOf(settings),
    webhooks: { privateHosts: settings.WEBHOOK_PRIVATE_HOSTS, seconds: settings.WEBHOOK_SECONDS },
    workerPort: settings.WORKER_PORT,
  };
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from, ...settings }: Parsed): MailSettings {
  if (smtpUrl !== undefined && from === undefined)
    throw new WrongSettings(['MAIL_FROM must be set with SMTP_URL']);
  return {
    smtpUrl,
    from,
    testAddress: settings.MAIL_TEST_ADDRESS?.address,
    dkimSelector: settings.MAIL_DKIM_SELECTOR,
    dnsServers: settings.MAIL_DNS_SERVERS,
    seconds: settings.MAIL_SECONDS,
  };
}

function textsOf({ SMS_URL: url, SMS_SECRET: secret, ...settings }: Parsed): TextSettings {
  if (url !== undefined && secret === undefined)
    throw new WrongSettings(['SMS_SECRET must be set with SMS_URL']);
  if (url !== undefined && settings.SMTP_URL === undefined)
    throw new WrongSettings(['SMTP_URL must be set with SMS_URL: most people are written to by email']);
  return { url, secret, testNumber: settings.SMS_TEST_NUMBER };
}

const ownRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** Links are in what is sent there: in the open they go over the operator's own network alone. */
function isOwnOrSafe(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, username, password } = new URL(given);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (username + password !== '') return false;
  // A name without a dot is one of a network's own.
  if (protocol === 'https:' || !/[.:]/.test(host)) return true;
  return ipaddr.isValid(host) && ownRanges.includes(ipaddr.process(host).range());
}

function webOf({ INTERNAL_TOKEN: internalToken, ...settings }: Parsed): WebAddress | undefined {
  const { WEB_URL: url, WEB_IN_DEVELOPMENT: inDevelopment } = settings;
  if (url === undefined) return undefined;
  if (internalToken === undefined) throw new WrongSettings(['INTERNAL_TOKEN must be set with WEB_URL']);
  return { url, internalToken, filesFolder: settings.WEB_FILES, isInDevelopment: inDevelopment === 'yes' };
}

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
