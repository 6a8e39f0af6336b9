// What people and agents build with the kit, graded by code.
//   npm run adopters                 prints the tasks, as prompts
//   npm run adopters -- <folder>     grades the solutions in a folder: <task>.tsx each, with its screen as the default export
import { freshFolder } from '../package/apps.ts';
import { installPacked } from '../package/install.ts';
import { serve, tasksDone, type Verdict } from './grade.ts';
import { tasks } from './tasks.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const [wanted] = process.argv.slice(2);

if (wanted === undefined) {
  say(`Each is one file, <task>.tsx, whose default export is the component that does it. The page around it has the style sheet, the Provider,
<main> and a heading of level 1. It imports React and @mutuals/ui alone; the package's AGENTS.md, llms.txt and docs/ say how.\n`);
  for (const { id, prompt } of tasks) say(`## ${id}\n\n${prompt}\n`);
} else {
  const { folder, remove } = freshFolder('adopters');
  try {
    await installPacked(folder);
    const solutions = await serve(wanted, folder);
    const verdicts: Verdict[] = [];
    for (const file of solutions.files) {
      const verdict = await solutions.grade(file);
      verdicts.push(verdict);
      say(`${verdict.findings.length === 0 ? '✓' : '✗'} ${file}`);
      for (const { kind, says } of verdict.findings) say(`    ${kind}: ${says}`);
    }
    await solutions.close();
    const done = tasksDone(verdicts);
    say(`${done} of ${tasks.length} tasks done`);
    process.exitCode = done === tasks.length ? 0 : 1;
  } finally {
    remove();
  }
}
