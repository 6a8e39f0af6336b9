import { DEFAULT_VALUES } from '@mutuals/ui/screens/profile-form';
import { expect, it } from 'vitest';
import { readExport as readExportOver } from './read-export.ts';

const readExport = (file: Blob) => readExportOver(file, DEFAULT_VALUES);

const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** place) % 256);
const packed = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );

/** A zip of these files; `claims` replaces the packed size that its directory states. */
async function zipOf(files: Readonly<Record<string, unknown>>, claims?: number): Promise<Blob> {
  const parts: Uint8Array[] = [];
  const directory: number[] = [];
  let at = 0;
  const add = (bytes: readonly number[] | Uint8Array) => {
    parts.push(Uint8Array.from(bytes));
    at += bytes.length;
  };
  for (const [path, content] of Object.entries(files)) {
    const bytes = await packed(typeof content === 'string' ? content : JSON.stringify(content));
    const name = [...new TextEncoder().encode(path)];
    const start = at;
    // As a zip that is written while it is read has it: the sizes are in the directory alone.
    add([
      ...little(0x04034b50, 4),
      ...little(20, 2),
      ...little(8, 2),
      ...little(8, 2),
      ...little(0, 16),
      ...little(name.length, 2),
      0,
      0,
      ...name,
    ]);
    add(bytes);
    directory.push(
      ...little(0x02014b50, 4),
      ...little(20, 2),
      ...little(20, 2),
      ...little(8, 2),
      ...little(8, 2),
      ...little(0, 8),
      ...little(claims ?? bytes.length, 4),
      ...little(0, 4),
      ...little(name.length, 2),
      ...little(0, 12),
      ...little(start, 4),
      ...name,
    );
  }
  const start = at;
  add(directory);
  add([...little(0x06054b50, 4), ...little(0, 8), ...little(directory.length, 4), ...little(start, 4), 0, 0]);
  return new Blob(parts.map((part) => new Uint8Array(part)));
}

const manifest = { format: 'mutuals-export', version: 1 };
const ada = {
  id: 'p1',
  profileType: 'individual',
  subtype: 'developer',
  name: 'Ada Okafor',
  bio: 'Builds.',
  avatarUrl: 'x/1.webp',
  tags: ['defi'],
  languages: ['en'],
  interests: [],
  skills: ['solidity'],
  details: { githubLink: 'https://github.com/ada', social: { x: 'https://x.com/ada' } },
  tier: 'premium_plus',
  isVerified: true,
};
const exported = (profiles: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  zipOf({ 'export.json': manifest, 'data/messages.json': [], 'data/profiles.json': profiles, ...more });

it('reads the words of each profile into the form, and nothing that is earned or bought', async () => {
  const links = [
    { profileId: 'p1', url: 'https://ada.example' },
    { profileId: 'p2', url: 'https://other.example' },
  ];
  const project = {
    ...ada,
    id: 'p2',
    profileType: 'project',
    subtype: 'dapp',
    details: { status: 'building', links: { discord: 'https://discord.gg/x' }, teamSize: 3 },
  };
  const { profiles } = await readExport(await exported([ada, project], { 'data/projectLinks.json': links }));
  expect(profiles).toEqual([
    {
      ...DEFAULT_VALUES,
      profileType: 'individual',
      role: 'developer',
      name: 'Ada Okafor',
      bio: 'Builds.',
      tags: ['defi'],
      languages: ['en'],
      skills: ['solidity'],
      githubLink: 'https://github.com/ada',
      socialX: 'https://x.com/ada',
      projectLinks: ['https://ada.example'],
    },
    expect.objectContaining({
      profileType: 'project',
      projectType: 'dapp',
      status: 'building',
      discordLink: 'https://discord.gg/x',
      teamSize: 3,
      projectLinks: ['https://other.example'],
    }),
  ]);
});

it('leaves out what is no profile, and cuts what is too long', async () => {
  const strange = {
    ...ada,
    name: 'x'.repeat(100_000),
    tags: [1, 'defi', null],
    bio: 7,
    details: 'none',
    skills: Array(900).fill('s'),
  };
  const { profiles } = await readExport(await exported([null, 7, { profileType: 'robot' }, strange]));
  expect(profiles).toHaveLength(1);
  expect(profiles?.[0]).toMatchObject({ name: 'x'.repeat(80), tags: ['defi'], bio: '', githubLink: '' });
  expect(profiles?.[0]?.skills).toHaveLength(20);
});

it.each([
  ['a file that is no zip', async () => new Blob(['hello'.repeat(100)]), 'not_an_export'],
  ['an empty file', async () => new Blob([]), 'not_an_export'],
  ['a zip of something else', () => zipOf({ 'photo.json': {} }), 'not_an_export'],
  ['another program’s export', () => zipOf({ 'export.json': { format: 'mastodon', version: 1 } }), 'not_an_export'],
  ['broken JSON', () => zipOf({ 'export.json': '{' }), 'not_an_export'],
  ['a version that is to come', () => zipOf({ 'export.json': { ...manifest, version: 2 } }), 'too_new'],
  ['no profiles', () => exported([]), 'no_profiles'],
  ['a list that is none', () => exported({ deep: [] }), 'no_profiles'],
  ['a zip bomb', () => exported(' '.repeat(30_000_000)), 'too_large'],
  ['a directory that claims too much', () => zipOf({ 'export.json': manifest }, 900_000_000), 'too_large'],
] as const)('says of %s why it gives no profile', async (_name, file, fault) => {
  expect(await readExport(await file())).toEqual({ profiles: null, fault });
});

it('says so of a zip that was cut off', async () => {
  const whole = await exported([ada]);
  expect(await readExport(whole.slice(0, whole.size - 30))).toEqual({ profiles: null, fault: 'not_an_export' });
  expect(await readExport(whole.slice(40))).toEqual({ profiles: null, fault: 'not_an_export' });
});

it('reads no value however deep it is nested', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(await readExport(await exported(`[{"id":"p","profileType":${deep}}]`))).toEqual({
    profiles: null,
    fault: 'no_profiles',
  });
});
