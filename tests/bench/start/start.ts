// `npm run bench:start`: how soon the server answers on a migrated database, what that costs, and the memory of its process
// after the start and after mixed calls, with the image's own environment for memory. `-- --calls 5000` makes fewer. Without a built web app
// (`npm run build:web`) it serves no pages, and is smaller than the image.
import { parseArgs } from 'node:util';
import { type Person, startProduct } from '../../support/product.ts';
import { IMAGE_ENVIRONMENT } from '../image-environment.ts';
import { cpuOf, memoryOf } from '../server/cpu.ts';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '25000' } } });
const CALLS = Number(values.calls);
const AT_ONCE = 16;
/** Enough that nobody reaches the limit of reads. */
const PEOPLE = 50;
/** The goals of an operator's smallest machine. */
const GOAL_MB = 220;

Object.assign(process.env, IMAGE_ENVIRONMENT);

const product = await startProduct();
try {
  // The first start has compiled the code and migrated the database.
  await product.killApi();
  const from = performance.now();
  await product.startApi();
  const { api } = product.processes();
  console.log(
    `ready after ${Math.round(performance.now() - from)} ms, of which ${Math.round(cpuOf(api) / 1000)} ms on a processor`,
  );
  console.log(`memory after the start: ${Math.round(memoryOf(api))} MB (goal ${GOAL_MB})`);

  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await product.join(`caller${index}`));
  const calls = people.flatMap(({ api: client, profileId }) => [
    () => client.getMe(),
    () => client.listLatestProfiles(),
    () => client.getProfile({ path: { id: profileId } }),
    () => client.getHome({ query: { userProfileId: profileId } }),
    () => client.listNotifications(),
    () => client.listConversations({ query: { profileId } }),
    () => fetch(`${product.url}/`).then((answer) => answer.text()),
  ]);
  let left = CALLS;
  let most = 0;
  async function call(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await calls[left % calls.length]?.();
      most = Math.max(most, memoryOf(api));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, call));
  console.log(`memory after ${CALLS} calls: ${Math.round(memoryOf(api))} MB, at most ${Math.round(most)} MB`);
} finally {
  await product.stop();
}
