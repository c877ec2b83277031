/** What is here: the system, the processor, and on Linux whether its C library is that of GNU. */
export function thisMachine() {
  const { platform, arch } = process;
  return { platform, arch, hasGlibc: platform !== 'linux' || glibcVersion() !== undefined };
}

/**
 * One line for whom Firstday does not run, with what to do instead; undefined where it runs. Where it was tried is in
 * docs/deploy/one-machine.md.
 * @param {{platform: string, arch: string, hasGlibc: boolean}} machine
 */
export function unsupportedMachine({ platform, arch, hasGlibc }) {
  if (platform === 'win32')
    return 'Firstday does not run on Windows itself: use WSL 2 (Debian or Ubuntu), or a container.';
  if (platform !== 'linux' && platform !== 'darwin')
    return `Firstday does not run on ${platform}: use Linux, macOS, or a container.`;
  if (arch !== 'x64' && arch !== 'arm64')
    return `Firstday does not run on ${arch}: it needs a 64-bit processor, x64 or arm64.`;
  if (!hasGlibc)
    return 'Firstday does not run on musl (Alpine): use a system with glibc 2.28 or newer, such as Debian.';
  return undefined;
}

function glibcVersion() {
  const { report } = process;
  // Without, the report looks up the names of all connections.
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime;
}
