import { existsSync, readFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { stillPicture } from '../tests/support/still-picture.ts';
import { enter, redraw, settle } from './gate/enter.ts';
import { findings } from './gate/findings.ts';
import { losses } from './gate/losses.ts';
import { photograph } from './gate/photograph.ts';
import { isScreen, modesOf, startOf } from './modes.ts';

/** The approved pictures. */
const PICTURES = `${process.cwd()}/__screenshots__`;

/** A caret blinks on in forced colours, whatever the page and the camera say; a field that is only read has none. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  /** A play function runs as the story opens, not in the last mode of the story before it. */
  async preVisit(page, { title }) {
    await enter(page, startOf(title));
  },

  /** The play function has passed: axe, measurements and a picture in each mode. All findings are told, not the first alone. */
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { id, title, name } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const problems: string[] = [];
    // Parameters that a meta takes by `...` get lost where it has a doc comment: Storybook writes new ones over them.
    if (isScreen(title) && parameters.layout !== 'fullscreen')
      problems.push(`${title} › ${name}: a screen fills the window. Its meta has to write its parameters out.`);
    for (const mode of modesOf(title, tags)) {
      const tell = (problem: string) => problems.push(`${title} › ${name}, mode ${mode.name}: ${problem}`);
      await enter(page, mode);
      await settle(page);
      if (mode.forcedColours) await hideCaret(page);
      const file = `${PICTURES}/${id}.${mode.name}.png`;
      const approved = existsSync(file) ? readFileSync(file) : undefined;
      let picture =
        mode.picture && process.platform === 'linux'
          ? await stillPicture(() => photograph(page, title, tags), approved)
          : undefined;
      // What a new drawing brings counts only if it is what was approved.
      if (picture && approved && !approved.equals(picture)) {
        await redraw(page, mode);
        if (approved.equals(await stillPicture(() => photograph(page, title, tags), approved))) picture = approved;
      }
      (await findings(page, title, mode.axe)).forEach(tell);
      if (mode.fits) (await losses(page, mode)).forEach(tell);
      if (!picture || approved?.equals(picture)) continue;
      try {
        expect(picture).toMatchImageSnapshot({
          customSnapshotsDir: PICTURES,
          customSnapshotIdentifier: `${id}.${mode.name}`,
          comparisonMethod: 'pixelmatch',
          customDiffConfig: { threshold: 0 },
          failureThreshold: 0,
        });
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error));
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
} satisfies TestRunnerConfig;
