import type { OwnProof, ShownProof } from './proof.types.ts';
import type { SeatView } from './seat-requests.tsx';

const ADDRESS = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
/** The time at which the examples are looked at. */
export const NOW = Date.parse('2026-11-25T09:00:00.000Z');

const nothing = { name: null, count: null, checkedAt: '2026-11-22T09:00:00.000Z', state: 'proven' } as const;

export const shownProofs: readonly ShownProof[] = [
  { ...nothing, kind: 'domain', subject: 'ada.example', method: 'dns' },
  { ...nothing, kind: 'wallet', subject: ADDRESS, method: 'signature', checkedAt: '2026-11-25T07:00:00.000Z' },
  { ...nothing, kind: 'repository', subject: 'ada/circuits', method: 'file' },
  { ...nothing, kind: 'contract', subject: ADDRESS.replace('5aae', '71c7'), method: 'deployer' },
  { ...nothing, kind: 'collection', subject: ADDRESS.replace('5aae', '90f8'), method: 'holds', count: 3 },
  {
    ...nothing,
    kind: 'github',
    subject: 'ada',
    method: 'sign_in',
    state: 'unconfirmed',
    checkedAt: '2026-11-10T09:00:00.000Z',
  },
  { ...nothing, kind: 'telegram', subject: 'ada_builds', method: 'sign_in' },
  { ...nothing, kind: 'seat', subject: 'p1', name: 'Tidepool', method: 'project' },
  { ...nothing, kind: 'x', subject: 'Ada_Builds', method: 'sign_in' },
];

const own: OwnProof = {
  _id: 'd1',
  kind: 'domain',
  subject: 'ada.example',
  name: null,
  count: null,
  method: 'dns',
  state: 'proven',
  isShown: true,
  checkedAt: '2026-11-22T09:00:00.000Z',
  expiresAt: null,
  unconfirmedSince: null,
  withdrawnAt: null,
  withdrawnBecause: null,
  conflict: null,
};

export const ownProofs: readonly OwnProof[] = [
  {
    ...own,
    _id: 'w1',
    kind: 'wallet',
    subject: ADDRESS,
    method: 'signature',
    isShown: false,
    expiresAt: '2027-11-20T09:00:00.000Z',
  },
  own,
  {
    ...own,
    _id: 'g1',
    kind: 'github',
    subject: 'ada',
    method: 'sign_in',
    state: 'unconfirmed',
    unconfirmedSince: '2026-11-18T09:00:00.000Z',
  },
  { ...own, _id: 'r1', kind: 'repository', subject: 'ada/circuits', method: null, state: 'pending', checkedAt: null },
  { ...own, _id: 's1', kind: 'seat', subject: 'p1', name: 'Tidepool', method: null, state: 'pending', checkedAt: null },
  {
    ...own,
    _id: 'c1',
    kind: 'contract',
    subject: ADDRESS.replace('5aae', '71c7'),
    method: 'deployer',
    state: 'conflicting',
    conflict: { side: 'claimant' },
  },
  { ...own, _id: 'p1', kind: 'x', subject: 'Ada_Builds', method: 'sign_in' },
  {
    ...own,
    _id: 'd2',
    subject: 'old.example',
    state: 'withdrawn',
    withdrawnAt: '2026-11-01T09:00:00.000Z',
    withdrawnBecause: 'false',
  },
];

const profile = {
  _id: 'p7',
  name: 'Lin Yue',
  avatar: null,
  profileType: 'individual',
  subtype: 'developer',
  isVerified: false,
} as const;

export const seats: readonly SeatView[] = [
  { _id: 's7', profile, isAccepted: false },
  { _id: 's8', profile: { ...profile, _id: 'p8', name: 'Ada Marchetti', isVerified: true }, isAccepted: true },
];
