import { expect, it } from 'vitest';
import { opened } from './open-port.ts';

it.each([
  [{ code: 'EADDRINUSE', port: 80 }, 'port 80 is in use: set PORT to a free one.'],
  [{ code: 'EACCES', port: 80 }, 'this user may not open the port of PORT: set it above 1023.'],
  [{ code: 'EADDRNOTAVAIL' }, 'HOST is no address of this machine (EADDRNOTAVAIL).'],
  [{ code: 'EMFILE' }, 'as it was'],
])('a port that cannot be opened by %j is told with the setting to change', async (fields, message) => {
  const opening = opened(Promise.reject(Object.assign(new Error('as it was'), fields)), 'PORT');
  await expect(opening).rejects.toMatchObject({ message });
});
