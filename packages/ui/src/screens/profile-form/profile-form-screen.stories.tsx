import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { someSought } from '../../patterns/seeking/seeking.examples.ts';
import {
  ada,
  adaWithPictures,
  chineseArtist,
  longest,
  nightBuilders,
  tidepool,
} from '../../patterns/profile-kind/profile.examples.ts';
import { storySlots } from './picture-slots.story.tsx';
import { DEFAULT_VALUES, fromProfile, ProfileFormScreen, type ProfileFormScreenProps } from './profile-form-screen.tsx';
import { ProfileFormStory } from './profile-form-story.tsx';

const meta = {
  title: 'Screens/ProfileForm',
  component: ProfileFormStory,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'create' }, onSubmit: fn(), onChange: fn() },
} satisfies Meta<typeof ProfileFormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element;
};
const submit = (canvasElement: HTMLElement): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>('button[type=submit]');
  if (!button) throw new Error('no submit button');
  return button;
};

export const CreateIndividual: Story = { tags: ['on-sheet'] };
export const CreateGroup: Story = {
  tags: ['whole-page'],
  args: { values: { ...DEFAULT_VALUES, profileType: 'group', isPublic: true } },
};
export const CreateProject: Story = {
  tags: ['on-sheet'],
  args: { values: { ...DEFAULT_VALUES, profileType: 'project' } },
};
export const EditIndividual: Story = {
  tags: ['whole-page'],
  args: { view: { status: 'edit', profile: adaWithPictures } },
};
export const EditGroup: Story = { args: { view: { status: 'edit', profile: nightBuilders } } };
export const EditProject: Story = { tags: ['whole-page'], args: { view: { status: 'edit', profile: tidepool } } };
/** What it seeks is saved by itself, below the form. */
export const EditWithSeeking: Story = {
  tags: ['whole-page'],
  args: {
    view: { status: 'edit', profile: nightBuilders },
    seeking: {
      view: { status: 'ready', seeking: someSought },
      isOpen: false,
      onOpenChange: fn(),
      isSaving: false,
      onSave: fn(),
    },
  },
};
export const LongText: Story = { args: { view: { status: 'edit', profile: longest } } };
export const ChineseContent: Story = { args: { view: { status: 'edit', profile: chineseArtist } } };
const withoutForm = (view: Exclude<ProfileFormScreenProps['view'], { form: unknown }>): Story => ({
  render: () => <ProfileFormScreen slots={storySlots} view={view} listHref="/profiles" onRetry={fn()} />,
});
export const Loading = withoutForm({ status: 'loading' });
export const NotLoaded = withoutForm({
  status: 'error',
  message: 'Mutuals can’t be reached. Nothing is lost: check your connection and try again.',
});
export const Saving: Story = { args: { view: { status: 'edit', profile: ada }, isSaving: true } };

export const SaveFailed: Story = {
  args: {
    view: { status: 'edit', profile: ada },
    error: { message: 'Something went wrong. Please try again.' },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveFocus();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    view: { status: 'edit', profile: ada },
    error: {
      message: 'Some entries are not right. Nothing is lost: correct what is marked and try again.',
      fields: [
        { path: 'body/name', code: 'invalid_format' },
        { path: 'body/individualData/projectLinks/1/url', code: 'not_allowed' },
      ],
    },
  },
  play: async ({ userEvent }) => {
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(byId('profile-name')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(byId('profile-name'), '!');
    await expect(byId('profile-name')).not.toHaveAttribute('aria-invalid');
  },
};

const drawPicture = fn();

/** A press draws its own field anew, and not one that it didn't change. */
export const DrawnAlone: Story = {
  tags: ['play-only'],
  args: {
    slots: {
      ...storySlots,
      // Draws nothing, and reads what React Aria tells each field of a form.
      Picture: function Picture() {
        use(FormContext);
        drawPicture();
        return null;
      },
    },
  },
  play: async ({ userEvent }) => {
    drawPicture.mockClear();
    await userEvent.type(byId('profile-name'), 'Ada');
    await expect(byId('profile-name')).toHaveValue('Ada');
    await expect(drawPicture).not.toHaveBeenCalled();
  },
};

export const TriedEmpty: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(byId('profile-name')).toHaveAttribute('aria-invalid', 'true');
    await expect(byId('profile-bio')).toHaveAttribute('aria-invalid', 'true');
    const [toName] = within(summary).getAllByRole('link');
    if (!toName) throw new Error('no link to the field');
    await userEvent.click(toName);
    await expect(byId('profile-name')).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(byId('profile-name')).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(byId('profile-name'));
  },
};

