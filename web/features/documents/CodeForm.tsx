import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { codeOf } from './codeOf.ts';

const { verification: texts } = documentTexts;
/** Some paste the whole address. */
const LONGEST = 200;

/** Asks for the code of a document. A plain form, so that it works without scripts. */
export function CodeForm() {
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeOf(String(new FormData(event.currentTarget).get('code') ?? ''));
    setMissing(code === '');
    if (code === '') event.currentTarget.querySelector('input')?.focus();
    else void navigate(`${paths.verify}/${encodeURIComponent(code)}`);
  };
  return (
    <form action={paths.verify} method="get" onSubmit={send}>
      <TextInput
        name="code"
        label={texts.codeOf}
        description={texts.codeHint}
        error={isMissing ? texts.codeMissing : null}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
      />
      <Group mt="md">
        <Button type="submit">{texts.check}</Button>
      </Group>
    </form>
  );
}
