/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- Next replaces this constant when it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { leaveTimeToFrontDoor } = await import('./leave-time-to-front-door');
  leaveTimeToFrontDoor();
  const { endKeptConnections } = await import('./end-kept-connections');
  endKeptConnections();
  const { sealWithOwnKey } = await import('./seal-with-own-key');
  sealWithOwnKey();
}
