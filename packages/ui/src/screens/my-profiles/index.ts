export { MyProfilesScreen, type MyProfilesScreenProps, type MyProfilesView } from './my-profiles-screen.tsx';
