import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** The other side of a conversation, or what remains of it after the profile was deleted (D39). */
export type Partner =
  | {
      readonly _id: string;
      readonly isDeleted: false;
      readonly name: string;
      readonly avatar: string | null;
      readonly profileType: ProfileType;
      readonly subtype: Subtype;
      readonly isVerified: boolean;
    }
  | { readonly _id: string; readonly isDeleted: true };
