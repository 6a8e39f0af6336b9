import { Text } from '@mutuals/ui/primitives/text';
import { useState } from 'react';

export default function Project() {
  const [isDeleted, setDeleted] = useState(false);
  return <Text onClick={() => setDeleted(true)}>{isDeleted ? 'The project is deleted' : 'Delete project'}</Text>;
}
