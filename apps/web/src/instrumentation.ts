/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- Next replaces this constant when it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ openFrontDoor }, { trustedPeers }, { config }] = await Promise.all([
    import('./api/front-door'),
    import('./api/trusted-peers'),
    import('./config'),
  ]);
  openFrontDoor({
    peers: trustedPeers(config.listener),
    isHttps: config.baseUrl?.startsWith('https://') ?? false,
  });
}
