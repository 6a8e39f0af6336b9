// Every field of a profile, the assistant or the API is shown, editable, kept by every edit, and on the profile's page. The fields come from the
// contract: one that is added there and forgotten anywhere fails here.
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryLanguage } from '../../packages/ui/src/locales/story-provider.tsx';
import { KnownPanel } from '../../packages/ui/src/patterns/onboarding-chat/known-panel.tsx';
import { ROLES } from '../../packages/ui/src/patterns/profile-kind/profile-kind.ts';
import type { ProfileView } from '../../packages/ui/src/patterns/profile-kind/profile-view.ts';
import { half } from '../../packages/ui/src/screens/assistant/assistant.examples.ts';
import type { AssistantData, AssistantSession } from '../../packages/ui/src/screens/assistant/assistant.types.ts';
import { saidOf, valuesOf } from '../../packages/ui/src/screens/assistant/preview-values.ts';
import { useExtracted } from '../../packages/ui/src/screens/assistant/use-extracted.ts';
import { ProfileDetailsScreen } from '../../packages/ui/src/screens/profile-details/profile-details-screen.tsx';
import {
  ProfileFormScreen,
  type ProfileFormValues,
  type ProfileFormView,
  type SaidWords,
} from '../../packages/ui/src/screens/profile-form/profile-form-screen.tsx';
import { fromProfile, toEdit, toPayload } from '../../packages/ui/src/screens/profile-form/profile-form.payload.ts';
import { checkProfile } from '../../packages/ui/src/screens/profile-form/profile-form.rules.ts';
import { contract, type Schema } from './contract.ts';

const { schemas } = contract.components;
const known = (name: string): Schema => {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no ${name}`);
  return schema;
};

function resolved(schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolved(known(schema.$ref.replace('#/components/schemas/', '')));
  const other = schema.oneOf?.find(({ type }) => type !== 'null');
  return other ? resolved(other) : schema;
}

/** A valid value for this schema; each `take` gives another one. */
function sample(schema: Schema, name: string, take: 1 | 2): unknown {
  const { type, format, pattern, enum: choices, const: fixed, items, properties } = resolved(schema);
  const kind = [type].flat().find((each) => each !== 'null');
  if (fixed !== undefined) return fixed;
  if (choices) return choices.at(-take);
  if (kind === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, each]) => [key, sample(each, key, take)]));
  if (kind === 'array') return items ? [sample(items, name, take)] : [];
  if (kind === 'integer') return 40 + take;
  if (kind === 'boolean') return take === 1;
  if (format === 'date-time') return `2026-11-0${String(take)}T09:00:00.000Z`;
  if (pattern?.startsWith('^0x')) return `0x${String(take).repeat(40)}`;
  if (format === 'uri' || pattern?.startsWith('^https')) return `https://${name.toLowerCase()}.example/${String(take)}`;
  return `${name} ${String(take)}`;
}

type Path = readonly string[];

/** The fields of an object, including those of nested objects. */
const fieldsIn = (schema: Schema, path: Path = []): readonly Path[] =>
  Object.entries(resolved(schema).properties ?? {}).flatMap(([name, each]) =>
    resolved(each).properties ? fieldsIn(each, [...path, name]) : [[...path, name]],
  );

const get = (object: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    object,
  );

function withValue<T>(object: T, path: Path, value: unknown): T {
  const copy = structuredClone(object);
  const parent = get(copy, path.slice(0, -1));
  if (typeof parent !== 'object' || parent === null) throw new Error(`nothing holds ${path.join('.')}`);
  Reflect.set(parent, path.at(-1) ?? '', value);
  return copy;
}

const html = (children: ReactNode): string => renderToStaticMarkup(StoryLanguage({ language: 'en', children }));

const kinds = [
  ...ROLES.map((role) => ({ kind: `a ${role}`, type: 'Individual', part: 'individualData', role })),
  { kind: 'a group', type: 'Group', part: 'groupData', role: null },
  { kind: 'a project', type: 'Project', part: 'projectData', role: null },
] as const;
type Kind = (typeof kinds)[number];
/** Fields of other roles belong only to them; the server refuses them for this one. */
function isOfRole({ type, role }: Kind, path: Path): boolean {
  const description = schemas[`${type}Data`]?.properties?.[path[1] ?? '']?.description ?? '';
  const roles = ROLES.filter((each) => description.toLowerCase().includes(`${each}s`));
  return path.length < 2 || roles.length === 0 || roles.some((each) => each === role);
}

/** Fields that the server sets, and fields that never change. */
const NOT_EDITABLE =
  'profileType _id isOwner isHidden photos isPremium isVerified subtype views likes matches proofs replyHabit createdAt updatedAt'.split(
    ' ',
  );

