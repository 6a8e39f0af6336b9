import {
  type FactName,
  type FactValues,
  type Interview,
  LIST_FACTS,
  type ListFact,
  type ProfileType,
} from '../interview.ts';
import { questionsOf } from '../questions.ts';
import {
  anyOf,
  findAll,
  fold,
  hearText,
  type Reader,
  type Reading,
  type Said,
  type Span,
  trimmed,
} from '../reading.ts';
import { words } from '../words/words.ts';

/** Fields that one kind of profile has. */
const OWN: Partial<Record<FactName, ProfileType>> = {
  role: 'individual',
  groupType: 'group',
  categories: 'group',
  projectType: 'project',
  status: 'project',
  teamSize: 'project',
  funding: 'project',
};

/** What people call the fields that this kind of profile has. */
function labelsOf(interview: Interview): Map<string, FactName> {
  const asked = new Set(questionsOf(interview).map(({ fact }) => fact));
  const fits = (fact: FactName) => (OWN[fact] ?? interview.profileType) === interview.profileType;
  // Only a group has categories: those of a person or a project are their tags.
  const inThis = (fact: FactName) => (fact === 'categories' && !fits(fact) ? 'tags' : fact);
  const entries = words.flatMap(({ labels }) =>
    Object.entries(labels).flatMap(([name, labelled]) =>
      labelled.map((label): [string, FactName] => [fold(label), inThis(nameOf(name))]),
    ),
  );
  // A label of several fields is the one's that is asked for.
  return new Map(
    entries
      .filter(([, fact]) => fits(fact))
      .sort(([, one], [, other]) => Number(asked.has(one)) - Number(asked.has(other))),
  );
}

/** The keys of `labels` are names of facts. */
const nameOf = (key: string): FactName => key as FactName;

const CHANGE = words.flatMap(({ change }) => change);
const INTO = words.flatMap(({ into }) => into);
const REMOVE = anyOf(
  words.flatMap(({ remove }) => remove).filter((word) => !['not', 'pas', 'without', 'sans'].includes(word)),
);

/** A value that somebody put under a name: "bio: I draw", "change my name to Zoe", "把名字改成小周". */
export interface Labelled {
  fact: FactName;
  /** Null: the field is to be asked for again. */
  value: Span | null;
  phrase: Span;
}

/** GA11: fields by their name, one a line, or in a request to change one. */
export function readLabels(said: Said, interview: Interview): Labelled[] {
  const labels = labelsOf(interview);
  const label = `(?<label>${anyOf([...labels.keys()])})`;
  const lines = new RegExp(
    `(?:^|\\n)[\\s*•-]*(?:my |our |ma |mon |mes |notre |我的)?${label}\\s*[:=]\\s*(?<value>[^\\n;]+)`,
    'dg',
  );
  const change = `${anyOf(CHANGE)}\\s*(?:the |my |our |le |la |les |ma |mon |mes |我的)*${label}`;
  const requests = new RegExp(`${change}\\s*(?:${anyOf(INTO)}\\s*:?\\s*(?<value>[^\\n]+))?`, 'dg');
  const becomes = new RegExp(`${label}\\s*(?:改成|改为|换成|应该是)\\s*(?<value>[^\\n]+)`, 'dg');
  return [lines, becomes, requests]
    .flatMap((pattern) =>
      [...said.folded.matchAll(pattern)].flatMap((match): Labelled[] => {
        const fact = labels.get(match.groups?.['label'] ?? '');
        const place = match.indices?.groups?.['value'];
        if (fact === undefined) return [];
        const phrase = { start: match.index, end: match.index + match[0].length };
        const [value = null] = place === undefined ? [] : trimmed(said.text, ...place);
        return [{ fact, value, phrase }];
      }),
    )
    .slice(0, 20);
}

/** The value of a label as a message of its own. */
export const partOf = ({ text }: Said, { start, end }: Span): Said => hearText(text.slice(start, end));

/** GA11: things to be taken out: "remove Rust", "enlève le tag defi", "去掉 Rust". */
export const readRemovals: Reader = (said, { facts }) => {
  const removed = new RegExp(
    `${REMOVE}\\s*(?:the |my |tag |skill |le |la |les |标签|技能)*(?<value>[^.!?\\n。]+)`,
    'dg',
  );
  return findAll(removed, said.folded).flatMap(({ start, end, phrase }) =>
    LIST_FACTS.flatMap((fact): Reading[] =>
      valuesOf(facts, fact)
        .filter((value) => namesOf(fact, value).some((name) => said.folded.slice(start, end).includes(name)))
        .map((value) => ({ fact, without: value, start, end, phrase })),
    ),
  );
};

const valuesOf = (facts: Interview['facts'], fact: ListFact): FactValues[ListFact] => facts[fact]?.value ?? [];
const LANGUAGE_NAMES = (['en', 'fr', 'zh'] as const).map(
  (language) => new Intl.DisplayNames(language, { type: 'language' }),
);
const namesOf = (fact: ListFact, value: string): string[] =>
  fact === 'languages' && /^[a-z]{2,3}$/.test(value)
    ? LANGUAGE_NAMES.map((names) => fold(names.of(value) ?? value))
    : [fold(value)];
