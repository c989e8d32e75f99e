import { useEditorContext } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { type Example, exampleGroups } from './examples.ts';
import { recipeAddress, recipesPath } from './recipes.ts';
import { explorerTexts } from './texts.ts';

/** Names the input fields of GraphiQL's editors, and lets Tab leave them: indenting is of less use than the way out. */
function useReachableEditors(): void {
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true });
  useEffect(() => {
    const { query, variables, response } = explorerTexts.editors;
    queryEditor?.getInputField().setAttribute('aria-label', query);
    variableEditor?.getInputField().setAttribute('aria-label', variables);
    responseEditor?.getInputField().setAttribute('aria-label', response);
    for (const editor of [queryEditor, variableEditor]) editor?.addKeyMap({ Tab: false, 'Shift-Tab': false });
  }, [queryEditor, variableEditor, responseEditor]);
}

/** Opens an example in a new tab. */
export function ExampleMenu() {
  const { addTab, tabs, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  useReachableEditors();
  const [chosen, setChosen] = useState('');
  const [opening, setOpening] = useState<{ example: Example; tabs: number } | null>(null);

  const example = exampleGroups.flatMap((group) => group.examples).find(({ id }) => id === chosen);

  const open = () => {
    if (example === undefined) return;
    setOpening({ example, tabs: tabs.length });
    addTab();
  };

  // GraphiQL fills the editors of a new tab first, so the example is set afterwards.
  useEffect(() => {
    if (opening === null || tabs.length === opening.tabs) return;
    queryEditor?.setValue(opening.example.query);
    variableEditor?.setValue(opening.example.variables);
    setOpening(null);
  }, [opening, tabs.length, queryEditor, variableEditor]);

  return (
    <div className="explorer-row">
      <label>
        {explorerTexts.examples}
        <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{explorerTexts.choose}</option>
          {exampleGroups.map(({ title, examples }) => (
            <optgroup key={title} label={title}>
              {examples.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="button" onClick={open} disabled={chosen === ''}>
        {explorerTexts.open}
      </button>
      {example?.recipe && <a href={recipeAddress(example.recipe)}>{explorerTexts.recipe(example.recipe)}</a>}
      <a href={recipesPath}>{explorerTexts.allRecipes}</a>
    </div>
  );
}
