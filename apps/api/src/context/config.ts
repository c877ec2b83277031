import type { Shutdown } from '@firstday/everify';

/** How E-Verify is reached; the user and password of an account are kept with it, sealed. */
export interface EverifySettings {
  /** Where live accounts may say that the web service is. */
  readonly hosts: readonly string[];
  /** How often it is asked for cases that changed by themselves. */
  readonly pollSeconds: number;
  /** Days on which the web service was shut, besides those that are known. */
  readonly shutdowns: readonly Shutdown[];
  /** The simulator that test accounts use; without it they open no cases. */
  readonly simulatorUrl: string | undefined;
}

/**
 * Machinery that is there for speed alone: counts that are kept of lists, statements that share a round trip, those
 * whose columns are described once a connection, and large bodies that take turns. Each has a plain twin that answers the same.
 */
export type PlainPath = 'lists' | 'batching' | 'statements' | 'bodies';

/** How finished documents are sealed. */
export interface DocumentSettings {
  /** PEM: an RSA key, its certificate, and those that vouch for it; without it the installation makes its own. */
  readonly sealFile: string | undefined;
  /** A time-stamp authority (RFC 3161), which is asked for each document. */
  readonly timeStampUrl: string | undefined;
}

/** How messages are sent by email. */
export interface MailSettings {
  /** The mail server; it holds a password, and is never logged. Without it, and the sender, nothing is sent. */
  readonly smtpUrl: string | undefined;
  readonly from: MailFrom | undefined;
  /** Where messages of test accounts go; without it they send none. */
  readonly testAddress: string | undefined;
  /** Under which name in DNS the key stands by which the mail server signs messages (DKIM). */
  readonly dkimSelector: string | undefined;
  /** Who is asked about the sender's domain; none for whom this machine asks. */
  readonly dnsServers: readonly string[];
  /** How long the mail server may take over each step. */
  readonly seconds: number;
}

/** Where messages come back to that a mail server took and could not deliver. */
export interface BounceSettings {
  /** A mailbox by IMAP; it holds a password, and is never logged. */
  readonly url: string | undefined;
  /** What the envelopes of messages are from, each with a part of its own; without it they are from `mail.from`. */
  readonly address: string | undefined;
  /** How often the mailbox is read. */
  readonly seconds: number;
}

/** How text messages are sent: by a function of the operator's, which hands them to a provider. */
export interface TextSettings {
  /** Where it is; the operator's own setting, so it may be within their network. */
  readonly url: string | undefined;
  /** What both sides sign with, `whsec_` and base64. */
  readonly secret: string | undefined;
  /** Where texts of test accounts go; without it they send none. */
  readonly testNumber: string | undefined;
}

/** Whom messages come from. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/** Where uploads and documents are kept, each as `s3://bucket/prefix` or `file:///folder`. */
export interface StorageSettings {
  /** `DATA_DIR/files` where there is none. */
  readonly url: string | undefined;
  /** Where they were kept before: what the other lacks is read from there. */
  readonly previousUrl: string | undefined;
}

/** Where traces and metrics are sent by OpenTelemetry's protocol (OTLP), and how much of them. */
export interface TelemetrySettings {
  readonly endpoint: string;
  /** They may hold a credential, and are never logged. */
  readonly headers: Readonly<Record<string, string>>;
  readonly metricMilliseconds: number;
  /** What is said of this process with all that it sends. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler:
    | 'always_on'
    | 'always_off'
    | 'traceidratio'
    | 'parentbased_always_on'
    | 'parentbased_always_off'
    | 'parentbased_traceidratio';
  /** Of how many traces it is, where the sampler goes by a share. */
  readonly share: number;
  readonly spanMilliseconds: number;
  readonly timeoutMilliseconds: number;
}

