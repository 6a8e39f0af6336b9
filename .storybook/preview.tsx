import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { StoryLanguage } from '../packages/ui/src/locales/story-provider.tsx';
import { ThemedDocs } from './docs-container.tsx';
import { ComponentPage } from './docs-page.tsx';
import { applyToolbar, directionOf, languageOf } from './toolbar.ts';
import './preview.css';
import './still.ts';

/** A play function's timeout: a busy machine may be slow; what never comes still fails. */
configure({ asyncUtilTimeout: 15_000 });

export default {
  parameters: {
    layout: 'centered',
    // The story gate runs axe itself, in every mode (test-runner.ts).
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    // Each story has its modes from chromatic.ts.
    chromatic: { prefersReducedMotion: 'reduce' },
    docs: { page: ComponentPage, container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Start',
          'Everything at once',
          'Changelog',
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Shape', 'Motion', 'Mark and pictures', 'Icons'],
          'Primitives',
          'Blocks',
          'Patterns',
          'Screens',
          'Machines',
          'Checks',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'fr', 'zh'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    text: {
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        items: [
          { value: '100', title: 'Text 100%' },
          { value: '150', title: 'Text 150%' },
          { value: '200', title: 'Text 200%' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', direction: 'ltr', motion: 'system', text: '100' },
  tags: ['autodocs'],
  /** A synthetic click leaves React Aria's hover on until the pointer next moves: end it before the picture is taken. */
  afterEach: () => {
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  },
  decorators: [
    (Story, { globals }) => {
      applyToolbar(globals);
      return (
        <StoryLanguage language={languageOf(globals)} direction={directionOf(globals)}>
          <Story />
        </StoryLanguage>
      );
    },
  ],
} satisfies Preview;
