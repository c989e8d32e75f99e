import { Group, List, Text, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { accountsTexts } from '#texts/accounts.ts';
import { passwordRuleNames, passwordRules } from './passwordRules.ts';

const { passwordRules: texts } = accountsTexts.registration;

/** The rules of a new password, each with a mark as soon as the typed one meets it. */
export function PasswordRules({ form }: { form: UseFormReturnType<{ password: string }> }) {
  const password = form.useWatchValue('password');
  return (
    <List listStyleType="none" aria-label={texts.label} spacing={2} size="sm">
      {passwordRuleNames.map((name) => {
        const isMet = passwordRules[name](password);
        const Icon = isMet ? IconCheck : IconPoint;
        return (
          <List.Item
            key={name}
            c={isMet ? 'light-dark(var(--mantine-color-teal-9), var(--mantine-color-teal-3))' : 'dimmed'}
          >
            <Group component="span" gap={6} wrap="nowrap">
              <Icon size={16} aria-hidden />
              <Text span size="sm">
                {texts[name]}
                <VisuallyHidden>{isMet ? texts.met : texts.unmet}</VisuallyHidden>
              </Text>
            </Group>
          </List.Item>
        );
      })}
    </List>
  );
}
