import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** Below the ephemeral port range, so that no outgoing connection takes a port between two uses of ours. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** Free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, '127.0.0.1');
  const opened = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (opened) await once(server.close(), 'close');
  return opened;
}
