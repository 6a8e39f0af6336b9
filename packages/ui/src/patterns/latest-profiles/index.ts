export {
  type LatestProfile,
  LatestProfiles,
  LatestProfilesLoading,
  type LatestProfilesProps,
} from './latest-profiles.tsx';
