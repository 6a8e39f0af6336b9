import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { render } from './dist/server/server.js';

const client = path.join(import.meta.dirname, 'dist/client');
const page = await readFile(path.join(client, 'index.html'), 'utf8');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

async function answer(request) {
  const { pathname } = new URL(request.url);
  const type = types[path.extname(pathname)];
  if (pathname.startsWith('/assets/') && type)
    return new Response(await readFile(path.join(client, path.normalize(pathname))), {
      headers: { 'content-type': type },
    });
  const answered = await render(request);
  if (answered instanceof Response) return answered;
  const { markup, status } = answered;
  return new Response(
    page.replace('<!--app-->', () => markup),
    { status, headers: { 'content-type': 'text/html' } },
  );
}

const server = createServer(async (incoming, outgoing) => {
  try {
    const { status, headers, body } = await answer(
      new Request(`http://${incoming.headers.host}${incoming.url}`, {
        method: 'GET',
        headers: { accept: 'text/html' },
      }),
    );
    outgoing.writeHead(status, Object.fromEntries(headers));
    for await (const chunk of body ?? []) outgoing.write(chunk);
  } catch (error) {
    console.error(error);
    outgoing.writeHead(500);
  }
  outgoing.end();
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
