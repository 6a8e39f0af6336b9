import { ConfigError } from './config.ts';

/**
 * Waits until a port is open. Throws ConfigError that names the setting to change.
 * @param setting names the port
 */
export async function opened(opening: Promise<unknown>, setting: 'PORT' | 'METRICS_PORT'): Promise<void> {
  try {
    await opening;
  } catch (error) {
    const { code, port }: { code?: unknown; port?: unknown } = Object(error);
    if (code === 'EADDRINUSE') throw new ConfigError([`port ${String(port)} is in use: set ${setting} to a free one.`]);
    if (code === 'EACCES') throw new ConfigError([`this user may not open the port of ${setting}: set it above 1023.`]);
    if (NOT_HERE.has(String(code))) throw new ConfigError([`HOST is no address of this machine (${String(code)}).`]);
    throw error;
  }
}

/** An address of another machine, or a name that nobody knows. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN']);
