import { createRoot } from 'react-dom/client';
import { PasswordDialog } from './PasswordDialog.tsx';

const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<PasswordDialog />);
