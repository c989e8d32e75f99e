import { useEffect, useState } from 'react';
import { explorerTexts as texts } from '../texts/ru/explorer.ts';
import { type Caller, nameOf } from './caller.ts';

interface SignedInProps {
  caller: Caller;
  onSignOut: () => void;
}

/** Whose operations these are, and the way out; a token that is no more leads out by itself. */
export function SignedIn({ caller, onSignOut }: SignedInProps) {
  const [name, setName] = useState('');

  useEffect(() => {
    let isCurrent = true;
    nameOf(caller).then(
      (found) => {
        if (!isCurrent) return;
        if (found === null) onSignOut();
        else setName(found || texts.nameless);
      },
      // Without an answer the caller stays: the next operation tells.
      () => setName(''),
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, onSignOut]);

  return (
    <div className="explorer-row">
      <span role="status">{caller.kind === 'session' ? texts.ofSession(name) : texts.as(name)}</span>
      <button type="button" onClick={onSignOut}>
        {texts.signOut}
      </button>
    </div>
  );
}
