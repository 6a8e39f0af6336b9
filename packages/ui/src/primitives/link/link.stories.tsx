import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { ArrowRightIcon } from '../icons/icons.ts';
import { LinkButton } from './link-button.tsx';
import { Link, type LinkProps } from './link.tsx';
import { linkVariants } from './link.variants.ts';
import { linkParts, linkButtonParts } from './link.parts.ts';

const guide: Guide = {
  use: [
    'It leads somewhere: another page, a profile, an address outside.',
    'LinkButton, where going there is the main thing to do: it looks like a button and stays a link, so it opens in a new tab and can be copied.',
  ],
  avoid: [
    'For what happens here and now, use Button.',
    'For the places of the product’s bars, use TopBar and BottomBar, which mark the current page.',
  ],
  anatomy: [linkParts, linkButtonParts],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it', story: 'Keyboard' },
    { keys: 'Enter', does: 'Follows it', story: 'Keyboard' },
  ],
  reader: [
    'Its text and the role “link”, LinkButton too.',
    'A link that opens a new tab says so in its text, hidden from the eye.',
  ],
  dos: [
    'Let the words make sense out of context: “View Ada’s profile”.',
    '`render` puts an app’s own link in the place of the `a`, such as one that loads its page ahead: it takes over all that it is given.',
    'Use `inline` within running text: the underline is what tells it from the words around it.',
  ],
  donts: ['“Here” or “Read more” five times on a page.', 'A link without `href`: then it is a Button.'],
};

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { guide },
  args: { children: 'View profile', href: '#profile' },
  argTypes: argTypesOf(linkVariants),
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(linkVariants, 'variant')} columns={interactionStates}>
      {(variant, state) => (
        <ForceState state={state}>
          <Link variant={variant} href="#terms">
            Terms of use
          </Link>
        </ForceState>
      )}
    </Matrix>
  ),
};

export const AsButtons: Story = {
  render: () => (
    <div className="mu:flex mu:flex-wrap mu:gap-3">
      {options(buttonVariants, 'variant').map((variant) => (
        <LinkButton key={variant} href="#discover" variant={variant} icon={<ArrowRightIcon className="mu:size-4.5" />}>
          Discover
        </LinkButton>
      ))}
    </div>
  ),
};

/** An app's own link, which knows when to load the page that it leads to. */
const ownLink: LinkProps['render'] = (link) =>
  'href' in link ? (
    <a {...link} data-loads="ahead">
      {link.children}
    </a>
  ) : (
    <span {...link} />
  );

export const OwnLink: Story = {
  tags: ['no-picture'],
  render: () => (
    <>
      <Link href="#profile" render={ownLink}>
        View profile
      </Link>
      <LinkButton href="#discover" render={ownLink}>
        Discover
      </LinkButton>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, href, slot] of [
      ['View profile', '#profile', 'link'],
      ['Discover', '#discover', 'link-button'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('data-loads', 'ahead');
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('data-slot', slot);
      await expect(link.className).not.toBe('');
    }
  },
};

const follow = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Keyboard: Story = {
  render: () => (
    <Link href="#profile" onClick={follow}>
      View profile
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View profile' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  },
};
