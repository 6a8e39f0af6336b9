import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { stillPicture } from '../tests/support/still-picture.ts';
import { approveOrTell, readApproved } from './gate/approved.ts';
import { enter, redraw, settle } from './gate/enter.ts';
import { findings } from './gate/findings.ts';
import { losses } from './gate/losses.ts';
import { isSomethingOpen } from './gate/open.ts';
import { photograph } from './gate/photograph.ts';
import { isScreen, type Mode, modesOfRun, startOf } from './modes.ts';

/** In forced colours a caret blinks regardless of page and camera; a read-only field has none. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

/** The picture of a story in a mode; null if it equals the approved one to the pixel. */
async function differentPicture(
  page: Page,
  { title }: TestContext,
  mode: Mode,
  tags: readonly string[],
  isApproved: Awaited<ReturnType<typeof readApproved>>,
): Promise<Buffer | null> {
  const take = () => stillPicture(() => photograph(page, title, tags), isApproved);
  const picture = await take();
  if (!isApproved) return picture;
  if (await isApproved(picture)) return null;
  // After a redraw, the picture counts only if it is the approved one.
  await redraw(page, mode);
  return (await isApproved(await take())) ? null : picture;
}

export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  /** A play function runs in its story's start mode, not in the last mode of the story before. */
  async preVisit(page, { title }) {
    await enter(page, startOf(title));
  },

  /** The play function has passed: axe, measurements and a picture in each mode. All findings are reported, not only the first. Another browser only plays. */
  async postVisit(page, context) {
    if (context.hasFailure || process.env.STORY_BROWSER) return;
    const { id, title, name } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const problems: string[] = [];
    // Storybook overwrites parameters that a meta with a doc comment spreads with `...`.
    if (isScreen(title) && parameters.layout !== 'fullscreen')
      problems.push(`${title} › ${name}: a screen fills the window. Its meta has to write its parameters out.`);
    for (const mode of modesOfRun({ title, name, tags })) {
      const tell = (problem: string) => problems.push(`${title} › ${name}, mode ${mode.name}: ${problem}`);
      const isCompared = mode.picture && process.platform === 'linux';
      // One is decoded while the browser draws the other.
      const [isApproved] = await Promise.all([
        isCompared ? readApproved(`${id}.${mode.name}`) : undefined,
        enter(page, mode).then(() => settle(page)),
      ]);
      if (tags.includes('open') && !(await isSomethingOpen(page))) tell('it is tagged `open`, and nothing is.');
      if (mode.forcedColours) await hideCaret(page);
      const different = isCompared ? await differentPicture(page, context, mode, tags, isApproved) : null;
      (await findings(page, title, mode.axe)).forEach(tell);
      if (mode.fits) (await losses(page, mode)).forEach(tell);
      if (different)
        await approveOrTell(`${id}.${mode.name}`, different).catch((error: unknown) =>
          tell(error instanceof Error ? error.message : String(error)),
        );
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
} satisfies TestRunnerConfig;
