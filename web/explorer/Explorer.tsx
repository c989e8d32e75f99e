import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from '@graphiql/plugin-doc-explorer';
import { GraphiQLProvider } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { tabStorage } from '../lib/storage.ts';
import { type Caller, isEnded, nameOf, rememberCaller, rememberedCaller, send } from './caller.ts';
import { ExampleMenu } from './ExampleMenu.tsx';
import { firstExample } from './examples.ts';
import { SignIn } from './SignIn.tsx';
import { explorerTexts as texts } from './texts.ts';

interface SignedInProps {
  caller: Caller;
  onSignOut: () => void;
}

/** The signed-in caller and a sign-out button; signs out by itself if the token has ended. */
function SignedIn({ caller, onSignOut }: SignedInProps) {
  const [name, setName] = useState('');

  useEffect(() => {
    let isCurrent = true;
    nameOf(caller).then(
      (found) => {
        if (!isCurrent) return;
        if (found === null) onSignOut();
        else setName(found || texts.nameless);
      },
      // Without an answer the caller stays signed in; the next operation shows whether the token is valid.
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

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

const INTROSPECTION = 'IntrospectionQuery';
const plugins = [DOC_EXPLORER_PLUGIN];

/** GraphiQL with a sign-in and examples, without its history, which would store variables beyond the tab. */
export function Explorer() {
  const [caller, setCaller] = useState<Caller>(rememberedCaller);
  const [isDescribed, setIsDescribed] = useState(true);

  const change = useCallback((next: Caller) => {
    rememberCaller(next);
    setCaller(next);
  }, []);
  const signOut = useCallback(() => change({ kind: 'visitor' }), [change]);
  const [hasEnded, setHasEnded] = useState(false);

  const fetcher = useCallback(
    async (operation: Parameters<Fetcher>[0]) => {
      const answer = await send(caller, operation);
      if (operation.operationName === INTROSPECTION) setIsDescribed(Boolean(answer.data));
      const isEndedToken = caller.kind === 'token' && isEnded(answer);
      setHasEnded(isEndedToken);
      if (isEndedToken) signOut();
      return answer;
    },
    [caller, signOut],
  ) as Fetcher;

  return (
    <GraphiQLProvider
      fetcher={fetcher}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultQuery={firstExample?.query ?? ''}
      storage={tabStorage}
      inputValueDeprecation
      schemaDescription
    >
      <DocExplorerContextProvider>
        <header className="explorer-header">
          <h1>{texts.title}</h1>
          <ExampleMenu />
          <div className="explorer-caller">
            {caller.kind === 'visitor' ? (
              <SignIn onCaller={change} notice={hasEnded ? texts.ended : ''} />
            ) : (
              <SignedIn caller={caller} onSignOut={signOut} />
            )}
          </div>
          <a href="/">{texts.home}</a>
          {!isDescribed && caller.kind === 'visitor' && (
            <p role="status" className="explorer-notice">
              {texts.noDescription}
            </p>
          )}
        </header>
        <main className="explorer-main">
          <GraphiQLInterface isHeadersEditorEnabled={false} showPersistHeadersSettings={false}>
            <GraphiQL.Logo>GraphiQL</GraphiQL.Logo>
          </GraphiQLInterface>
        </main>
      </DocExplorerContextProvider>
    </GraphiQLProvider>
  );
}
