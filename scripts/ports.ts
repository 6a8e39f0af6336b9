// Checks our ports before anything starts, so that the error is one clear line.
import { once } from 'node:events';
import net from 'node:net';

const LOOPBACK_V6 = '::1';
const ABSENT = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/**
 * Throws one line with the variable to change if `port` is taken. The other loopback address counts too, because a
 * browser that opens "localhost" might reach it instead.
 */
export async function requireFreePort(port: number, variable: string, host: string): Promise<void> {
  for (const address of [host, LOOPBACK_V6]) {
    const code = await listenProblem(port, address);
    if (code === null || (address === LOOPBACK_V6 && ABSENT.includes(code))) continue;
    const advice = `choose another port: ${variable}=${port < 65_000 ? port + 10 : port - 10} npm start`;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use by another program. Stop that program, or ${advice}`);
    throw new Error(`Port ${port} of ${address} cannot be opened (${code}). Please ${advice}`);
  }
}

function listenProblem(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, ipv6Only: true }, () => probe.close(() => resolve(null)));
  });
}

/** A port number from the environment; throws one clear line if it is invalid. */
export function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable]?.trim();
  if (text === undefined || text === '') return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`${variable}=${text} is no port number. Use one from 1 to 65535.`);
}

/** A port that is free now, for what nobody needs to find. */
export async function freePort(host: string): Promise<number> {
  const probe = net.createServer();
  const listening = once(probe.listen({ port: 0, host }), 'listening');
  await listening;
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