/** The editable fields of a profile of this kind: all that it has, and all that an edit may contain. */
const editableOf = (kind: Kind): readonly Path[] => {
  const all = [...fieldsIn(known(`${kind.type}Profile`)), ...fieldsIn(known(`${kind.type}Update`))];
  return [...new Map(all.map((path) => [path.join('.'), path])).values()].filter(
    (path) => !NOT_EDITABLE.includes(path[0] ?? '') && isOfRole(kind, path),
  );
};

/**
 * The fields of a kind that are changed one by one, to see whether that shows. What people of several roles have, `npm test` changes for the first of
 * them, a deep run for each.
 */
function changedOf(kind: Kind, fieldsOf: (kind: Kind) => readonly Path[]): ReadonlySet<string> {
  const earlier = process.env['DEEP'] === undefined ? kinds.slice(0, kinds.indexOf(kind)) : [];
  const shown = new Set(earlier.filter(({ type }) => type === kind.type).flatMap((each) => fieldsOf(each).map(String)));
  return new Set(
    fieldsOf(kind)
      .map(String)
      .filter((field) => !shown.has(field)),
  );
}

/** A profile with a value in each of its fields. */
function profileOf({ type, role }: Kind, take: 1 | 2): ProfileView {
  // Every field of the schema has a value of its type.
  const profile = sample(known(`${type}Profile`), type, take) as ProfileView;
  const filled = {
    ...profile,
    photos: [],
    pictureDescriptions: [{ url: profile.coverImage ?? '', description: `Cover ${String(take)}` }],
  };
  return role === null || filled.profileType !== 'individual'
    ? filled
    : { ...filled, subtype: role, individualData: { ...filled.individualData, role } };
}

const page = (profile: ProfileView): string =>
  html(
    createElement(ProfileDetailsScreen, {
      view: { status: 'ready', profile },
      onShare: () => {},
      back: { to: 'discover', href: '/' },
      editHref: '/edit',
      discoverAsHref: '/discover',
      onRetry: () => {},
    }),
  );

const slot = ({ value }: { value: unknown }) => createElement('output', {}, JSON.stringify(value));
const nothing = () => {};
const form = (
  values: ProfileFormValues,
  kind: { profile: ProfileView } | { said: SaidWords } | null = null,
): string => {
  const open = {
    values,
    unfinished: {},
    touched: [],
    attempts: 0,
    sent: null,
    revision: 0,
    isSaving: false,
    isRestored: false,
    elsewhere: [],
    onChange: nothing,
    onUnfinished: nothing,
    onTouch: nothing,
    onSubmit: nothing,
    onDiscard: nothing,
    onChoose: nothing,
  };
  const view: ProfileFormView =
    kind === null
      ? { status: 'create', form: open }
      : 'profile' in kind
        ? { status: 'edit', form: open, ...kind }
        : { status: 'preview', form: open, ...kind };
  return html(createElement(ProfileFormScreen, { view, slots: { Picture: slot, Gallery: slot }, listHref: '/' }));
};

it.each(kinds)('every field of $kind is in the form, on the page, and kept through an edit', (kind) => {
  const profile = profileOf(kind, 1);
  const other = profileOf(kind, 2);
  const [fields, changing] = [editableOf(kind), changedOf(kind, editableOf)];
  expect(fields.length).toBeGreaterThan(15);
  const edit = toEdit(toPayload(fromProfile(profile)));
  const [onPage, inForm] = [page(profile), form(fromProfile(profile), { profile })];
  expect(checkProfile(fromProfile(profile), 'edit')).toEqual([]);
  for (const path of fields) {
    const field = path.join('.');
    const stored = get(profile, path);
    expect(get(edit, path), `${field} is sent`).toEqual(
      path.at(-1) === 'projectLinks' ? [{ url: get(profile, [...path, '0', 'url']) }] : stored,
    );
    // The type is in the subtype as well.
    if (!changing.has(String(path)) || ['role', 'groupType', 'projectType'].includes(path.at(-1) ?? '')) continue;
    const changed = withValue(profile, path, get(other, path));
    expect(form(fromProfile(changed), { profile: changed }) !== inForm, `${field} is in the form`).toBe(true);
    expect(page(changed) !== onPage, `${field} is on the page`).toBe(true);
  }
});

