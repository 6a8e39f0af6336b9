// Writes `.env.example` from the settings that the server reads (apps/api/src/settings.data.ts); `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { COMPOSE_SETTINGS, SETTINGS, type Setting } from '../apps/api/src/settings.data.ts';

const FILE = '.env.example';
const WIDTH = 118;

const HEAD = `# Generated from apps/api/src/settings.data.ts by npm run settings. Copy it to .env and fill in what is needed.
# Lines that begin with "# NAME=" are optional and show the default or an example.
`;

/** Words in comment lines. */
function comment(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + 3 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}

function entry({ name, meaning, fallback, isNeeded, source, example }: Setting): string {
  const text = [meaning, ...(isNeeded ? ['Needed.'] : []), ...(source === undefined ? [] : [`Where: ${source}`])].join(
    ' ',
  );
  const value = example ?? fallback ?? '';
  return `${comment(text)}\n${isNeeded ? '' : '# '}${name}=${/\s/.test(value) ? `"${value}"` : value}`;
}

const groups = Object.entries({ ...SETTINGS, 'compose.yaml alone (docs/operating/run-it.md)': COMPOSE_SETTINGS }).map(
  ([title, settings]) => `# --- ${title} ---\n\n${settings.map(entry).join('\n\n')}`,
);
const wanted = `${HEAD}\n${groups.join('\n\n')}\n`;
const current = await readFile(FILE, 'utf8').catch(() => '');
if (current === wanted) console.log(`${FILE} is fresh.`);
else if (process.argv.includes('--check')) {
  console.error(`${FILE} is not what the server reads. Run: npm run settings`);
  process.exitCode = 1;
} else await writeFile(FILE, wanted);
