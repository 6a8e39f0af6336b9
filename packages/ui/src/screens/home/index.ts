export {
  type ConversationToAnswer,
  type HomePartner,
  HomeScreen,
  type HomeScreenProps,
  type HomeView,
  type NewMatch,
} from './home-screen.tsx';
