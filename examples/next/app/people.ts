export interface Person {
  id: string;
  name: string;
  email: string;
  role: 'Owner' | 'Editor' | 'Reader' | 'Invited';
}

/** Stands for the app's database. */
export const people = async (): Promise<Person[]> => [
  { id: 'maeve', name: 'Maeve Byrne', email: 'maeve@example.com', role: 'Owner' },
  { id: 'tane', name: 'Tane Parata', email: 'tane@example.com', role: 'Editor' },
  { id: 'ines', name: 'Ines Duarte', email: 'ines@example.com', role: 'Reader' },
  { id: 'per', name: 'per@example.com', email: 'per@example.com', role: 'Invited' },
];
