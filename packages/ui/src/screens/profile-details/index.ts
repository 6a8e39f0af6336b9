export {
  ProfileDetailsScreen,
  type ProfileDetailsScreenProps,
  type ProfileDetailsView,
} from './profile-details-screen.tsx';
