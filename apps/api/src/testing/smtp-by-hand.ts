import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server that does with a mail what a test says: a real one always answers. */
export interface SmtpByHand {
  url: string;
  /** Every mail of which it got all, as it is on the wire. */
  readonly mails: string[];
  /** What it does with a mail that it has; answers nothing by itself. */
  onMail: (socket: Socket) => void;
  /** What it says first; null drops the connection. */
  greeting: string | null;
  /** What it answers to commands that begin so, instead of taking them; null drops the connection. */
  answers: Record<string, string | null>;
  close(): void;
}

export async function createSmtpByHand(): Promise<SmtpByHand> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isMail = false;
    let rest = '';
    const take = (part: string): void => {
      if (isMail) {
        isMail = false;
        smtp.mails.push(part);
        return smtp.onMail(socket);
      }
      const [, answer] = Object.entries(smtp.answers).find(([command]) => part.startsWith(command)) ?? [];
      if (answer === null) return void socket.destroy();
      if (answer !== undefined) return void socket.write(`${answer}\r\n`);
      isMail = part === 'DATA';
      socket.write(isMail ? '354 Go on\r\n' : '250 Well\r\n');
    };
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      rest += bytes.toString();
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at === -1) return;
        const part = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        take(part);
      }
    });
    if (smtp.greeting === null) socket.destroy();
    else socket.write(`${smtp.greeting}\r\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const smtp: SmtpByHand = {
    url: `smtp://127.0.0.1:${Object(server.address()).port}`,
    mails: [],
    onMail: (socket) => void socket.write('250 Taken\r\n'),
    greeting: '220 Here',
    answers: {},
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return smtp;
}
