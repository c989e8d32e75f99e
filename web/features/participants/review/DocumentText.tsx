import { Skeleton, Stack, Text } from '@mantine/core';
import { reviewTexts as texts } from '#texts/review.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { ThesisNote } from './ThesisNote.tsx';
import { useThesisTextQuery } from './ThesisText.generated.ts';

interface DocumentTextProps {
  /** The registration. */
  id: string;
  file: { name: string; url: string };
}

/** The text of a .docx, paragraph by paragraph, as the gateway reads it; never the file's own markup. */
export function DocumentText({ id, file }: DocumentTextProps) {
  const { data, error, refetch } = useThesisTextQuery({ variables: { id } });
  return (
    <Loaded
      query={{ data, error, refetch }}
      data={data?.registration?.thesisDocument}
      subject={texts.fileWhat}
      skeleton={<Skeleton height={420} />}
    >
      {({ text }) =>
        text === null || text.length === 0 ? (
          <ThesisNote title={texts.unreadable.title} text={texts.unreadable.document} file={file} />
        ) : (
          <Stack gap="sm">
            {text.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs repeat, and their order never changes
              <Text key={place} style={{ overflowWrap: 'anywhere' }}>
                {paragraph}
              </Text>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
