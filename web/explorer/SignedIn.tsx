import { useEffect, useState } from 'react';
import { type Caller, nameOf } from './caller.ts';
import { explorerTexts as texts } from './texts.ts';

interface SignedInProps {
  caller: Caller;
  onSignOut: () => void;
}

/** The signed-in caller and a sign-out button; signs out by itself if the token has ended. */
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
      // Without an answer the caller stays; the next operation shows whether the token is valid.
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
