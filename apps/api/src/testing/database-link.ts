import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy to a database, or to any other server, that a test can block as a broken network would. */
export interface DatabaseLink {
  readonly connectionString: string;
  /** Open connections deliver nothing from now on, and none of them closes. New ones work, unless `all`. */
  block(all?: 'all'): void;
  /** New connections work again. */
  open(): void;
  close(): Promise<void>;
}

/** Gets what is sent on a connection. If it returns false, that and all later data is dropped. */
export type Listener = (sent: Buffer) => boolean;

/** The fate of a connection: forwarded, refused, or opened and ignored. */
export type Admission = 'take' | 'refuse' | 'ignore';

/**
 * @param listen makes the listener of a new connection
 * @param admit decides about a new connection, counted from 1
 */
export async function linkTo(
  databaseUrl: string,
  listen: () => Listener = () => () => true,
  admit: (number: number) => Admission = () => 'take',
): Promise<DatabaseLink> {
  let connections = 0;
  const pairs: [Socket, Socket][] = [];
  let isBlocked = false;
  const server = createServer((near) => {
    near.on('error', () => undefined);
    const admission = isBlocked ? 'ignore' : admit((connections += 1));
    if (admission === 'refuse') near.destroy();
    if (admission !== 'take') return;
    const far = connectTo(databaseUrl).on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    const hears = listen();
    const heard = new Transform({
      transform(sent: Buffer, _encoding, pass) {
        if (hears(sent)) pass(null, sent);
      },
    });
    near.pipe(heard).pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${Object(server.address()).port}`;
  return {
    connectionString: url.href,
    block(all) {
      isBlocked = all === 'all';
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe().pause();
        far.unpipe().pause();
      }
    },
    open() {
      isBlocked = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Connects by the unix socket, or by host and port. */
function connectTo(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  return folder === null ? connect(Number(port), hostname) : connect(`${folder}/.s.PGSQL.${port}`);
}
