import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { stillPicture } from '../tests/support/still-picture.ts';
import { approveOrTell, readApproved } from './gate/approved.ts';
import { enter, redraw, settle } from './gate/enter.ts';
import { findings } from './gate/findings.ts';
import { losses } from './gate/losses.ts';
import { photograph } from './gate/photograph.ts';
import { isScreen, type Mode, modesOfRun, startOf } from './modes.ts';

/** A caret blinks on in forced colours, whatever the page and the camera say; a field that is only read has none. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

/** The picture of a story in a mode, where it is not the approved one to the pixel. */
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
  // What a new drawing brings counts only if it is what was approved.
  await redraw(page, mode);
  return (await isApproved(await take())) ? null : picture;
}

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
    for (const mode of modesOfRun(title, tags)) {
      const tell = (problem: string) => problems.push(`${title} › ${name}, mode ${mode.name}: ${problem}`);
      const isCompared = mode.picture && process.platform === 'linux';
      // The one is decoded while the browser draws the other.
      const [isApproved] = await Promise.all([
        isCompared ? readApproved(`${id}.${mode.name}`) : undefined,
        enter(page, mode).then(() => settle(page)),
      ]);
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
