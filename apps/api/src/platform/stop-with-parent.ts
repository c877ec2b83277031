/** Where the process was started with an IPC channel, its end means that the supervisor is gone: stop too. */
export function stopWithParent(stop: () => Promise<void>): void {
  process.once('disconnect', () => {
    void stop().finally(() => process.exit(0));
  });
}
