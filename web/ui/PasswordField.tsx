import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../texts/ru/common.ts';

/**
 * A password with its show and hide toggle, which keyboard and screen reader reach too (ACC-05). The library marks every
 * field that is wrong but this one.
 */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const { showPassword, hidePassword } = commonTexts.actions;
  return (
    <PasswordInput
      {...props}
      {...(props.error ? { 'aria-invalid': true } : {})}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hidePassword : showPassword, tabIndex: 0 }}
    />
  );
}