/** The settings of a process, read once. */
export interface Config {
  /** A time-stamp authority (RFC 3161), which is asked for the anchors of audit trails. */
  readonly anchorTimeStampUrl: string | undefined;
  /** Where people and partners reach the service: links are made from it. */
  readonly baseUrl: string;
  readonly bounces: BounceSettings;
  /** Where people report a weakness of this installation, for `/.well-known/security.txt`. */
  readonly securityContact: string | undefined;
  /** May name several hosts: whichever can be written to is used. */
  readonly databaseUrl: string;
  /** Leads to the server itself, for what lasts longer than a transaction; the same where no pooler is between. */
  readonly databaseDirectUrl: string;
  /** Of whom the tables are: makes and changes them, and makes backups. The same as the one that serves where there is one only. */
  readonly databaseOwnerUrl: string;
  readonly databasePool: number;
  /** `transaction`: each transaction may be on another connection of the server, as with PgBouncer's mode of this name. */
  readonly databasePooler: 'none' | 'transaction';
  /** Servers that replay what the primary writes: lists, searches, reports and exports are read there. */
  readonly databaseReplicaUrls: readonly string[];
  /** How long a request waits for a connection, and how long a database that says nothing counts as there. */
  /** Who only reads: reports and analysts of the operator. Nothing of ours connects by it. */
  readonly databaseReaderUrl: string | undefined;
  /** Whether PostgreSQL hides other accounts' rows from requests, where the one that serves is not the owner. */
  readonly databaseRowSecurity: 'on' | 'off';
  readonly databaseWaitSeconds: number;
  readonly dataDir: string;
  /** With less room than this in `DATA_DIR` somebody is to make more. */
  readonly diskWarningMegabytes: number;
  readonly documents: DocumentSettings;
  /** How long a process that is to end still serves, while balancers learn that it is not ready. */
  readonly drainSeconds: number;
  readonly everify: EverifySettings;
  /** The address that the service listens on; only this machine's own unless it is told otherwise. */
  readonly host: string;
  /** Where keys are besides `DATA_DIR`; none of these is needed. */
  readonly keys: {
    /** A program that prints keys, and its arguments. */
    readonly command: readonly string[] | undefined;
    /** A file with one key. */
    readonly file: string | undefined;
    /** A file with several. */
    readonly listFile: string | undefined;
  };
  /** Tells the installation from copies of it where its folder cannot: on machines that come and go. */
  readonly installationName: string | undefined;
  /** How often everything that an account keeps is compared with what was recorded. */
  readonly integrityCheckDays: number;
  /** How long a connection without a request is kept, in seconds: longer than a balancer before us keeps it. */
  readonly keepAliveSeconds: number;
  readonly linkDays: number;
  readonly logLevel: string;
  /** Where `npm start` writes what the processes say, and how large a file may grow. */
  readonly logs: { readonly to: 'files' | 'stdout'; readonly fileMegabytes: number };
  readonly mail: MailSettings;
  /** Whoever reads the metrics has it; without one, only programs of this machine read them. */
  readonly metricsToken: string | undefined;
  readonly officialFormsDir: string | undefined;
  /** Machinery that stands aside for its plain twin. */
  readonly plainPaths: readonly PlainPath[];
  /** Where people and programs reach a process that serves; a worker by itself shows its health at `workerPort`. */
  readonly port: number;
  /** Undefined where nothing is sent: then none of it is loaded. */
  readonly telemetry: TelemetrySettings | undefined;
  readonly texts: TextSettings;
  /** Requests in ten seconds, of each API token, each session, and each address without either; 0 for no limit. */
  readonly rateLimits: { readonly tokens: number; readonly sessions: number; readonly addresses: number };
  /** How long a report may be counted. */
  readonly reportSeconds: number;
  readonly role: 'all' | 'api' | 'worker';
  /** How long the security log is kept. */
  readonly securityLogDays: number;
  readonly storage: StorageSettings;
  /** Whether the launcher keeps a second API process loaded, which takes over when the first one ends. */
  readonly hasStandby: boolean;
  /** How often in a row what starts this process had to start it again. */
  readonly startedAgain: number;
  /** Whose `x-forwarded-for` is believed, besides this machine's own. */
  readonly trustedProxies: readonly string[];
  /** The pages: what is not the API's is handed on to them. Without them it is 404. */
  readonly web: WebAddress | undefined;
  readonly webhooks: {
    /** Hosts within the operator's own network that webhooks may lead to. */
    readonly privateHosts: readonly string[];
    /** How long a receiver may take to answer. */
    readonly seconds: number;
  };
  readonly workerPort: number;
}

/** Where the web listens, and how it and the API know each other. */
export interface WebAddress {
  readonly url: string;
  readonly internalToken: string;
  /** The folder with the files of its build, which the API answers itself; without it the web does. */
  readonly filesFolder: string | undefined;
  /** Whether it is Next.js's development server, which tells its pages of changes. */
  readonly isInDevelopment: boolean;
}

/** The settings of the process, for injection. */
export const CONFIG = Symbol('config');
