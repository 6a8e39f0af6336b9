// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Every size of the contract (D37); characters are code points. */
export const limits = {
  "profileName": 80,
  "displayName": 80,
  "bio": 2000,
  "message": 4000,
  "entryRequirements": 500,
  "searchText": 200,
  "chain": 40,
  "tagsPerProfile": 20,
  "languagesPerProfile": 20,
  "interestsPerProfile": 20,
  "skillsPerProfile": 20,
  "tagLength": 40,
  "links": 10,
  "linkLength": 2048,
  "galleryPictures": 7,
  "memberCount": 100000000,
  "profilesPerUser": 10,
  "idempotencyKey": 255,
  "bodyBytes": 262144,
  "uploadBytes": 5242880,
  "pageSizeMin": 1,
  "pageSizeMax": 100,
  "pageMax": 500,
  "offsetMax": 10000,
  "countMax": 100
} as const;
