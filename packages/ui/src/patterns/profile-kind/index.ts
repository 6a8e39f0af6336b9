export * from './profile-kind.ts';
export * from './profile-view.ts';
