import { useEditorContext } from '@graphiql/react';
import { useEffect } from 'react';
import { explorerTexts } from './texts.ts';

/** Labels the input fields of the editors, which GraphiQL leaves without a name. */
export function useEditorLabels(): void {
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true });
  useEffect(() => {
    const { query, variables, response } = explorerTexts.editors;
    queryEditor?.getInputField().setAttribute('aria-label', query);
    variableEditor?.getInputField().setAttribute('aria-label', variables);
    responseEditor?.getInputField().setAttribute('aria-label', response);
  }, [queryEditor, variableEditor, responseEditor]);
}
