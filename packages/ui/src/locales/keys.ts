import 'i18next';
import type about from './en/about.json';
import type admin from './en/admin.json';
import type chrome from './en/chrome.json';
import type common from './en/common.json';
import type discover from './en/discover.json';
import type errors from './en/errors.json';
import type faq from './en/faq.json';
import type gallery from './en/gallery.json';
import type groups from './en/groups.json';
import type home from './en/home.json';
import type landing from './en/landing.json';
import type landingStory from './en/landingStory.json';
import type likes from './en/likes.json';
import type moderation from './en/moderation.json';
import type messages from './en/messages.json';
import type notifications from './en/notifications.json';
import type onboarding from './en/onboarding.json';
import type outcomes from './en/outcomes.json';
import type payments from './en/payments.json';
import type premium from './en/premium.json';
import type privacy from './en/privacy.json';
import type profiles from './en/profiles.json';
import type signIn from './en/signIn.json';
import type support from './en/support.json';
import type terms from './en/terms.json';
import type bookmarks from './en/bookmarks.json';
import type settings from './en/settings.json';
import type trust from './en/trust.json';
import type turn from './en/turn.json';
import type reports from './en/reports.json';
import type guards from './en/guards.json';
import type leaving from './en/leaving.json';
import type proofs from './en/proofs.json';
import type seeking from './en/seeking.json';

/** English is the source of the keys: a key that it does not have does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      admin: typeof admin;
      chrome: typeof chrome;
      common: typeof common;
      discover: typeof discover;
      errors: typeof errors;
      faq: typeof faq;
      groups: typeof groups;
      gallery: typeof gallery;
      home: typeof home;
      landing: typeof landing;
      landingStory: typeof landingStory;
      likes: typeof likes;
      messages: typeof messages;
      moderation: typeof moderation;
      reports: typeof reports;
      notifications: typeof notifications;
      outcomes: typeof outcomes;
      payments: typeof payments;
      onboarding: typeof onboarding;
      premium: typeof premium;
      privacy: typeof privacy;
      profiles: typeof profiles;
      signIn: typeof signIn;
      support: typeof support;
      terms: typeof terms;
      bookmarks: typeof bookmarks;
      settings: typeof settings;
      trust: typeof trust;
      turn: typeof turn;
      guards: typeof guards;
      leaving: typeof leaving;
      proofs: typeof proofs;
      seeking: typeof seeking;
    };
  }
}
