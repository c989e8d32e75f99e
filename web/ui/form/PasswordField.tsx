import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine 9.7.3 sets aria-invalid on every wrong field except this one. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} {...(props.error ? { 'aria-invalid': true } : {})} />;
}