it.each(kinds)('every optional field of $kind is cleared by emptying it', (kind) => {
  const update = known(`${kind.type}Update`);
  const isOptional = (path: Path): boolean => {
    const name = path.at(-1) ?? '';
    const parent = path
      .slice(0, -1)
      .reduce((schema, part) => resolved(resolved(schema).properties?.[part] ?? {}), resolved(update));
    const { type } = resolved(parent.properties?.[name] ?? {});
    return (
      parent.required?.includes(name) !== true && [type].flat().some((each) => each === 'null' || each === 'array')
    );
  };
  const clearable = editableOf(kind).filter(isOptional);
  expect(clearable.length).toBeGreaterThan(7);
  const empty = clearable.reduce(
    (profile, path) => withValue(profile, path, Array.isArray(get(profile, path)) ? [] : null),
    profileOf(kind, 1),
  );
  const edit = toEdit(toPayload(fromProfile(empty)));
  for (const path of clearable) expect(get(edit, path), path.join('.')).toEqual(get(empty, path));
});

/** The assistant's understanding of this kind of profile, with a value in each field. */
function talkOf({ type, role }: Kind, take: 1 | 2): AssistantSession {
  const sampled = sample(known(`Onboarding${type}`), type, take) as AssistantData;
  const extractedData = { ...sampled, missingFields: [], sources: [] };
  if (role !== null && extractedData.profileType === 'individual')
    return { ...half, extractedData: { ...extractedData, individualData: { ...extractedData.individualData, role } } };
  return { ...half, profileType: extractedData.profileType, extractedData };
}

const Known = ({ session }: { session: AssistantSession }) =>
  createElement(KnownPanel, { extracted: useExtracted(session), onTag: () => {} });
const panel = (session: AssistantSession): string => html(createElement(Known, { session }));

/** What the assistant understands of this kind of profile. */
const understoodOf = (kind: Kind): readonly Path[] =>
  fieldsIn(known(`Onboarding${kind.type}`)).filter(
    (path) =>
      // Whom a profile seeks is no part of it (D62).
      !['profileType', 'isComplete', 'missingFields', 'sources', 'seeking'].includes(path[0] ?? '') &&
      isOfRole(kind, path),
  );

it.each(kinds)(
  'everything that the assistant understands about $kind is shown, and reaches the new profile',
  (kind) => {
    const talk = talkOf(kind, 1);
    const other = talkOf(kind, 2);
    const [fields, changing] = [understoodOf(kind), changedOf(kind, understoodOf)];
    expect(fields.length).toBeGreaterThan(12);
    const made = toPayload(valuesOf(talk.extractedData));
    const shown = panel(talk);
    for (const path of fields) {
      expect(get(made, path), `${path.join('.')} is sent`).toEqual(get(talk.extractedData, path));
      if (!changing.has(String(path)) || path.at(-1) === 'role') continue;
      const extractedData = withValue(talk.extractedData, path, get(other.extractedData, path));
      expect(panel({ ...talk, extractedData }) !== shown, `${path.join('.')} is shown`).toBe(true);
    }
  },
);

const askable = (known('OnboardingField').enum ?? []).map(String).filter((field) => field !== 'seeking');
/** What the assistant can ask about a profile, by its name for it. */
const asked = kinds.flatMap((kind) =>
  fieldsIn(known(`Onboarding${kind.type}`)).flatMap((path) =>
    askable.filter(
      (field) => path.includes(field) || path.join('.').endsWith(field.replace(/^(github|discord)Link$/u, 'links.$1')),
    ),
  ),
);

it('the assistant asks only about fields of a profile', () => {
  expect(askable.filter((field) => !asked.includes(field))).toEqual([]);
});

/** The empty form of each kind. */
const formOf = new Map(kinds.map((kind) => [kind, form(valuesOf(talkOf(kind, 1).extractedData))]));

it.each(askable)('the question for %s has a name, and its answer is at its field in the preview', (field) => {
  const [kind] = kinds.filter((each) => {
    const values = valuesOf(talkOf(each, 1).extractedData);
    return field === 'social'
      ? 'socialX' in values && each.type !== 'Project'
      : formOf.get(each)?.includes(`profile-${field}`);
  });
  if (!kind) throw new Error(`no form shows ${field}`);
  const talk = talkOf(kind, 1);
  const missing = panel({ ...talk, extractedData: { ...talk.extractedData, missingFields: [field] } });
  expect(missing).not.toBe(panel(talk));
  expect(missing).not.toMatch(/form\.field|known\.social/u);
  const words = `I said ${field}`;
  const said = saidOf({
    ...talk,
    messages: [{ role: 'user', content: words }],
    extractedData: { ...talk.extractedData, sources: [{ field, message: 0, start: 0, end: words.length }] },
  });
  expect(form(valuesOf(talk.extractedData), { said })).toContain(words);
});
