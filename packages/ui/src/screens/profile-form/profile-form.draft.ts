import type { DescribedPicture } from '../../patterns/picture-field/described-picture.ts';
import {
  GROUP_TYPES,
  PROFILE_TYPES,
  PROJECT_STATUSES,
  PROJECT_TYPES,
  ROLES,
} from '../../patterns/profile-kind/profile-kind.ts';
import { DEFAULT_VALUES, type ProfileFormValues } from './profile-form.values.ts';

const CHOICES = new Map<string, readonly string[]>([
  ['profileType', PROFILE_TYPES],
  ['role', ROLES],
  ['groupType', GROUP_TYPES],
  ['projectType', PROJECT_TYPES],
  ['status', PROJECT_STATUSES],
]);

export function isDescribedPicture(value: unknown): value is DescribedPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { url, description }: Partial<Record<string, unknown>> = { ...value };
  return typeof url === 'string' && typeof description === 'string';
}

function fits(name: string, initial: unknown, value: unknown): boolean {
  const choices = CHOICES.get(name);
  if (choices) return typeof value === 'string' && choices.includes(value);
  if (name === 'gallery') return Array.isArray(value) && value.every(isDescribedPicture);
  if (name === 'avatar' || name === 'coverImage') return value === null || isDescribedPicture(value);
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (name === 'memberCount' || name === 'teamSize') return value === null || typeof value === 'number';
  return typeof value === typeof initial;
}

/** Whether something that was kept, such as a draft in the browser's storage, is what this form holds. */
export function isProfileFormValues(value: unknown): value is ProfileFormValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(DEFAULT_VALUES).every(([name, initial]) => fits(name, initial, Reflect.get(value, name)));
}
