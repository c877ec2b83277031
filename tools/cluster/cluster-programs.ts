import { ensureUnpacked } from '../test/unpacked-packages.mjs';
import { ensureObjectGateway, ensurePooler } from '../test/system-tools.mjs';

/** Everything that stands around the service: Debian's packages, most of them unpacked and not installed. */
export async function ensureClusterPrograms(): Promise<void> {
  await ensureObjectGateway();
  await ensurePooler();
  await ensureUnpacked({
    nginx: 'nginx',
    haproxy: 'haproxy',
    patroni: 'patroni',
    etcd: 'etcd-server',
    pg_rewind: 'postgresql',
  });
}
