#!/usr/bin/env node
// npx @mutuals/ui doctor    what is wrong with how this app uses the kit
// npx @mutuals/ui upgrade   changes its sources as the latest release asks for; --dry-run only says what
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readApp } from './app.ts';
import { diagnose } from './doctor.ts';
import { upgrade } from './upgrade.ts';

const [command, ...options] = process.argv.slice(2);
// `| head` closes the pipe before all is written.
process.stdout.on('error', () => process.exit());
const say = (line: string) => process.stdout.write(`${line}\n`);

if (command === 'doctor') {
  const findings = diagnose(readApp(process.cwd()));
  for (const { kind, says, at } of findings)
    say(`${kind === 'wrong' ? '✗' : '·'} ${at === undefined ? '' : `${at}  `}${says}`);
  const wrong = findings.filter(({ kind }) => kind === 'wrong').length;
  say(wrong === 0 ? '✓ Nothing is wrong.' : `${wrong} to mend.`);
  process.exitCode = wrong === 0 ? 0 : 1;
} else if (command === 'upgrade') {
  const { changed, left } = upgrade(readApp(process.cwd()));
  for (const [file, text] of changed) {
    if (!options.includes('--dry-run')) writeFileSync(path.join(process.cwd(), file), text);
    say(`✓ ${file}`);
  }
  for (const { at, says } of left) say(`· ${at}  ${says}`);
  say(`${changed.size} files changed, ${left.length} places to decide.`);
} else {
  say('npx @mutuals/ui doctor | upgrade [--dry-run]');
  process.exitCode = command === undefined ? 0 : 1;
}
