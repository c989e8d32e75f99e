import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine 9.7.3 marks every field that is wrong for screen readers but this one. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} {...(props.error ? { 'aria-invalid': true } : {})} />;
}
