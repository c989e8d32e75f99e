import './nonce.ts';
import 'graphiql/style.css';
import './explorer.css';
import { createRoot } from 'react-dom/client';
import { Explorer } from './Explorer.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<Explorer />);