export const WrongEntries: Story = {
  tags: ['whole-page'],
  args: {
    values: {
      ...DEFAULT_VALUES,
      name: 'A name that goes on and on until it is longer than the eighty characters allowed here',
      bio: 'Hi',
      tags: ['fine', 'a tag that is much longer than the forty characters'],
      githubLink: 'http://github.com/ada',
      projectLinks: ['https://ok.example', 'nonsense'],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(submit(canvasElement));
    await expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
  },
};

/** The whole form by keyboard alone: the address is completed, the words are split, empty fields are omitted. */
export const FilledByKeyboard: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    byId('profile-name').focus();
    await userEvent.keyboard('Ada{Tab}I build wallets.{Tab}defi, wallets,{Tab}');
    byId('profile-githubLink').focus();
    await userEvent.keyboard('github.com/ada{Tab}');
    await expect(byId('profile-githubLink')).toHaveValue('https://github.com/ada');
    submit(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      profileType: 'individual',
      name: 'Ada',
      bio: 'I build wallets.',
      tags: ['defi', 'wallets'],
      languages: ['en'],
      individualData: { role: 'developer', githubLink: 'https://github.com/ada' },
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ada' }));
  },
};

/** A restored draft says so; the page drops it. */
export const DraftIsBack: Story = {
  args: {
    view: { status: 'edit', profile: ada },
    values: { ...fromProfile(ada), bio: 'I build wallets that explain themselves.' },
    isRestored: true,
    onDiscard: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(byId('profile-bio')).toHaveValue('I build wallets that explain themselves.');
    const [banner] = screen.getAllByRole('status');
    if (!banner) throw new Error('no banner');
    const discard = within(banner).getByRole('button');
    await userEvent.click(discard);
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** Nothing is saved before the person has chosen between their value and the one stored meanwhile. */
export const ChangedElsewhere: Story = {
  args: {
    view: { status: 'edit', profile: ada },
    values: { ...fromProfile(ada), name: 'Ada, wallets' },
    elsewhere: [
      { field: 'name', theirs: 'Ada Byron', choice: 'open' },
      { field: 'role', theirs: 'trader', choice: 'theirs' },
      { field: 'tags', theirs: [], choice: 'mine' },
    ],
    onChoose: fn(),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const list = document.activeElement;
    if (!(list instanceof HTMLElement)) throw new Error('nothing has the focus');
    const [take, keep] = within(list).getAllByRole('button');
    if (!take || !keep) throw new Error('no choice');
    await userEvent.click(keep);
    await expect(args.onChoose).toHaveBeenLastCalledWith('name', 'mine');
    await userEvent.click(take);
    await expect(args.onChoose).toHaveBeenLastCalledWith('name', 'theirs');
  },
};

/** A failed save keeps every word, and the second attempt sends the same. */
export const FailedSaveKeepsEverything: Story = {
  args: { isFailing: true },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(byId('profile-name'), 'Ada');
    await userEvent.type(byId('profile-bio'), 'I build wallets.');
    await userEvent.click(submit(canvasElement));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await expect(byId('profile-name')).toHaveValue('Ada');
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** A word that its field did not add is neither dropped nor saved without: the summary links to it. */
export const RefusedWordsAreNotDropped: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'edit', profile: ada } },
  play: async ({ args, canvasElement, userEvent }) => {
    const [tag = ''] = ada.tags;
    await userEvent.type(byId('profile-tags'), tag);
    await userEvent.click(submit(canvasElement));
    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveTextContent(`“${tag}” has not been added.`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(byId('profile-tags')).toHaveValue(tag);
    await userEvent.clear(byId('profile-tags'));
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A link that duplicates another field of the role shows only if it has a value, and stays while it is cleared. */
export const SecondGitHub: Story = {
  tags: ['no-picture'],
  args: { values: { ...fromProfile(ada), socialGithub: 'https://github.com/ada-labs' } },
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(byId('profile-socialGithub')).toHaveAccessibleName('GitHub (second link)');
    await expect(document.getElementById('profile-socialTwitter')).toBeNull();
    await userEvent.clear(byId('profile-socialGithub'));
    await expect(byId('profile-socialGithub')).toHaveValue('');
    await userEvent.type(byId('profile-socialX'), 'x.com/ada');
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        individualData: expect.objectContaining({
          githubLink: 'https://github.com/ada-okafor',
          social: { x: 'https://x.com/ada' },
        }),
      }),
    );
  },
};

/** A group that is not public keeps its links, and says who sees them. */
export const PrivateGroup: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'edit', profile: nightBuilders } },
  play: async ({ args, canvasElement, userEvent }) => {
    const note = 'Only you see them while the group is not public.';
    await expect(screen.queryByText(note)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(screen.getByText(note)).toBeVisible();
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        groupData: expect.objectContaining({ isPublic: false, communityLink: 'https://t.me/nightbuilders' }),
      }),
    );
  },
};
