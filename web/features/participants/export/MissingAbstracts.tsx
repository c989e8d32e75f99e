import { Anchor, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { exportTexts } from '#texts/exports.ts';
import { keyOf } from '../../../lib/ids.ts';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { noFilters } from '../scope/filters.ts';
import { readView, writeView } from '../scope/view.ts';
import type { AbstractBookQuery } from './AbstractBook.generated.ts';

const texts = exportTexts.abstracts;

type Missing = NonNullable<NonNullable<AbstractBookQuery['edition']>['missing']>['nodes'];

interface MissingAbstractsProps {
  talkCount: number;
  missingCount: number;
  /** The first of them. */
  missing: Missing;
  sectionId: string | null;
  /** The list was opened in place of the dialog. */
  onOpen: () => void;
}

/** How complete the book is, and who sent no thesis. */
export function MissingAbstracts({ talkCount, missingCount, missing, sectionId, onOpen }: MissingAbstractsProps) {
  if (talkCount === 0) return <Text role="status">{texts.noTalks}</Text>;
  const view = readView(new URLSearchParams());
  const section = sectionId === null ? {} : { section: { values: [keyOf(sectionId)], isExcept: false } };
  const filters = { ...noFilters, thesis: { values: ['MISSING'], isExcept: false }, ...section };
  return (
    <Stack gap="xs">
      <Text role="status">{texts.counts(talkCount - missingCount, talkCount)}</Text>
      {missingCount === 0 ? null : (
        <>
          <Text fw={600}>
            {texts.missing(missingCount)}{' '}
            <Anchor
              component={Link}
              underline="always"
              fw={400}
              onClick={onOpen}
              to={{ search: writeView({ ...view, filters }) }}
            >
              {texts.openMissing}
            </Anchor>
          </Text>
          <ScrollBox mah="12rem" label={texts.missing(missingCount)}>
            <List size="sm" spacing={4}>
              {missing.map(({ id, fullName, registration }) => (
                <List.Item key={id}>
                  {fullName}
                  {registration?.title ? (
                    <Text span size="sm" c="dimmed">
                      {' '}
                      — {registration.title}
                    </Text>
                  ) : null}
                </List.Item>
              ))}
              {missing.length < missingCount ? (
                <List.Item>{texts.more(missingCount - missing.length)}</List.Item>
              ) : null}
            </List>
          </ScrollBox>
        </>
      )}
    </Stack>
  );
}
