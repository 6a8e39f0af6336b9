import '@mutuals/ui/styles.css';
import { Button } from '@mutuals/ui/primitives/button';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') ?? document.body).render(<Button>Save</Button>);
